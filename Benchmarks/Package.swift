// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "ReactiveLite", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Mallocs",
        .product(name: "ReactiveLite", package: "ReactiveLite"),
        .product(name: "ReactiveLiteTest", package: "ReactiveLite"),
        .product(name: "UserModelKit", package: "ReactiveLite"),
      ],
      // Equal functions are not merged, by way of a call more: no case depends on what others there are.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-llvm-merge-functions-pass"])],
      // Valgrind gives up on the debug information that clang writes.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]),
    .target(name: "Mallocs"),
  ],
  swiftLanguageModes: [.v6]
)
