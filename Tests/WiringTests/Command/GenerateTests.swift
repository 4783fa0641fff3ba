import Foundation
import Testing
import ToolRunner

/// The output file and the options of `dovetail generate`.
@Suite struct GenerateTests {
    static let source = """
        import Dovetail
        protocol CardDependency: Dependency { var id: Int { get } }
        final class CardComponent: Component<CardDependency> {}
        final class AppComponent: BootstrapComponent {
            var id: Int { 1 }
            var card: CardComponent { CardComponent(parent: self) }
        }
        """

    private func folder(_ files: [String: String] = ["App/App.swift": source]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return folder
    }

    private func dovetail(_ arguments: String..., in folder: TemporaryFolder) throws -> Command {
        try Command.run(Command.dovetail, arguments, in: folder.url)
    }

    private func text(_ path: String, in folder: TemporaryFolder) -> String? {
        try? String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func writesOnlyWhenTheContentChanges() throws {
        let folder = try folder()
        #expect(try dovetail("generate", "--output", "App/Wiring.swift", "App", in: folder).status == 0)
        let path = folder.url.appendingPathComponent("App/Wiring.swift").path
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
        #expect(try dovetail("generate", "--output", "App/Wiring.swift", "App", in: folder).status == 0)
        let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        #expect(date == old)
    }

    @Test func anotherGeneratedFileOfTheSameFolderHidesNothing() throws {
        let folder = try folder()
        #expect(try dovetail("generate", "--output", "App/Wiring.swift", "App", in: folder).status == 0)
        #expect(try dovetail("generate", "--output", "Other.swift", ".", in: folder).status == 0)
        #expect(text("Other.swift", in: folder)?.contains("CardComponent") == true)
        try folder.write("App/App.swift", Self.source.replacingOccurrences(of: "    var id: Int { 1 }\n", with: ""))
        let broken = try dovetail("generate", "--output", "Other.swift", ".", in: folder)
        #expect(broken.status == 1 && broken.errors.contains("[missing-provider]"), "\(broken.errors)")
    }

    @Test func checkFailsWhereTheFileIsMissingOrStale() throws {
        let folder = try folder()
        let missing = try dovetail("generate", "--check", "--output", "App/Wiring.swift", "App", in: folder)
        #expect(missing.status == 1)
        #expect(missing.errors.contains("App/Wiring.swift:1:1: error: the wiring is missing"))
        #expect(text("App/Wiring.swift", in: folder) == nil)
        #expect(try dovetail("generate", "--output", "App/Wiring.swift", "App", in: folder).status == 0)
        #expect(try dovetail("generate", "--check", "--output", "App/Wiring.swift", "App", in: folder).status == 0)
        try folder.write("App/App.swift", Self.source.replacingOccurrences(of: "CardComponent", with: "LoanComponent"))
        let stale = try dovetail("generate", "--check", "--output", "App/Wiring.swift", "App", in: folder)
        #expect(stale.status == 1)
        #expect(stale.errors.contains("stale"))
    }

    @Test func keepsTheOldFileWhereThereIsAnError() throws {
        let folder = try folder(["App/App.swift": Self.source.replacingOccurrences(of: "var id: Int { 1 }", with: "")])
        try folder.write("App/Wiring.swift", "// old\n")
        let run = try dovetail("generate", "--output", "App/Wiring.swift", "App", in: folder)
        #expect(run.status == 1)
        #expect(
            run.errors.contains(
                "App/App.swift:2:43: error: CardComponent needs 'id: Int', but AppComponent does not provide it "
                    + "[missing-provider]"
            ))
        #expect(run.errors.hasSuffix("1 error, 0 warnings\n"))
        #expect(text("App/Wiring.swift", in: folder) == "// old\n")
    }

    @Test func putsHeaderAndImports() throws {
        let folder = try folder()
        try folder.write("header.txt", "// Copyright\n\n")
        let run = try dovetail(
            "generate", "--output", "Wiring.swift", "--header", "header.txt", "--import", "Foundation", "--import",
            "@preconcurrency import Dispatch", "App", in: folder)
        #expect(run.status == 0)
        let text = text("Wiring.swift", in: folder) ?? ""
        #expect(text.hasPrefix("// Copyright\n// Written by dovetail generate"))
        #expect(text.contains("\nimport Dovetail\nimport Foundation\n"))
        #expect(text.contains("\n@preconcurrency import Dispatch\n"))
    }

    @Test func readsFoldersFilesAndLists() throws {
        let halves = Self.source.components(separatedBy: "final class AppComponent")
        let folder = try folder([
            "Features/Card/Card.swift": halves[0],
            "App/App.swift": "import Dovetail\nfinal class AppComponent" + halves[1],
            "list.txt": "# the app's sources\nApp/App.swift\n\nFeatures\n",
        ])
        var outputs: Set<String> = []
        for sources in [["Features", "App"], ["App/App.swift", "Features/Card/Card.swift"], ["list.txt"], ["."]] {
            let run = try Command.run(
                Command.dovetail, ["generate", "--output", "Out.swift", "--exclude", "Out.swift"] + sources,
                in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
            outputs.insert(text("Out.swift", in: folder) ?? "")
        }
        #expect(outputs.count == 1, "the way of naming the sources changes the output")
    }

    @Test func leavesOutWhatIsExcluded() throws {
        let folder = try folder(["App/App.swift": Self.source, "App/Mocks/Mock.swift": "class Broken: Component<"])
        #expect(try dovetail("check", "App", in: folder).status == 2)
        for pattern in ["Mocks", "Mock.swift", "App/Mocks", "*/Mocks/*"] {
            let run = try dovetail("check", "App", "--exclude", pattern, in: folder)
            #expect(run.status == 0, "\(pattern): \(run.errors)")
        }
    }

    @Test func wiresASwiftPackageTarget() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Bank", targets: [
                .target(name: "Card", dependencies: ["Dovetail"]),
                .executableTarget(name: "App", dependencies: ["Card"], path: "Source/Application"),
            ])
            """
        let folder = try folder([
            "Package.swift": manifest,
            "Sources/Card/Card.swift": """
            import Dovetail
            public protocol CardDependency: Dependency { var id: Int { get } }
            public final class CardComponent: Component<CardDependency> {}
            """,
            "Source/Application/App.swift": """
            import Card
            import Dovetail
            final class AppComponent: BootstrapComponent {
                var id: Int { 1 }
                var card: CardComponent { CardComponent(parent: self) }
            }
            """,
        ])
        let run = try dovetail(
            "generate", "--output", "Wiring.swift", "--package-path", ".", "--target", "App", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(text("Wiring.swift", in: folder)?.contains("import Card\nimport Dovetail\n") == true)
        let unknown = try dovetail(
            "generate", "--output", "Wiring.swift", "--package-path", ".", "--target", "Ap", in: folder)
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("has no target 'Ap'; its targets are: App, Card"))
    }
}
