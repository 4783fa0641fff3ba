import DovetailChanges
import Foundation
import Testing
import ToolRunner

/// What `dovetail affected` says of projects of several kinds.
@Suite struct AffectedProjectsTests {
    /// The test targets that a change affects, and why all are; the list must be complete.
    private func tests(_ shop: ShopRepository, status: Int32 = 0) throws -> (names: [String], errors: String) {
        let run = try shop.dovetail("affected", "--since", "base", "--list", "tests", status: status)
        return (run.output.split(separator: "\n").map(String.init), run.errors)
    }

    /// Writes a line at the end of a file, calls the closure, and restores the file.
    private func changing<Result>(
        _ path: String, in shop: ShopRepository, _ body: () throws -> Result
    ) throws -> Result {
        let url = shop.folder.url.appendingPathComponent(path)
        let old = try Data(contentsOf: url)
        try (old + Data("\n".utf8)).write(to: url)
        defer { try? old.write(to: url) }
        return try body()
    }

    private static let xcodeGen = [
        "project.yml": """
        name: L
        include: [{path: Feature/part.yml, relativePaths: false}]
        targets:
          Feature: {type: framework, platform: iOS, sources: [Feature, Shared]}
          FeatTests: {type: bundle.unit-test, platform: iOS, sources: [FeatTests], dependencies: [{target: Feature}]}
        """,
        "Feature/part.yml": """
        targets:
          Other: {type: framework, platform: iOS, sources: [Other, Shared]}
          OtherTests: {type: bundle.unit-test, platform: iOS, sources: [OtherTests], dependencies: [{target: Other}]}
        """,
        "Feature/F.swift": "public struct F {}\n", "Feature/Config.swift": "struct Config {}\n",
        "Shared/S.swift": "struct S {}\n", "Other/O.swift": "public struct O {}\n",
        "FeatTests/T.swift": "import XCTest\n", "OtherTests/T.swift": "import XCTest\n",
    ]

