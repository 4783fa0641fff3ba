import Foundation
import Testing
import ToolRunner

/// The names and files of targets in a package's manifest apply to wiring as they do to modules.
@Suite struct PackageTargetTests {
    private let kit = """
        import Dovetail
        public protocol CardDependency: Dependency { var session: Int { get } }
        public final class CardComponent: Component<CardDependency> {
            public var number: Int { dependency.session + 41 }
        }
        """
    private let app = """
        import Dovetail
        import card_kit
        final class AppComponent: BootstrapComponent {
            var session: Int { 1 }
            var card: CardComponent { CardComponent(parent: self) }
        }
        print(AppComponent().card.number)
        """

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return folder
    }

    private func dovetail(_ arguments: [String], in folder: TemporaryFolder) throws -> Command {
        try Command.run(Command.dovetail, arguments, in: folder.url)
    }

    private func package(_ kit: String) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            dependencies: [.package(url: "https://example.com/Dovetail", from: "1.0.0")],
            targets: [
                .target(
                    name: "card-kit", dependencies: [.product(name: "Dovetail", package: "Dovetail")], \(kit)),
                .executableTarget(
                    name: "App", dependencies: ["card-kit", .product(name: "Dovetail", package: "Dovetail")]),
            ])
        """
    }

    /// A file that would declare another component with the same name, and one that is a template.
    private let leftOut = [
        "Sources/card-kit/Old/Card.swift": """
        import Dovetail
        public final class CardComponent: Component<CardDependency> {}
        """,
        "Sources/card-kit/Template.swift": "final class __NAME__Component: Component<EmptyDependency> {}",
    ]

    private func files(_ manifest: String) -> [String: String] {
        var files = leftOut
        files["Package.swift"] = manifest
        files["Sources/card-kit/Card.swift"] = kit
        files["Sources/App/main.swift"] = app
        return files
    }

    @Test(arguments: [#"exclude: ["Old/", "./Template.swift"]"#, #"sources: ["Card.swift"]"#])
    func whatATargetLeavesOutIsNotWired(_ option: String) throws {
        let folder = try folder(files(package(option)))
        for inputs in [["."], ["--package-path", ".", "--target", "App"]] {
            let found = try dovetail(["check"] + inputs, in: folder)
            #expect(found.status == 0, "\(inputs) \(found.errors)")
            #expect(found.errors.hasSuffix("\n0 errors, 0 warnings\n"), "\(inputs) \(found.errors)")
        }
        let all = try dovetail(["check", "."], in: folder)
        #expect(all.errors.contains("2 files are excluded by their targets' manifests"), "\(all.errors)")
        #expect(all.errors.contains("proved 1 of 1 requirement of 1 component under 1 root"), "\(all.errors)")
        let graph = try dovetail(["graph", "."], in: folder)
        #expect(graph.output.components(separatedBy: "CardComponent").count == 2, "\(graph.output)")
    }

    /// If only running the manifest would show the sources, nothing is left out: all files are read.
    @Test func computedSourcesLeaveNothingOut() throws {
        let manifest = package("sources: names")
            .replacingOccurrences(of: "let package", with: "let names = [\"Card.swift\"]\nlet package")
        let arguments = ["generate", "--output", "Sources/App/Wiring.swift", "."]
        let found = try dovetail(arguments, in: folder(files(manifest)))
        #expect(found.errors.contains("[duplicate-component]"), "\(found.errors)")
    }

    @Test(arguments: [["."], ["--package-path", ".", "--target", "App"]])
    func generatedCodeImportsTheModuleOfATarget(_ inputs: [String]) throws {
        let folder = try folder(files(package(#"exclude: ["Old", "Template.swift"]"#)))
        let arguments = ["generate", "--output", "Sources/App/Wiring.swift"] + inputs
        let found = try dovetail(arguments, in: folder)
        #expect(found.status == 0, "\(found.errors)")
        let wiring = try String(
            contentsOf: folder.url.appendingPathComponent("Sources/App/Wiring.swift"), encoding: .utf8)
        #expect(wiring.contains("\nimport card_kit\n") && !wiring.contains("card-kit"), "\(wiring)")
        let stale = try dovetail(["check", "."], in: folder)
        #expect(stale.status == 0, "\(stale.errors)")
    }

    /// The name of a target or of its module.
    @Test(arguments: ["card-kit", "card_kit"])
    func aTargetIsFoundByBothNames(_ name: String) throws {
        let folder = try folder(files(package(#"exclude: ["Old", "Template.swift"]"#)))
        for inputs in [["--package-path", "."], ["."]] {
            let found = try dovetail(["check", "--target", name] + inputs, in: folder)
            #expect(found.status == 0, "\(found.errors)")
        }
    }
}
