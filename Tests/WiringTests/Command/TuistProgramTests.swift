import Foundation
import Testing
import ToolRunner

/// `generate` in a Tuist project: one wiring file for each app.
@Suite struct TuistProgramTests {
    private static let manifest = """
        import ProjectDescription

        func target(_ name: String, _ product: Product, _ needed: [String] = [], _ more: [String] = []) -> Target {
            .target(
                name: name, destinations: .iOS, product: product, bundleId: name,
                sources: .sourceFilesList(globs: ([name] + more).map { "\\($0)/**" }),
                dependencies: needed.map { .target(name: $0) })
        }
        let project = Project(
            name: "Shop",
            targets: [
                target("Buyer", .app, ["Card"], ["Shared"]), target("Seller", .app, ["Card"], ["Shared"]),
                target("Card", .framework), target("Old", .framework),
            ])
        """
    private static func root(_ value: String) -> String {
        """
        import Card
        import Dovetail
        final class AppComponent: BootstrapComponent {
            var \(value): String { "" }
            let user = "Ann"
            var card: CardComponent { CardComponent(parent: self) }
            var shared: SharedComponent { SharedComponent(parent: self) }
        }

        """
    }

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let files = [
            "Project.swift": Self.manifest, "Buyer/App.swift": Self.root("cart"),
            "Seller/App.swift": Self.root("stock"),
            "Card/Card.swift": """
            import Dovetail
            public protocol CardDependency: Dependency { var user: String { get } }
            public final class CardComponent: Component<CardDependency> {}

            """,
            "Shared/Shared.swift": """
            import Dovetail
            protocol SharedDependency: Dependency { var user: String { get } }
            final class SharedComponent: Component<SharedDependency> {}

            """,
            "Old/Old.swift": "import Dovetail\nfinal class AppComponent: BootstrapComponent { let old = 1 }\n",
        ]
        for (name, text) in files { try folder.write(name, text) }
        return folder
    }

    @Test func aFileOutsideOfAllTargetsIsSaid() throws {
        let folder = try TemporaryFolder()
        let manifest = """
            import ProjectDescription
            let project = Project(
                name: "Shop",
                targets: [
                    .target(
                        name: "Buyer", destinations: .iOS, product: .app, bundleId: "Buyer",
                        sources: ["Targets/Buyer/Sources/**"])
                ])
            """
        try folder.write("Project.swift", manifest)
        try folder.write("Targets/Buyer/Sources/App.swift", "struct App {}\n")
        try folder.write("Targets/Buyer/Old.swift", "struct Old {}\n")
        let arguments = ["check", ".", "--evaluate-manifests", "--verbose"]
        let run = try Command.run(Command.dovetail, arguments, in: folder.url)
        #expect(run.errors.contains("Targets/Buyer/Old.swift: in no module\n"), "\(run.errors)")
        #expect(run.errors.contains("1 of 2 files is in no module"), "\(run.errors)")
    }

    private func generate(_ folder: TemporaryFolder, _ arguments: String...) throws -> Command {
        try Command.run(Command.dovetail, ["generate", "."] + arguments, in: folder.url)
    }

    @Test func eachAppHasItsOwn() throws {
        let folder = try folder()
        for app in ["Buyer", "Seller"] {
            let path = "\(app)/Wiring.swift"
            let run = try generate(folder, "--evaluate-manifests", "--target", app, "-o", path, "-v")
            #expect(run.status == 0, "\(run.errors)")
            // Neither the other app's root nor that of a framework which it does not link.
            #expect(run.errors.contains("proved 2 of 2 requirements of 2 components under 1 root"), "\(run.errors)")
            let text = try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
            #expect(text.contains("import Card\n") && !text.contains("import Old"), "\(text)")
            #expect(text.contains("CardDependency") && text.contains("SharedDependency"), "\(text)")
            #expect(try generate(folder, "--evaluate-manifests", "--target", app, "-o", path, "--check").status == 0)
        }
    }

    @Test func theRulesMaySayIt() throws {
        let folder = try folder()
        try folder.write("dovetail.yml", "graph: {evaluate: true}\n")
        let run = try generate(
            folder, "--rules", "dovetail.yml", "--target", "Seller", "-o", "Seller/Wiring.swift", "-v")
        #expect(run.errors.contains("under 1 root"), "\(run.errors)")
    }

    @Test func anUnknownTarget() throws {
        let folder = try folder()
        let run = try generate(folder, "--evaluate-manifests", "--target", "Byer", "-o", "Wiring.swift")
        #expect(
            run.errors
                == "error: no target is called 'Byer', or it has no Swift files; known targets: Buyer, Card, Old, "
                + "Seller\n")
        #expect(run.status == 2)
    }
}
