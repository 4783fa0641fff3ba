import Foundation
import Testing
import ToolRunner

/// Containers that the rules file describes: what does not fit the description is said, and makes no error.
@Suite struct DescribedContainerTests {
    private static let container = """
        final class Box {
            static let shared = Box()
            private var items: [String: Any] = [:]
            func put<T>(for type: T.Type, make: () -> T) { items[String(describing: type)] = make() }
            func putAll(_ more: [String: Any]) {}
            func take<T>(for type: T.Type) -> T { items[String(describing: type)] as! T }
        }
        struct Clock {}
        struct Zone {}
        """

    private func check(_ program: String, _ rules: String) throws -> Command {
        let folder = try TemporaryFolder()
        try folder.write("App.swift", Self.container + "\n" + program)
        try folder.write("dovetail.yml", rules)
        return try Command.dovetail("check", ".", "--verbose", in: folder.url)
    }

    private static let rules = "containers:\n  - type: Box\n    register: put(for:make:)\n    resolve: take(for:)\n"

    /// A trailing closure has no label.
    @Test(arguments: ["{ Clock() }", "make: { Clock() }"])
    func registrationsWithClosures(_ closure: String) throws {
        let call =
            closure.hasPrefix("{")
            ? "Box.shared.put(for: Clock.self) \(closure)" : "Box.shared.put(for: Clock.self, \(closure))"
        let run = try check("\(call)\nlet clock = Box.shared.take(for: Clock.self)", Self.rules)
        #expect(run.errors.contains("proved 1 of 1 resolution\n0 errors"), "\(run.errors)")
    }

    /// What a closure that gets the container resolves from it is needed, and used.
    @Test(arguments: [
        "box in Screen(clock: box.take(for: Clock.self))", "Screen(clock: $0.take(for: Clock.self))",
        "box, _ in Screen(clock: box.take(for: Clock.self))",
    ])
    func closuresThatGetTheContainer(_ closure: String) throws {
        let program = """
            struct Screen { let clock: Clock }
            extension Box { func put<T>(for type: T.Type, make: (Box) -> T) {} }
            Box.shared.put(for: Screen.self) { \(closure) }
            let screen = Box.shared.take(for: Screen.self)

            """
        let missing = try check(program, Self.rules)
        #expect(missing.errors.contains("[missing-registration]"), "\(missing.errors)")
        #expect(missing.errors.contains("proved 1 of 2 resolutions\n"), "\(missing.errors)")
        let whole = try check(program + "Box.shared.put(for: Clock.self) { Clock() }\n", Self.rules)
        #expect(whole.errors.contains("proved 2 of 2 resolutions\n0 errors, 0 warnings"), "\(whole.errors)")
    }

    @Test func whatIsMissingIsAnErrorInTheContainersOwnWords() throws {
        let program = """
            Box.shared.put(for: Clock.self) { Clock() }
            let clock = Box.shared.take(for: Clock.self)
            let zone = Box.shared.take(for: Zone.self)
            """
        let run = try check(program, Self.rules)
        #expect(run.errors.contains("error: 'Zone' is not registered [missing-registration]"), "\(run.errors)")
        #expect(run.errors.contains("help: register it in 'Box': put(for: Zone.self, make: …)"), "\(run.errors)")
    }

    /// If a call of the function that registers is not understood, it may register what is missing.
    @Test(arguments: [
        "func fill(_ type: Zone.Type) { Box.shared.put(for: type) { Zone() } }",
        "extension Box { func fill() { put(for: Zone.self) { Zone() } } }",
        "let box: any Storing = Box.shared\nbox.put(for: Zone.self) { Zone() }",
    ])
    func callsThatAreNotUnderstood(_ call: String) throws {
        let program = """
            Box.shared.put(for: Clock.self) { Clock() }
            let clock = Box.shared.take(for: Clock.self)
            let zone = Box.shared.take(for: Zone.self)
            """
        let run = try check("\(call)\n\(program)", Self.rules)
        #expect(run.status == 0 && !run.errors.contains("missing-registration"), "\(run.errors)")
        #expect(
            run.errors.contains("proved 2 of 2")
                || run.errors.contains("not all calls of 'put(for:make:)' were understood"),
            "\(run.errors)")
    }

    /// The same of a lookup through a property wrapper.
    @Test(arguments: [true, false])
    func wrappersOfTheContainer(_ isUnderstood: Bool) throws {
        let other = isUnderstood ? "" : "func fill(_ type: Zone.Type) { Box.shared.put(for: type) { Zone() } }"
        let program = """
            @propertyWrapper struct Get<T> { var wrappedValue: T { Box.shared.take(for: T.self) } }
            class Screen {
                @Get var clock: Clock
                @Get var zone: Zone
            }
            \(other)
            Box.shared.put(for: Clock.self) { Clock() }
            print(Screen().clock, Screen().zone)
            """
        let run = try check(program, Self.rules)
        #expect(run.errors.contains("error: 'Zone' is not registered") == isUnderstood, "\(run.errors)")
        #expect((run.status == 1) == isUnderstood, "\(run.errors)")
    }

    /// Calls of other classes' functions of the same name.
    @Test func cellsOfTables() throws {
        let rules = Self.rules.replacingOccurrences(of: "put(for:make:)", with: "register(for:make:)")
        let program = """
            extension Box { func register<T>(for type: T.Type, make: () -> T) {} }
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            defaults.register(defaults: ["a": 1])
            Box.shared.register(for: Clock.self) { Clock() }
            let zone = Box.shared.take(for: Zone.self)
            """
        let run = try check(program, rules)
        #expect(run.errors.contains("error: 'Zone' is not registered"), "\(run.errors)")
    }

    @Test(arguments: [
        ("type: Bax", "no type of the program is called 'Bax'", "did you mean 'Box'?"),
        ("register: put(_:make:)", "'Box' has no function 'put(_:make:)'", "as it is declared"),
        ("resolve: get(for:)", "'Box' has no function 'get(for:)'", "as it is declared"),
    ])
    func whatDoesNotExist(_ line: String, _ message: String, _ help: String) throws {
        let key = line.components(separatedBy: ":")[0]
        let lines = Self.rules.components(separatedBy: "\n").map { old in
            old.contains("\(key): ") ? old.components(separatedBy: key)[0] + line : old
        }
        let run = try check("let a = 1", lines.joined(separator: "\n"))
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.errors.contains("dovetail.yml:2:5: error: \(message) [not-in-scope]"), "\(run.errors)")
        #expect(run.errors.contains(help), "\(run.errors)")
    }
}
