import DovetailDiagnostics
import DovetailFacts
@testable import DovetailProject
import Foundation
import Testing

/// The modules of SwiftPM packages. Each test runs SwiftPM once per package.
struct SwiftPackagesTests {
    private func read(_ project: TemporaryProject, _ folders: String...) -> SwiftPackages {
        SwiftPackages(folders.map { $0.isEmpty ? project.path : "\(project.path)/\($0)" }, cache: nil)
    }

    private func package(_ rest: String, tools: String = "6.0") -> String {
        """
        // swift-tools-version: \(tools)
        import PackageDescription
        let package = Package(name: "P", \(rest))
        """
    }

    /// The files of each module, relative to the project's folder.
    private func files(_ project: TemporaryProject, _ packages: SwiftPackages) -> [String: [String]] {
        Dictionary(
            uniqueKeysWithValues: packages.graph.modules.map { module in
                (module.name, module.files.map { String($0.dropFirst(project.path.count + 1)) })
            })
    }

    @Test func filesAreThoseThatAreCompiled() throws {
        let project = try TemporaryProject([
            "Package.swift": package(
                """
                targets: [
                    .target(name: "Core", exclude: ["Old/", "./Older", "More/../Oldest"]),
                    .target(name: "Two", sources: ["In/", "./one.swift"]),
                    .target(
                        name: "Three", resources: [.copy("Fix"), .process("./Made/"), .embedInCode("e.swift")]),
                ]
                """)
        ])
        for file in [
            "Core/a", "Core/Old/b", "Core/Older/c", "Core/Oldest/d", "Two/In/a", "Two/Out/b", "Two/one", "Three/a",
            "Three/Fix/b", "Three/Made/c", "Three/e",
        ] {
            try project.write("Sources/\(file).swift", "let a = 1")
        }
        #expect(
            files(project, read(project, "")) == [
                "Core": ["Sources/Core/a.swift"], "Two": ["Sources/Two/In/a.swift", "Sources/Two/one.swift"],
                "Three": ["Sources/Three/a.swift"],
            ])
    }

    /// The only target of its kind may have its files directly in the folder for the kind.
    @Test func theOnlyTargetOfItsKindNeedsNoFolder() throws {
        let project = try TemporaryProject([
            "Package.swift": package(
                """
                targets: [
                    .target(name: "Core"), .testTarget(name: "CoreTests", dependencies: ["Core"]),
                    .plugin(name: "Plug", capability: .buildTool()),
                ]
                """), "Sources/a.swift": "", "Tests/b.swift": "", "Plugins/c.swift": "",
        ])
        #expect(
            files(project, read(project, "")) == [
                "Core": ["Sources/a.swift"], "CoreTests": ["Tests/b.swift"], "Plug": ["Plugins/c.swift"],
            ])
    }

    @Test func aNameAloneIsAProductOfThePackageOfItsName() throws {
        let project = try TemporaryProject([
            "Package.swift": package(
                """
                dependencies: [
                    .package(url: "https://e.com/alpha", from: "1.0.0"),
                    .package(url: "https://e.com/beta.git", from: "1.0.0"),
                    .package(url: "https://e.com/gamma.git", from: "1.0.0"),
                ], targets: [.target(name: "Core", dependencies: ["Beta", "GammaKit", "Nobodys"])]
                """), "Sources/Core/a.swift": "",
            ".build/checkouts/gamma/Package.swift": package(
                "products: [.library(name: \"GammaKit\", targets: [\"G\"])], targets: [.target(name: \"G\")]"),
        ])
        let graph = read(project, "").graph
        #expect(
            graph.modules.first?.dependencies.map(\.target) == [
                .product(name: "Beta", package: "beta"), .product(name: "GammaKit", package: "gamma"),
                .product(name: "Nobodys", package: nil),
            ])
        #expect(graph.products.first { $0.name == "GammaKit" }?.modules == ["G"])
    }

    @Test func moduleMapsMayTalkOfModules() throws {
        let project = try TemporaryProject([
            "Package.swift": package(
                "targets: [.systemLibrary(name: \"CSQLite\"), .target(name: \"CLib\")]"),
            "Sources/CSQLite/module.modulemap":
                "// This module wraps SQLite\nmodule SQLite3 [system] { header \"s.h\" }",
            "Sources/CSQLite/s.h": "", "Sources/CLib/s.c": "", "Sources/CLib/include/s.h": "",
            "Sources/CLib/include/module.modulemap":
                "/* a module\n of C */ extern module Other \"o.modulemap\"\nframework module CLibX { umbrella \".\" }",
        ])
        #expect(read(project, "").graph.modules.map(\.name) == ["CLibX", "SQLite3"])
    }

    @Test func aliasesAreKept() throws {
        let project = try TemporaryProject([
            "App/Package.swift": package(
                """
                dependencies: [.package(path: "../Game")], targets: [
                    .target(name: "App", dependencies: [
                        .product(name: "Game", package: "Game", moduleAliases: ["Utils": "GameUtils"])
                    ])
                ]
                """), "App/Sources/App/a.swift": "",
            "Game/Package.swift": package(
                "products: [.library(name: \"Game\", targets: [\"Utils\"])], targets: [.target(name: \"Utils\")]"),
            "Game/Sources/Utils/a.swift": "",
        ])
        let graph = read(project, "App", "Game").graph
        #expect(graph.modules.first?.dependencies.map(\.aliases) == [["Utils": "GameUtils"]])
        #expect(graph.products.map(\.modules) == [["Utils"]])
    }

    @Test func theManifestForTheVersionIsRead() throws {
        let project = try TemporaryProject([
            "Package.swift": package("targets: [.target(name: \"Core\")]", tools: "5.5"),
            "Package@swift-6.0.swift": "\n\n"
                + package("targets: [.target(name: \"Core\"),\n .target(name: \"New\", dependencies: [\"Core\"])]"),
            "Sources/Core/a.swift": "", "Sources/New/a.swift": "",
        ])
        let new = try #require(read(project, "").graph.modules.last)
        let path = "\(project.path)/Package@swift-6.0.swift"
        #expect(new.location == SourceLocation(path: path, line: 6, column: 16))
        #expect(new.dependencies.first?.location == SourceLocation(path: path, line: 6, column: 38))
    }

    /// Reading a pipe that nothing writes to never ends.
    @Test func pipesAreNoSources() throws {
        let project = try TemporaryProject(["Sources/a.swift": ""])
        try #require(mkfifo("\(project.path)/Sources/x.swift", 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: "\(project.path)/Sources/link.swift", withDestinationPath: "\(project.path)/Sources/a.swift")
        try FileManager.default.createSymbolicLink(
            atPath: "\(project.path)/Sources/pipe.swift", withDestinationPath: "\(project.path)/Sources/x.swift")
        var walk = FolderWalk()
        walk.walk(project.path)
        #expect(walk.files == ["a", "link"].map { "\(project.path)/Sources/\($0).swift" })
    }
}
