// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Dovetail",
    platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .library(name: "Dovetail", targets: ["Dovetail"]),
        .library(name: "DovetailMain", targets: ["DovetailMain"]),
        .library(name: "DovetailTesting", targets: ["DovetailTesting"]),
        .executable(name: "dovetail", targets: ["DovetailCommand"]),
        .plugin(name: "DovetailPlugin", targets: ["DovetailPlugin"]),
        .plugin(name: "DovetailStubsPlugin", targets: ["DovetailStubsPlugin"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
        .package(url: "https://github.com/jpsim/Yams", "5.0.1"..<"7.0.0"),
    ],
    targets: [
        .target(name: "DovetailAtomics"),
        .target(name: "Dovetail", dependencies: ["DovetailAtomics"], swiftSettings: strict),
        .target(name: "DovetailMain", dependencies: ["Dovetail"], swiftSettings: strict),
        .target(name: "DovetailTesting", dependencies: ["Dovetail"], swiftSettings: strict),

        .target(name: "WiringModel", swiftSettings: strict),
        .target(name: "ByteSearch"),
        .target(name: "Parallel", swiftSettings: strict),
        .target(
            name: "SourceFacts",
            dependencies: [
                "WiringModel", "ByteSearch",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
            ],
            swiftSettings: strict),
        .target(
            name: "ProjectFacts",
            dependencies: ["WiringModel", "SourceFacts", "BinaryFacts", "ByteSearch", "Parallel"],
            resources: [.embedInCode("Tuist/Description")], swiftSettings: strict),
        // Compiled with a project's manifests when they are evaluated, from the text that ProjectFacts holds; here so
        // that a mistake in it fails this build.
        .target(name: "TuistDescription", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "BinaryFacts", dependencies: ["WiringModel"], swiftSettings: strict),
        .target(name: "Linker", dependencies: ["WiringModel"], swiftSettings: strict),
        .target(name: "ModuleRules", dependencies: ["WiringModel"], swiftSettings: strict),
        .target(name: "LinkageRules", dependencies: ["WiringModel"], swiftSettings: strict),
        .target(
            name: "RulesFile", dependencies: ["WiringModel", .product(name: "Yams", package: "Yams")],
            swiftSettings: strict),
        .target(name: "Emit", dependencies: ["WiringModel"], swiftSettings: strict),
        .target(
            name: "Doubles", dependencies: ["WiringModel", "Emit", "ByteSearch", "Parallel"], swiftSettings: strict),
        .target(name: "Adapters", dependencies: ["WiringModel", "Emit", "Doubles"], swiftSettings: strict),
        .target(
            name: "Report", dependencies: ["WiringModel", "LinkageRules"],
            resources: [.embedInCode("FindingPages")], swiftSettings: strict),
        .target(name: "Templates", dependencies: ["WiringModel"], swiftSettings: strict),
        .target(
            name: "Commands",
            dependencies: [
                "WiringModel", "SourceFacts", "ProjectFacts", "BinaryFacts", "RulesFile", "Linker", "LinkageRules",
                "ModuleRules",
                "Emit", "Doubles", "Adapters", "Report", "Templates", "ByteSearch", "Parallel",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .executableTarget(name: "DovetailCommand", dependencies: ["Commands"], swiftSettings: strict),
        .executableTarget(name: "DovetailTool", dependencies: ["Commands"], swiftSettings: strict),
        .testTarget(
            name: "DovetailTests", dependencies: ["Dovetail", "DovetailMain", "DovetailTesting"], swiftSettings: strict),
        .testTarget(name: "WiringModelTests", dependencies: ["WiringModel"], swiftSettings: strict),
        .testTarget(name: "SourceFactsTests", dependencies: ["SourceFacts", "WiringModel"], swiftSettings: strict),
        .testTarget(
            name: "ProjectFactsTests",
            dependencies: ["Parallel", "ProjectFacts", "SourceFacts", "TuistDescription", "WiringModel"],
            swiftSettings: strict),
        .testTarget(
            name: "BinaryFactsTests", dependencies: ["BinaryFacts", "ToolRunner", "WiringModel"], swiftSettings: strict),
        .testTarget(name: "RulesFileTests", dependencies: ["RulesFile", "WiringModel"], swiftSettings: strict),
        .testTarget(name: "ModuleRulesTests", dependencies: ["ModuleRules", "WiringModel"], swiftSettings: strict),
        .testTarget(name: "LinkageRulesTests", dependencies: ["LinkageRules", "WiringModel"], swiftSettings: strict),
        // Each stage on values, without the others: Scripts/stage-faults says that they name the stage that is broken.
        .testTarget(
            name: "StageTests",
            dependencies: ["Dovetail", "Emit", "Linker", "Report", "SourceFacts", "WiringModel"], swiftSettings: strict),
        .testTarget(name: "ReportTests", dependencies: ["Commands", "Report", "WiringModel"], swiftSettings: strict),
        // Runs the tool, the compiler and programs for tests.
        .target(name: "ToolRunner", dependencies: ["Parallel"], path: "Tests/ToolRunner", swiftSettings: strict),
        .executableTarget(
            name: "attacks",
            dependencies: [
                "Parallel", "ToolRunner",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/Attacks", exclude: ["Programs"], swiftSettings: strict),
        .testTarget(
            name: "AttacksTests", dependencies: ["DovetailCommand", "ToolRunner", "attacks"], swiftSettings: strict),
        .testTarget(
            name: "WiringTests", dependencies: ["DovetailCommand", "Parallel", "ToolRunner", "WiringModel"],
            exclude: ["Cases"],
            swiftSettings: strict),
        .testTarget(name: "CreateTests", dependencies: ["DovetailCommand", "ToolRunner"], swiftSettings: strict),
        .testTarget(name: "InspectTests", dependencies: ["DovetailCommand", "ToolRunner"], swiftSettings: strict),
        .testTarget(
            name: "StubTests",
            dependencies: [
                "DovetailCommand", "Doubles", "Parallel", "SourceFacts", "ToolRunner", "WiringModel",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            exclude: ["HandWritten", "Protocols", "UncalledMembers.txt", "UncalledForeignMembers.txt"],
            swiftSettings: strict),
        .testTarget(
            name: "AdaptTests",
            dependencies: ["DovetailCommand", "SourceFacts", "ToolRunner", "WiringModel"],
            swiftSettings: strict),
        .testTarget(name: "BreakCycleTests", dependencies: ["DovetailCommand", "ToolRunner"], swiftSettings: strict),
        .plugin(name: "DovetailPlugin", capability: .buildTool(), dependencies: ["DovetailTool"]),
        .plugin(name: "DovetailStubsPlugin", capability: .buildTool(), dependencies: ["DovetailTool"]),
    ],
    swiftLanguageModes: [.v6]
)
