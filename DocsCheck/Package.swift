// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "DocsCheck",
  dependencies: [.package(name: "ReactiveLite", path: "..")],
  targets: [
    .executableTarget(name: "DocsCheck"),
    // Most of it is written by the program above: see Scripts/docs-check.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        .product(name: "ReactiveLite", package: "ReactiveLite"),
        .product(name: "ReactiveLiteFoundation", package: "ReactiveLite"),
        .product(name: "ReactiveLiteTest", package: "ReactiveLite"),
        .product(name: "UserModelKit", package: "ReactiveLite"),
      ],
      // What a sample names and does not use is for its reader to use.
      swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
  ],
  swiftLanguageModes: [.v6]
)
