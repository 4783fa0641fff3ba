// swift-tools-version: 6.1
import PackageDescription

// Checkouts of other toolkits can be added, each named by a variable: `NEEDLE=path swift run -c release runtime-bars`
// adds the same program on NeedleFoundation to the table. SWINJECT, FACTORY, RESOLVER and CLEANSE do the same for the
// container's rows.
struct Peer {
    let variable: String
    let target: String
    let package: String
    let product: String

    var path: String? { Context.environment[variable] }
}

let peers = [
    Peer(variable: "NEEDLE", target: "NeedleSample", package: "needle", product: "NeedleFoundation"),
    Peer(variable: "SWINJECT", target: "SwinjectSample", package: "Swinject", product: "Swinject"),
    Peer(variable: "FACTORY", target: "FactorySample", package: "Factory", product: "FactoryKit"),
    Peer(variable: "RESOLVER", target: "ResolverSample", package: "Resolver", product: "Resolver"),
    Peer(variable: "CLEANSE", target: "CleanseSample", package: "Cleanse", product: "Cleanse"),
]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "runtime-bars", targets: ["RuntimeBars"]),
        .executable(name: "runtime-instructions", targets: ["RuntimeInstructions"]),
        .executable(name: "parser-pass", targets: ["ParserPass"]),
    ],
    dependencies: [
        .package(name: "Dovetail", path: ".."),
        // Without its default trait, which requires an installed jemalloc.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    ],
    targets: [
        .target(name: "AllocationCounter"),
        .target(name: "SampleFeature", dependencies: [.product(name: "Dovetail", package: "Dovetail")]),
        .target(name: "SampleServices"),
        .target(
            name: "SampleApp",
            dependencies: ["SampleFeature", "SampleServices", .product(name: "Dovetail", package: "Dovetail")]),
        .executableTarget(name: "RuntimeBars", dependencies: ["AllocationCounter", "SampleApp", "SampleServices"]),
        .executableTarget(name: "RuntimeInstructions", dependencies: ["SampleApp", "SampleFeature"]),
        .executableTarget(name: "ParserPass", dependencies: [.product(name: "SwiftParser", package: "swift-syntax")]),
        .executableTarget(
            name: "RuntimeBenchmarks",
            dependencies: ["SampleApp", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/RuntimeBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ],
    swiftLanguageModes: [.v6]
)

for peer in peers {
    guard let path = peer.path else { continue }
    package.dependencies.append(.package(name: peer.package, path: path))
    package.targets.append(
        .target(
            name: peer.target,
            dependencies: ["SampleServices", .product(name: peer.product, package: peer.package)],
            swiftSettings: [.swiftLanguageMode(.v5)]))
    for target in package.targets where target.name == "RuntimeBars" {
        target.dependencies.append(.byName(name: peer.target))
        target.swiftSettings = (target.swiftSettings ?? []) + [.define(peer.variable)]
    }
}
