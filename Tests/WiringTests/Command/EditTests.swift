import Foundation
import Testing
import ToolRunner

/// The edits of findings with one certain fix, and the cases in which there is none.
@Suite struct EditTests {
    /// A root with these members, above a component that needs `session` and `count`.
    private func app(_ members: String, needs: String = "var session: Session { get }") -> String {
        """
        import Dovetail
        struct Session: Sendable {}
        protocol CardDependency: Dependency { \(needs) }
        final class CardComponent: Component<CardDependency> { var card: Session { dependency.session } }
        final class AppComponent: BootstrapComponent {
            \(members)
            var card: CardComponent { CardComponent(parent: self) }
        }
        """
    }

    private func fixed(_ source: String) throws -> FixedSources { try FixedSources(["App.swift": source]) }

    @Test(arguments: ["private ", "fileprivate  ", "private\t"])
    func aHiddenProviderIsUnhidden(_ modifier: String) throws {
        let fixed = try fixed(app("\(modifier)var session: Session { Session() }"))
        #expect(fixed.files == ["App.swift": app("var session: Session { Session() }")])
        #expect(fixed.left == [])
    }

    @Test func aHiddenSetterIsUnhidden() throws {
        let needs = "var session: Session { get set }"
        let fixed = try fixed(app("private(set) var session = Session()", needs: needs))
        #expect(fixed.files == ["App.swift": app("var session = Session()", needs: needs)])
    }

    @Test(arguments: [
        // A comment would be deleted too.
        "private /* why */ var session: Session { Session() }",
        // Without the modifier, it is still not internal.
        "var other = 1 }\nprivate extension AppComponent { private var session: Session { Session() }",
        "private\n    var session: Session { Session() }",
    ])
    func otherHiddenProvidersAreLeft(_ member: String) throws {
        let source = app(member)
        #expect(try fixed(source).files == ["App.swift": source])
    }

    @Test func aMisspeltProviderIsRenamed() throws {
        let fixed = try fixed(app("let é = 1; var sesion: Session { Session() }"))
        #expect(fixed.files == ["App.swift": app("let é = 1; var session: Session { Session() }")])
        #expect(fixed.left == [])
    }

    @Test(arguments: [
        // Two similar names.
        "var sesion: Session { Session() }; var sessions: Session { Session() }",
        // The type differs as well.
        "var sesion: Session? { nil }",
        // It would still be hidden.
        "private var sesion: Session { Session() }",
    ])
    func otherSimilarNamesAreLeft(_ members: String) throws {
        let fixed = try fixed(app(members))
        #expect(fixed.files == ["App.swift": app(members)])
        #expect(fixed.left.count == 1)
    }

    @Test func aSimilarNameThatIsNeededItselfIsLeft() throws {
        let source = app(
            "var sesion: Session { Session() }", needs: "var session: Session { get }; var sesion: Session { get }")
        #expect(try fixed(source).files == ["App.swift": source])
    }

    // MARK: Imports

    private func package(_ app: String) -> [String: String] {
        [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Bank", targets: [
                .target(name: "BankInterfaces"), .target(name: "BankModels"), .target(name: "BankModel2"),
                .executableTarget(name: "App", dependencies: ["BankInterfaces", "BankModels", "BankModel2"]),
            ])
            """,
            "Sources/BankInterfaces/A.swift": "public struct A {}", "Sources/BankModels/B.swift": "public struct B {}",
            "Sources/BankModel2/C.swift": "public struct C {}", "Sources/App/main.swift": app,
            "Sources/App/More.swift": app.replacingOccurrences(of: "import BankModels", with: ""),
        ]
    }

    @Test func aMisspeltImportIsCorrectedInEachFile() throws {
        let wrong = "import BankModels\nimport BankModel2\n@testable import struct BankInterfaes.A"
        let right = "import BankModels\nimport BankModel2\n@testable import struct BankInterfaces.A"
        let fixed = try FixedSources(package(wrong))
        #expect(fixed.files == package(right))
        // The dependency is not reported as unused.
        #expect(fixed.left == [])
    }

    @Test func anImportWithTwoSimilarNamesIsLeft() throws {
        let source = package("import BankModels\nimport BankModel2\nimport BankInterfaces\nimport BankModel")
        #expect(try FixedSources(source).files == source)
    }
}
