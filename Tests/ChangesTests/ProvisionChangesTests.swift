import Foundation
import Testing
import ToolRunner

/// What `dovetail diff` says of properties and functions that components provide.
@Suite struct ProvisionChangesTests {
    private static func app(_ members: String) -> String {
        """
        import Dovetail
        final class Session {}
        final class Screen {}
        final class CardComponent: Component<EmptyDependency> {}
        final class AppComponent: BootstrapComponent {
        \(members)
        }
        """
    }

    /// Expects these lines of changes from one list of members of the component to another.
    private func expect(_ expected: [String], from old: String, to new: String) throws {
        let shop = try ShopRepository(["App/main.swift": Self.app(old)])
        try shop.folder.write("App/main.swift", Self.app(new))
        let output = try shop.dovetail("diff", "base").output
        let changes = output.split(separator: "\n").filter { "+-~".contains($0.prefix(1)) }.map(String.init)
        #expect(changes == expected, "\(output)")
    }

    @Test func parametersAndEffectsOfFunctions() throws {
        try expect(
            [
                "~ the effects of 'screen(id:tags:)' of AppComponent: before none, now async throws "
                    + "(App/main.swift:6:10)",
                "~ the parameter types of 'screen(id:tags:)' of AppComponent: before Int, String..., now String, "
                    + "[String] (App/main.swift:6:10)",
            ], from: "    func screen(id: Int, tags: String...) -> Screen { Screen() }",
            to: "    func screen(id: String, tags: [String]) async throws -> Screen { Screen() }")
    }

    @Test func overloadsAreToldApart() throws {
        let int = "    func screen(id: Int) -> Screen { Screen() }"
        let text = "    func screen(id: String) -> Screen { Screen() }"
        try expect([], from: "\(int)\n\(text)", to: "\(text)\n\(int)")
        try expect(
            ["~ the parameter types of 'screen(id:)' of AppComponent: before Int, now Bool (App/main.swift:7:10)"],
            from: "\(int)\n\(text)", to: "\(text)\n    func screen(id: Bool) -> Screen { Screen() }")
    }

    @Test func thrownTypesAndEffectsOfGetters() throws {
        try expect(
            [
                "~ the effects of 'screen(id:)' of AppComponent: before none, now throws(Failure) "
                    + "(App/main.swift:6:10)",
                "~ the effects of 'session' of AppComponent: before none, now async (App/main.swift:7:9)",
            ], from: "    func screen(id: Int) -> Screen { Screen() }\n    var session: Session { Session() }",
            to: "    func screen(id: Int) throws(Failure) -> Screen { Screen() }\n"
                + "    var session: Session { get async { Session() } }")
    }

    @Test func typesOfClosures() throws {
        try expect(
            [
                "~ the type of 'make' of AppComponent: before (Int) -> Session, now (String) -> Session "
                    + "(App/main.swift:6:9)"
            ], from: "    var make: (Int) -> Session { { _ in Session() } }",
            to: "    var make: (String) -> Session { { _ in Session() } }")
    }

    /// A property that creates a component is compared, but is no news beside the component.
    @Test func propertiesThatCreateComponents() throws {
        let card = "    var card: CardComponent { CardComponent(parent: self) }"
        try expect(
            [
                "~ the isolation of 'card' of AppComponent: before none, now MainActor (App/main.swift:6:20)",
                "~ the lifetime of 'card' of AppComponent: before computed, now shared (App/main.swift:6:20)",
            ], from: card, to: "    @MainActor var card: CardComponent { shared { CardComponent(parent: self) } }")
        try expect(
            [
                "+ AppComponent provides 'other: CardComponent' (App/main.swift:6:9)",
                "- AppComponent provided 'card: CardComponent' (App/main.swift:6:9)",
            ], from: card, to: "    var other: CardComponent { CardComponent(parent: self) }")
        try expect(
            ["~ the parameter types of 'card(id:)' of AppComponent: before Int, now String (App/main.swift:6:10)"],
            from: "    func card(id: Int) -> CardComponent { CardComponent(parent: self) }",
            to: "    func card(id: String) -> CardComponent { CardComponent(parent: self) }")
    }

    @Test func aComponentThatIsCreatedIsNoProvider() throws {
        let shop = try ShopRepository(["App/main.swift": Self.app("")])
        try shop.folder.write("App/main.swift", Self.app("    var card: CardComponent { CardComponent(parent: self) }"))
        let output = try shop.dovetail("diff", "base").output
        #expect(output.contains("+ AppComponent creates CardComponent (App/main.swift:6:"), "\(output)")
        #expect(!output.contains("provides"), "\(output)")
    }

    @Test func theGraphHasTheSameFacts() throws {
        let members = """
                func screen(_ id: Int, tags: String...) async throws -> Screen { Screen() }
                var session: Session { Session() }
            """
        let shop = try ShopRepository(["App/main.swift": Self.app(members)])
        let run = try shop.dovetail("graph", "--format", "json")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let nodes = try #require(json["nodes"] as? [[String: Any]])
        let provides = nodes.compactMap { $0["provides"] as? [[String: Any]] }.joined()
        let screen = try #require(provides.first { $0["spelling"] as? String == "screen(_:tags:) -> Screen" })
        #expect(screen["parameters"] as? [String] == ["Int", "String..."])
        #expect(screen["effects"] as? String == "async throws")
        let session = try #require(provides.first { $0["spelling"] as? String == "session: Session" })
        #expect(session["parameters"] == nil && session["effects"] == nil)
    }
}
