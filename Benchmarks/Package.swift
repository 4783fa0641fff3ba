// swift-tools-version: 6.1
import PackageDescription

// A checkout of Needle may stand beside: `NEEDLE=path swift run -c release runtime-bars`
// adds the same program on NeedleFoundation to the table.
let needle = Context.environment["NEEDLE"]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "runtime-bars", targets: ["RuntimeBars"])],
    dependencies: [
        .package(name: "Dovetail", path: ".."),
        // Without its default trait, which needs a jemalloc on the machine.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .target(name: "AllocationCounter"),
        .target(name: "SampleFeature", dependencies: [.product(name: "Dovetail", package: "Dovetail")]),
        .target(
            name: "SampleApp",
            dependencies: ["SampleFeature", .product(name: "Dovetail", package: "Dovetail")]),
        .executableTarget(name: "RuntimeBars", dependencies: ["AllocationCounter", "SampleApp"]),
        .executableTarget(
            name: "RuntimeBenchmarks",
            dependencies: ["SampleApp", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/RuntimeBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ],
    swiftLanguageModes: [.v6]
)

if let needle {
    package.dependencies.append(.package(name: "needle", path: needle))
    package.targets.append(
        .target(
            name: "NeedleSample",
            dependencies: [.product(name: "NeedleFoundation", package: "needle")],
            swiftSettings: [.swiftLanguageMode(.v5)]))
    for target in package.targets where target.name == "RuntimeBars" {
        target.dependencies.append("NeedleSample")
        target.swiftSettings = [.define("NEEDLE")]
    }
}
