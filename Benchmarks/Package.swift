// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "ReactiveLite", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "ReactiveLite", package: "ReactiveLite"),
        .product(name: "ReactiveLiteTest", package: "ReactiveLite"),
        .product(name: "UserModelKit", package: "ReactiveLite"),
      ],
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-llvm-merge-functions-pass"])])
  ],
  swiftLanguageModes: [.v6]
)