    @Test func xcodeGen() throws {
        let shop = try ShopRepository(Self.xcodeGen)
        let both = ["FeatTests", "OtherTests"]
        #expect(try changing("Shared/S.swift", in: shop) { try tests(shop) }.names == both)
        do {
            let found = try changing("Feature/Config.swift", in: shop) { try tests(shop) }
            #expect(found.names == ["FeatTests"])
            #expect(!found.errors.contains("everything"), "\(found.errors)")
        }
        do {
            let found = try changing("Feature/part.yml", in: shop) { try tests(shop) }
            #expect(found.names == both)
            #expect(
                found.errors.hasSuffix(
                    "note: everything is affected: Feature/part.yml: it is a manifest, or a part of one\n"))
        }
    }

    /// Package.swift and project.yml give one folder different names.
    @Test func filesOfTwoManifests() throws {
        let shop = try ShopRepository([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "P",
                targets: [.target(name: "Core"), .testTarget(name: "CoreTests", dependencies: ["Core"])])
            """,
            "project.yml": """
            name: P
            targets:
              Kit: {type: framework, platform: iOS, sources: [Sources/Core]}
              KitTests: {type: bundle.unit-test, platform: iOS, sources: [KitTests], dependencies: [{target: Kit}]}
            """,
            "Sources/Core/C.swift": "public struct C {}\n", "Tests/CoreTests/T.swift": "import Core\n",
            "KitTests/T.swift": "import Kit\n",
        ])
        #expect(try changing("Sources/Core/C.swift", in: shop) { try tests(shop) }.names == ["CoreTests", "KitTests"])
    }

    private static let package = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "A",
            targets: [
                .target(name: "CHelper", path: "Sources/Lib/CHelper"),
                .target(name: "Lib", exclude: ["CHelper"]),
                .testTarget(name: "LibTests", dependencies: ["Lib"]),
                .target(name: "Other", dependencies: ["CHelper"]),
                .testTarget(name: "OtherTests", dependencies: ["Other"]),
                .executableTarget(name: "Tool"),
                .plugin(name: "Gen", capability: .buildTool(), dependencies: ["Tool"]),
                .target(name: "Made", plugins: ["Gen"]),
                .testTarget(name: "MadeTests", dependencies: ["Made"]),
            ])
        """,
        "Sources/Lib/Lib.swift": "public struct Lib {}\n", "Sources/Lib/text.json": "{}",
        "Sources/Lib/CHelper/help.c": "int help(void) { return 1; }\n",
        "Sources/Lib/CHelper/include/help.h": "int help(void);\n",
        "Sources/Other/O.swift": "import CHelper\n", "Sources/Tool/main.swift": "print(1)\n",
        "Sources/Made/M.swift": "public struct M {}\n", "Plugins/Gen/G.swift": "import PackagePlugin\n",
        "Tests/LibTests/T.swift": "import Lib\n", "Tests/OtherTests/T.swift": "import Other\n",
        "Tests/MadeTests/T.swift": "import Made\n",
    ]

    @Test(arguments: [
        ("Sources/Lib/CHelper/help.c", "OtherTests"), ("Sources/Lib/CHelper/include/help.h", "OtherTests"),
        ("Sources/Lib/text.json", "LibTests"), ("Plugins/Gen/G.swift", "MadeTests"),
        ("Sources/Tool/main.swift", "MadeTests"),
    ])
    func targetsInCAndBuildPlugins(_ path: String, _ name: String) throws {
        let shop = try ShopRepository(Self.package)
        do {
            let found = try changing(path, in: shop) { try tests(shop) }
            #expect(found.names == [name])
            #expect(!found.errors.contains("everything"), "\(found.errors)")
        }
    }

    @Test func linksChangeWithTheirFiles() throws {
        let shop = try ShopRepository(Self.package)
        let sources = shop.folder.url.appendingPathComponent("Sources").path
        let files = FileManager.default
        try files.createSymbolicLink(atPath: "\(sources)/Other/Lib.swift", withDestinationPath: "../Lib/Lib.swift")
        try files.createSymbolicLink(atPath: "\(sources)/Made/Texts", withDestinationPath: "../Lib")
        try shop.commit("links")
        try shop.git("tag", "--force", "base")
        #expect(
            try changing("Sources/Lib/Lib.swift", in: shop) { try tests(shop) }.names == [
                "LibTests", "MadeTests", "OtherTests",
            ])
        #expect(try changing("Sources/Lib/text.json", in: shop) { try tests(shop) }.names == ["LibTests", "MadeTests"])
    }

    @Test func manifestsThatAreNotEvaluated() throws {
        var files = ShopRepository.files
        files["Feature/Project.swift"] = "import ProjectDescription\nlet project = Project(name: \"F\")\n"
        files["Feature/Sources/F.swift"] = "import Core\n"
        let shop = try ShopRepository(files)
        do {
            let found = try changing("Sources/Core/Core.swift", in: shop) { try tests(shop, status: 3) }
            #expect(found.names == ["CardTests", "DataTests"])
            #expect(
                found.errors.contains(
                    "note: everything is affected: what depends on what is not known entirely: "
                        + "Tuist manifests were not evaluated (pass --evaluate-manifests): 1\n"), "\(found.errors)")
        }
    }

    @Test func otherRepositories() throws {
        let shop = try ShopRepository()
        let other = try ShopRepository(["Sources/S/S.swift": "struct S {}\n"])
        let settings = ["-c", "protocol.file.allow=always"]
        _ = try Command.env(
            ["git"] + settings + ["submodule", "--quiet", "add", other.folder.url.path, "Sub"], in: shop.folder.url)
        try shop.commit("sub")
        try shop.git("tag", "--force", "base")
        #expect(try shop.dovetail("affected", "--since", "base").output == "nothing changed since base\n")
        func isReported(_ path: String) throws {
            let found = try tests(shop, status: 3)
            #expect(found.names == ["CardTests", "DataTests"])
            #expect(
                found.errors.contains(
                    "note: everything is affected: \(path): it is another repository, whose files are not read\n"),
                "\(found.errors)")
            let difference = try shop.dovetail("diff", "base").output
            #expect(
                difference.contains("this is another repository, whose changes are not read [coverage] (\(path):1:1)"),
                "\(difference)")
        }
        try changing("Sub/Sources/S/S.swift", in: shop) { try isReported("Sub") }
        _ = try Command.env(["git", "clone", "--quiet", other.folder.url.path, "Nested"], in: shop.folder.url)
        try isReported("Nested")
        #expect(
            try shop.dovetail("affected", "--since", "base", "--ignore", "Nested").output
                == "nothing changed since base\n")
    }

    /// Nothing is built from a text for people, and what is copied is copied into apps.
    @Test(arguments: [
        ("Docs/Core.md", []), ("CHANGELOG.md", []), ("LICENSE", []), (".github/workflows/ci.yml", []),
        ("Texts/ko.lproj/Localizable.strings", ["App"]), ("Assets.xcassets/a.imageset/Contents.json", ["App"]),
    ])
    func filesThatAreNotCompiled(_ path: String, _ programs: [String]) throws {
        let shop = try ShopRepository()
        try shop.folder.write(path, "# Core\n")
        let run = try shop.dovetail("affected", "--since", "base", "--list", "programs")
        #expect(run.output.split(separator: "\n").map(String.init) == programs, "\(run.output)")
        #expect(run.status == 0 && !run.errors.contains("everything"), "\(run.errors)")
    }

    /// A clone without large files has what is compared.
    @Test func aPartialClone() throws {
        let shop = try ShopRepository()
        try shop.folder.write("Media/film.mov", String(repeating: "film", count: 50_000))
        try shop.commit("film")
        try shop.git("tag", "--force", "base")
        try shop.folder.write("Media/film.mov", "short")
        try shop.folder.write("Sources/Data/More.swift", "let more = 1\n")
        try shop.commit("more")
        try shop.git("config", "uploadpack.allowFilter", "true")
        let clone = try TemporaryFolder()
        let cloned = try Command.run(
            "/usr/bin/env",
            ["git", "clone", "--quiet", "--filter=blob:limit=100k", "file://\(shop.folder.url.path)", "clone"],
            in: clone.url)
        try #require(cloned.status == 0, "\(cloned.errors)")
        let place = clone.url.appendingPathComponent("clone")
        // What is not there cannot be had.
        _ = try Command.run("/usr/bin/env", ["git", "remote", "set-url", "origin", "file:///nowhere"], in: place)
        let run = try Command.dovetail(["diff", "base"], in: place)
        #expect(run.status == 0, "\(run.errors)")
        let affected = try Command.dovetail(["affected", "--since", "base", "--list", "tests"], in: place)
        #expect(affected.output == "DataTests\n", "\(affected.errors)\(affected.output)")
    }

    /// The commands of docs/pull-requests.md, with programs that print what they are called with.
    @Test(arguments: [
        (["AppTests", "KitTests"], 0, "test --filter ^AppTests[.] --filter ^KitTests[.]\n"), ([], 0, ""),
        (["AppTests"], 3, "test\n"), ([], 2, "test\n"),
    ])
    func theCommandsOfThePage(_ names: [String], _ code: Int, _ expected: String) throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/pull-requests.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        let start = try #require(page.range(of: "```sh\nif dovetail affected"))
        let end = try #require(page.range(of: "```", range: start.upperBound..<page.endIndex))
        let folder = try TemporaryFolder()
        try folder.write("names", names.map { $0 + "\n" }.joined())
        try folder.write(
            "run",
            "dovetail() { cat names; return \(code); }\nPATH=\"$PWD:$PATH\"\nif dovetail affected"
                + page[start.upperBound..<end.lowerBound])
        try folder.write("swift", "#!/bin/sh\necho \"$@\"\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent("swift").path)
        let run = try Command.run("/bin/sh", ["run"], in: folder.url)
        #expect(run.output == expected, "\(run.errors)")
        #expect(run.status == 0)
    }
}
