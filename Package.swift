// swift-tools-version: 6.1
import PackageDescription

// Scripts/bundle makes these modules small. Only there, because SwiftPM refuses a dependency that has such flags, and
// not by a flag for all packages, because the parser would be slower.
let size: [SwiftSetting] = Context.environment["DOVETAIL_SIZE"] == nil ? [] : [.unsafeFlags(["-Osize"])]

let strict: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + size

// The command and the plugins need other packages, the library none. So the trait is off: whoever adds the library by
// URL writes no trait, and fetches and pins nothing else. Builds of the command pass `--traits Tool`, and packages that
// use the plugins write `traits: ["Tool"]`.
let tool = TargetDependencyCondition.when(traits: ["Tool"])

let package = Package(
    name: "Dovetail",
    platforms: [.iOS(.v13), .macCatalyst(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .library(name: "Dovetail", targets: ["Dovetail"]),
        // With the module that the wiring of its components imports.
        .library(name: "DovetailMain", targets: ["DovetailMain", "Dovetail"]),
        .library(name: "DovetailTesting", targets: ["DovetailTesting"]),
        // A trait for tests with Swift Testing. Apart from DovetailTesting, since what links it needs Testing when it
        // starts: an app must not, nor a dynamic library that an app links.
        .library(name: "DovetailSwiftTesting", targets: ["DovetailSwiftTesting", "DovetailTesting"]),
        // For an app with dynamic frameworks: instead of the first three, which would be copied into each of them.
        .library(name: "DovetailDynamic", type: .dynamic, targets: ["Dovetail", "DovetailMain", "DovetailTesting"]),
        .executable(name: "dovetail", targets: ["DovetailCommand"]),
        .plugin(name: "DovetailPlugin", targets: ["DovetailPlugin"]),
        .plugin(name: "DovetailStubsPlugin", targets: ["DovetailStubsPlugin"]),
    ],
    traits: [
        .trait(name: "Tool", description: "The plugins and the command, which need swift-syntax and others."),
        .default(enabledTraits: []),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
        .package(url: "https://github.com/jpsim/Yams", "5.0.1"..<"7.0.0"),
    ],
    targets: [
        // What an app links.
        // The privacy manifest is here because a resource of a target in Swift makes SwiftPM generate code that imports
        // Foundation, and one of a target in C does not.
        .target(
            name: "DovetailAtomics", path: "Sources/Runtime/DovetailAtomics",
            resources: [.copy("PrivacyInfo.xcprivacy")]),
        .target(
            name: "Dovetail", dependencies: ["DovetailAtomics"], path: "Sources/Runtime/Dovetail",
            swiftSettings: strict),
        .target(
            name: "DovetailMain", dependencies: ["Dovetail"], path: "Sources/Runtime/DovetailMain",
            swiftSettings: strict),
        .target(
            name: "DovetailTesting", dependencies: ["Dovetail"], path: "Sources/Runtime/DovetailTesting",
            swiftSettings: strict),
        .target(
            name: "DovetailSwiftTesting", dependencies: ["Dovetail", "DovetailTesting"],
            path: "Sources/Runtime/DovetailSwiftTesting", swiftSettings: strict),

        // What every feature of the tool stands on. Names of targets are unique among all packages of a user, so
        // that each of these begins with the package's.
        .target(name: "DovetailByteSearch", path: "Sources/Core/ByteSearch"),
        // The pages of findings and other files that the tool contains: C, because an array in Swift takes the compiler
        // a hundred times as long.
        .target(name: "DovetailTexts", path: "Sources/Core/Texts"),
        .target(
            name: "DovetailBasics", dependencies: ["DovetailByteSearch", "DovetailTexts"], path: "Sources/Core/Basics",
            swiftSettings: strict),
        .target(
            name: "DovetailDiagnostics", dependencies: ["DovetailBasics"], path: "Sources/Core/Diagnostics",
            swiftSettings: strict),
        .target(
            name: "DovetailGraphs", dependencies: ["DovetailBasics", "DovetailDiagnostics"],
            path: "Sources/Core/Graphs",
            swiftSettings: strict),
        .target(
            name: "DovetailFacts", dependencies: ["DovetailBasics", "DovetailDiagnostics", "DovetailGraphs"],
            path: "Sources/Core/Facts",
            swiftSettings: strict),
        .target(
            name: "DovetailSwiftCode",
            dependencies: [
                "DovetailBasics", "DovetailByteSearch", "DovetailDiagnostics", "DovetailFacts", "DovetailGraphs",
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: tool),
                .product(name: "SwiftDiagnostics", package: "swift-syntax", condition: tool),
                .product(name: "SwiftOperators", package: "swift-syntax", condition: tool),
                .product(name: "SwiftParser", package: "swift-syntax", condition: tool),
                .product(name: "SwiftParserDiagnostics", package: "swift-syntax", condition: tool),
            ],
            path: "Sources/Core/SwiftCode", swiftSettings: strict),
        .target(
            name: "DovetailBinaries", dependencies: ["DovetailBasics", "DovetailDiagnostics"],
            path: "Sources/Core/Binaries",
            swiftSettings: strict),
        .target(
            name: "DovetailRules",
            dependencies: [
                "DovetailBasics", "DovetailBinaries", "DovetailDiagnostics", "DovetailFacts",
                .product(name: "Yams", package: "Yams", condition: tool),
            ],
            path: "Sources/Core/Rules", swiftSettings: strict),
        .target(
            name: "DovetailProject",
            dependencies: [
                "DovetailBasics", "DovetailBinaries", "DovetailByteSearch", "DovetailDiagnostics", "DovetailFacts",
                "DovetailGraphs", "DovetailRules", "DovetailSwiftCode",
                .product(name: "Yams", package: "Yams", condition: tool),
            ],
            path: "Sources/Core/Project", swiftSettings: strict),
        // Compiled with a project's manifests when they are evaluated, from the text in DovetailTexts; here
        // so that a mistake in it fails this build.
        .target(
            name: "TuistDescription", path: "Sources/Core/TuistDescription", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "DovetailSemantics",
            dependencies: ["DovetailBasics", "DovetailDiagnostics", "DovetailFacts", "DovetailGraphs"],
            path: "Sources/Core/Semantics", swiftSettings: strict),

        // Libraries of containers, as data, and what evaluates code that uses them.
        .target(
            name: "DovetailVocabularies", dependencies: ["DovetailFacts"], path: "Sources/Core/Vocabularies",
            swiftSettings: strict),
        .target(
            name: "DovetailInterpreter",
            dependencies: [
                "DovetailBasics", "DovetailDiagnostics", "DovetailFacts", "DovetailSemantics", "DovetailVocabularies",
            ],
            path: "Sources/Core/Interpreter", swiftSettings: strict),

        // What the tool does, a room each; none imports another.
        .target(
            name: "DovetailComponents",
            dependencies: [
                "DovetailBasics", "DovetailDiagnostics", "DovetailFacts", "DovetailGraphs", "DovetailSemantics",
                "DovetailSwiftCode",
            ],
            path: "Sources/Features/Components", swiftSettings: strict),
        .target(
            name: "DovetailContainers",
            dependencies: [
                "DovetailBasics", "DovetailDiagnostics", "DovetailFacts", "DovetailGraphs", "DovetailInterpreter",
                "DovetailRules", "DovetailSemantics",
            ],
            path: "Sources/Features/Containers", swiftSettings: strict),
        .target(
            name: "DovetailModules",
            dependencies: [
                "DovetailBasics", "DovetailDiagnostics", "DovetailFacts", "DovetailGraphs", "DovetailProject",
                "DovetailRules", "DovetailSemantics", "DovetailSwiftCode",
            ],
            path: "Sources/Features/Modules", swiftSettings: strict),
        .target(
            name: "DovetailLibraries",
            dependencies: [
                "DovetailBasics", "DovetailBinaries", "DovetailDiagnostics", "DovetailFacts", "DovetailGraphs",
                "DovetailProject", "DovetailRules", "DovetailSwiftCode",
            ],
            path: "Sources/Features/Libraries", swiftSettings: strict),
        .target(
            name: "DovetailDoubles",
            dependencies: [
                "DovetailBasics", "DovetailByteSearch", "DovetailDiagnostics", "DovetailFacts", "DovetailGraphs",
                "DovetailProject", "DovetailSwiftCode",
            ],
            path: "Sources/Features/Doubles", swiftSettings: strict),
        .target(
            name: "DovetailAdapters",
            dependencies: [
                "DovetailBasics", "DovetailDiagnostics", "DovetailFacts", "DovetailGraphs", "DovetailProject",
                "DovetailSwiftCode",
            ],
            path: "Sources/Features/Adapters", swiftSettings: strict),
        .target(
            name: "DovetailGraphPage", dependencies: ["DovetailBasics", "DovetailDiagnostics", "DovetailGraphs"],
            path: "Sources/Features/GraphPage", exclude: ["Parts"], swiftSettings: strict),
        .target(
            name: "DovetailScaffolding",
            dependencies: [
                "DovetailBasics", "DovetailBinaries", "DovetailFacts", "DovetailProject", "DovetailRules",
                "DovetailSwiftCode",
            ],
            path: "Sources/Features/Scaffolding", swiftSettings: strict),
        .target(
            name: "DovetailChanges", dependencies: ["DovetailBasics", "DovetailDiagnostics", "DovetailGraphs"],
            path: "Sources/Features/Changes", swiftSettings: strict),

        .target(
            name: "DovetailCommandLine",
            dependencies: [
                "DovetailAdapters", "DovetailBasics", "DovetailBinaries", "DovetailChanges", "DovetailComponents",
                "DovetailContainers", "DovetailDiagnostics", "DovetailDoubles", "DovetailFacts", "DovetailGraphPage",
                "DovetailGraphs", "DovetailLibraries", "DovetailModules", "DovetailProject", "DovetailRules",
                "DovetailScaffolding", "DovetailSemantics",
                "DovetailSwiftCode",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tool),
            ],
            path: "Sources/Command/CommandLine", swiftSettings: strict),
        .executableTarget(
            name: "DovetailCommand", dependencies: ["DovetailCommandLine"], path: "Sources/Command/DovetailCommand",
            swiftSettings: strict),
        .executableTarget(
            name: "DovetailTool", dependencies: [.target(name: "DovetailCommandLine", condition: tool)],
            path: "Sources/Command/DovetailTool",
            swiftSettings: strict),

        .testTarget(
            name: "AdaptersTests", dependencies: ["DovetailAdapters", "DovetailDiagnostics", "DovetailFacts"],
            swiftSettings: strict),
        .testTarget(name: "BasicsTests", dependencies: ["DovetailBasics", "ToolRunner"], swiftSettings: strict),
        .testTarget(
            name: "ComponentsTests",
            dependencies: [
                "DovetailBasics", "DovetailComponents", "DovetailDiagnostics", "DovetailFacts", "DovetailGraphs",
                "DovetailSemantics",
                "FactBuilders",
            ], swiftSettings: strict),
        .testTarget(
            name: "ContainersTests",
            dependencies: [
                "DovetailBasics", "DovetailContainers", "DovetailDiagnostics", "DovetailFacts", "DovetailGraphs",
                "DovetailInterpreter", "DovetailRules",
                "DovetailSemantics", "FactBuilders",
            ], swiftSettings: strict),
        .testTarget(
            name: "DovetailTests",
            dependencies: ["Dovetail", "DovetailMain", "DovetailSwiftTesting", "DovetailTesting"],
            swiftSettings: strict),
        .testTarget(
            name: "FactsTests", dependencies: ["DovetailFacts"],
            swiftSettings: strict),
        .testTarget(
            name: "SwiftCodeTests",
            dependencies: [
                "DovetailBasics", "DovetailDiagnostics", "DovetailFacts", "DovetailSwiftCode", "ToolRunner",
            ], swiftSettings: strict),
        .testTarget(
            name: "InterpreterTests",
            dependencies: [
                "DovetailBasics", "DovetailDiagnostics", "DovetailFacts", "DovetailInterpreter", "DovetailSemantics",
                "DovetailSwiftCode",
            ], swiftSettings: strict),
        .testTarget(
            name: "ProjectTests",
            dependencies: [
                "DovetailBasics", "DovetailBinaries", "DovetailDiagnostics", "DovetailFacts", "DovetailProject",
                "DovetailRules", "DovetailSwiftCode", "ToolRunner", "TuistDescription",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "BinariesTests", dependencies: ["DovetailBinaries", "DovetailDiagnostics", "ToolRunner"],
            swiftSettings: strict),
        .testTarget(
            name: "RulesTests",
            dependencies: ["DovetailBinaries", "DovetailDiagnostics", "DovetailFacts", "DovetailRules"],
            swiftSettings: strict),
        .testTarget(
            name: "ModulesTests",
            dependencies: [
                "DovetailDiagnostics", "DovetailFacts", "DovetailGraphs", "DovetailModules",
                "DovetailRules",
                "FactBuilders",
            ], swiftSettings: strict),
        .testTarget(
            name: "LibrariesTests",
            dependencies: ["DovetailBinaries", "DovetailDiagnostics", "DovetailFacts", "DovetailLibraries"],
            swiftSettings: strict),
        .testTarget(
            name: "ScaffoldingTests",
            dependencies: ["DovetailBinaries", "DovetailScaffolding", "DovetailSwiftCode"], swiftSettings: strict),
        .testTarget(
            name: "SemanticsTests",
            dependencies: [
                "DovetailBasics", "DovetailDiagnostics", "DovetailFacts", "DovetailSemantics", "DovetailSwiftCode",
                "FactBuilders", "ToolRunner",
            ],
            swiftSettings: strict),
        // Each stage on values, without the others.
        .testTarget(
            name: "StageTests",
            dependencies: [
                "Dovetail", "DovetailCommandLine", "DovetailComponents", "DovetailDiagnostics",
                "DovetailFacts",
                "DovetailGraphs", "DovetailSwiftCode", "FactBuilders", "ToolRunner", "DovetailBasics",
            ], swiftSettings: strict),
        .testTarget(
            name: "GraphsTests", dependencies: ["DovetailDiagnostics", "DovetailGraphs"], swiftSettings: strict),
        // Facts as values, for tests of what links.
        .target(
            name: "FactBuilders", dependencies: ["DovetailBasics", "DovetailDiagnostics", "DovetailFacts"],
            path: "Tests/FactBuilders",
            swiftSettings: strict),
        // Runs the tool, the compiler and programs for tests.
        .target(name: "ToolRunner", dependencies: ["DovetailBasics"], path: "Tests/ToolRunner", swiftSettings: strict),
        .executableTarget(
            name: "attacks",
            dependencies: [
                "DovetailBasics", "ToolRunner",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tool),
            ],
            path: "Tests/Attacks", exclude: ["Programs", "Random"], swiftSettings: strict),
        .executableTarget(
            name: "combinations",
            dependencies: [
                "ToolRunner",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tool),
            ],
            path: "Tests/Combinations", swiftSettings: strict),
        .executableTarget(
            name: "names",
            dependencies: [
                "DovetailBasics", "DovetailDiagnostics", "DovetailFacts", "DovetailSemantics", "DovetailSwiftCode",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tool),
            ],
            path: "Tests/Names", swiftSettings: strict),
        .testTarget(
            name: "AttacksTests", dependencies: ["DovetailCommand", "ToolRunner", "attacks"], swiftSettings: strict),
        .testTarget(
            name: "WiringTests",
            dependencies: [
                "DovetailBasics", "DovetailCommand", "DovetailDiagnostics", "DovetailGraphPage", "FactBuilders",
                "ToolRunner",
            ],
            exclude: ["Cases"],
            swiftSettings: strict),
        .testTarget(name: "CreateTests", dependencies: ["DovetailCommand", "ToolRunner"], swiftSettings: strict),
        .testTarget(
            name: "ChangesTests",
            dependencies: [
                "DovetailChanges", "DovetailCommand", "DovetailDiagnostics", "DovetailGraphs", "ToolRunner",
            ], swiftSettings: strict),
        .testTarget(name: "InspectTests", dependencies: ["DovetailCommand", "ToolRunner"], swiftSettings: strict),
        .testTarget(
            name: "StubTests",
            dependencies: [
                "DovetailBasics", "DovetailCommand", "DovetailDoubles", "DovetailFacts", "DovetailSwiftCode",
                "ToolRunner",
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: tool),
                .product(name: "SwiftParser", package: "swift-syntax", condition: tool),
            ],
            exclude: ["HandWritten", "Protocols", "UncalledMembers.txt", "UncalledForeignMembers.txt"],
            swiftSettings: strict),
        .testTarget(
            name: "AdaptTests",
            dependencies: ["DovetailCommand", "DovetailFacts", "DovetailSwiftCode", "ToolRunner"],
            swiftSettings: strict),
        .testTarget(name: "BreakCycleTests", dependencies: ["DovetailCommand", "ToolRunner"], swiftSettings: strict),
        .plugin(name: "DovetailPlugin", capability: .buildTool(), dependencies: ["DovetailTool"]),
        .plugin(name: "DovetailStubsPlugin", capability: .buildTool(), dependencies: ["DovetailTool"]),
    ],
    swiftLanguageModes: [.v6]
)
