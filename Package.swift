// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "ReactiveLite",
  products: [
    .library(name: "ReactiveLite", targets: ["ReactiveLite"]),
    .library(name: "ReactiveLiteFoundation", targets: ["ReactiveLiteFoundation"]),
    .library(name: "ReactiveLiteTest", targets: ["ReactiveLiteTest"]),
    .library(name: "UserModelKit", targets: ["UserModelKit"]),
    .executable(name: "appcli", targets: ["AppCLI"]),
  ],
  targets: [
    .target(name: "ReactiveLite"),
    .target(name: "ReactiveLiteFoundation", dependencies: ["ReactiveLite"]),
    .target(name: "ReactiveLiteTest", dependencies: ["ReactiveLite"]),
    .target(name: "UserModelKit", dependencies: ["ReactiveLite"]),
    .executableTarget(name: "AppCLI", dependencies: ["UserModelKit"]),
    .testTarget(
      name: "UserModelKitTests", dependencies: ["UserModelKit", "ReactiveLite", "ReactiveLiteTest"]),
    .testTarget(name: "ReactiveLiteTests", dependencies: ["ReactiveLite", "ReactiveLiteTest"]),
    .testTarget(
      name: "ReactiveLiteFoundationTests", dependencies: ["ReactiveLite", "ReactiveLiteFoundation"]),
    .testTarget(name: "ReactiveLiteTestTests", dependencies: ["ReactiveLite", "ReactiveLiteTest"]),
    .testTarget(name: "AppCLITests", dependencies: ["AppCLI", "UserModelKit"]),
  ],
  swiftLanguageModes: [.v6]
)
