import Dovetail
import DovetailTesting
import Foundation
import Testing

/// One argument of a type that every value has, even `()`, is an argument.
@Suite struct ArgumentTypeTests {
    @Test func ofAnyType() throws {
        let container = try Container { c in
            c.register(Screen.self) { (_, context: Any) in Screen(context) }
            c.register(Screen.self, name: "optional") { (_, context: Any?) in Screen(context ?? "none") }
            c.register(Screen.self, name: "sendable") { (_, context: any Sendable) in Screen(context) }
            c.register(Screen.self, name: "void") { (_, context: Void?) in Screen(context == nil ? "none" : "void") }
        }
        let link: Any = "link"
        #expect(try container.resolve(Screen.self, arguments: link).context == "link")
        let none: Any? = nil
        #expect(try container.resolve(Screen.self, name: "optional", arguments: none).context == "none")
        let number: any Sendable = 7
        #expect(try container.resolve(Screen.self, name: "sendable", arguments: number).context == "7")
        let void: Void? = ()
        #expect(try container.resolve(Screen.self, name: "void", arguments: void).context == "void")
        for name in [nil, "optional", "sendable", "void"] {
            #expect(message { _ = try container.resolve(Screen.self, name: name) }.contains("not registered"))
        }
    }

    @Test func noneAndVoidAreNone() throws {
        let container = try Container { c in
            c.register(Screen.self) { (_, context: Void) in Screen(context) }
            c.register(Int.self, scope: .singleton) { (_, _: Void) in 7 }
        }
        #expect(try container.resolve(Screen.self).context == "()")
        #expect(try container.resolve(Screen.self, arguments: ()).context == "()")
        #expect(try container.resolve(Int.self) == 7)
    }

    @Test func asynchronously() async throws {
        let container = try Container { c in
            c.register(Screen.self) { (_: AsyncResolver, context: any Sendable) in
                await Task.yield()
                return Screen(context)
            }
            c.register(Screen.self, name: "none") { (_: AsyncResolver, _: Void) in
                await Task.yield()
                return Screen("none")
            }
        }
        let number: any Sendable = 7
        #expect(try await container.resolve(async: Screen.self, arguments: number).context == "7")
        #expect(try await container.resolve(async: Screen.self, name: "none").context == "none")
        await #expect(throws: ResolutionError.self) { try await container.resolve(async: Screen.self) }
    }

    @Test @MainActor func onTheMainActor() throws {
        let container = try Container { c in
            c.register(Screen.self, on: MainActor.self) { (_, context: Any) in Screen(context) }
            c.register(Screen.self, name: "none", on: MainActor.self) { (_, _: Void) in Screen("none") }
        }
        let link: Any = "link"
        #expect(try container.resolve(Screen.self, arguments: link, on: MainActor.self).context == "link")
        #expect(try container.resolve(Screen.self, name: "none", on: MainActor.self).context == "none")
        #expect(throws: ResolutionError.self) { try container.resolve(Screen.self, on: MainActor.self) }
    }

    @Test func replaced() throws {
        let container = try Container { c in c.register(Screen.self) { (_, context: Any) in Screen(context) } }
        try withOverrides {
            $0.override(Screen.self) { (_, context: Any) in Screen("test \(context)") }
        } operation: { () throws in
            let link: Any = "link"
            #expect(try container.resolve(Screen.self, arguments: link).context == "test link")
        }
    }
}

private final class Screen: Sendable {
    let context: String
    init(_ context: Any) { self.context = "\(context)" }
}
