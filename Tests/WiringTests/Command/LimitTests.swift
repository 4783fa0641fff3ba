import Foundation
import Testing
import ToolRunner

/// Chains that are too long to follow are reported, and nothing wrong is reported about what depends on them.
@Suite struct LimitTests {
    private func check(_ lines: [String]) throws -> Command {
        let folder = try TemporaryFolder()
        try folder.write("App.swift", lines.joined(separator: "\n"))
        return try Command.run(Command.dovetail, ["check", ".", "--verbose"], in: folder.url, within: 60)
    }

    /// `A0` is an alias of `meaning`, and each further alias is one of the previous.
    private func aliases(_ count: Int, of meaning: String) -> [String] {
        ["typealias A0 = \(meaning)"] + (1..<count).map { "typealias A\($0) = A\($0 - 1)" }
    }

    /// A component that needs `x`, and a root with these members.
    private func program(
        _ more: [String], component: String = "Component<Needs>",
        root: String = "var child: Child { Child(parent: self) }"
    ) -> [String] {
        ["import Dovetail", "protocol Needs: Dependency { var x: Int { get } }"] + more
            + ["final class Child: \(component) {}", "final class Root: BootstrapComponent { \(root) }"]
    }

    private func expectTooLong(_ lines: [String], at line: Int, _ comment: Comment? = nil) throws {
        let found = try check(lines)
        #expect(found.status == 2, comment)
        #expect(found.errors.contains("App.swift:\(line):"), "\(found.errors)")
        #expect(found.errors.contains("[unreadable-source]"), "\(found.errors)")
        #expect(found.errors.contains("\n1 error, 0 warnings\n"), "\(found.errors)")
    }

    // MARK: Chains of declarations

    @Test func aliasesOfAProvidedTypeInARow() throws {
        func program(_ count: Int) -> [String] {
            self.program(
                aliases(count, of: "Int"),
                root: "var x: A\(count - 1) { 1 }; var child: Child { Child(parent: self) }")
        }
        let short = try check(program(100))
        #expect(short.status == 0 && short.errors.contains("proved 1 of 1 requirement"), "\(short.errors)")
        try expectTooLong(program(200), at: 131)
        try expectTooLong(program(5000), at: 131)
    }

    @Test func aliasesOfASuperclassInARow() throws {
        let short = try check(program(aliases(100, of: "Component<Needs>"), component: "A99"))
        #expect(short.errors.contains("[missing-provider]"), "\(short.errors)")
        try expectTooLong(program(aliases(200, of: "Component<Needs>"), component: "A199", root: ""), at: 130)
    }

    @Test func aliasesOfADependencyInARow() throws {
        let short = try check(program(aliases(100, of: "Needs"), component: "Component<A99>"))
        #expect(short.errors.contains("[missing-provider]"), "\(short.errors)")
        try expectTooLong(program(aliases(200, of: "Needs"), component: "Component<A199>"), at: 130)
    }

    @Test(arguments: [200, 3000]) func superclassesInARow(count: Int) throws {
        let line = ["class C0: Component<Needs> {}"] + (1..<count).map { "class C\($0): C\($0 - 1) {}" }
        try expectTooLong(program(line, component: "C\(count - 1)", root: ""), at: 131)
    }

    @Test(arguments: [200, 3000]) func protocolsInARow(count: Int) throws {
        let line = ["protocol P0: Needs {}"] + (1..<count).map { "protocol P\($0): P\($0 - 1) {}" }
        try expectTooLong(program(line, component: "Component<P\(count - 1)>"), at: 130)
    }

    @Test func aliasesOfAServiceInARow() throws {
        func program(_ count: Int) -> [String] {
            ["import Swinject", "protocol Store {}", "final class Disk: Store {}"] + aliases(count, of: "Store") + [
                "let container = Container()",
                "func start() {",
                "    container.register(A\(count - 1).self) { _ in Disk() }",
                "    _ = container.resolve((any Store).self)",
                "}",
            ]
        }
        let short = try check(program(100))
        #expect(short.errors.contains("proved 1 of 1 resolution\n"), "\(short.errors)")
        try expectTooLong(program(200), at: 131)
        #expect(try check(program(200)).errors.contains("proved 0 of 1 resolution; 1 not provable"))
    }

    @Test func whatLeadsToItselfEnds() throws {
        let found = try check(
            program(
                ["class One: Two {}", "class Two: One {}", "typealias Up = Down", "typealias Down = Up"],
                component: "Component<Up>"))
        #expect(!found.wasEnded && found.status == 1, "\(found.errors)")
    }

    // MARK: Containers

    @Test func aContainerIsFoundBehindManyNames() throws {
        let found = try check(
            [
                "import Swinject", "protocol Store {}", "final class Disk: Store {}", "protocol R0: Resolver {}",
            ] + (1..<30).map { "protocol R\($0): R\($0 - 1) {}" } + [
                "func read(_ resolver: R29) { _ = resolver.resolve(Store.self)! }",
                "func start() { _ = Container() }",
            ])
        #expect(found.errors.contains("[missing-registration]"), "\(found.errors)")
    }

    private func registering(through count: Int, name: String = "") -> [String] {
        let head = "<T>(_ type: T.Type, _ make: @escaping (Resolver) -> T) {"
        return [
            "import Swinject", "protocol Store {}", "final class Disk: Store {}", "let container = Container()",
            "func add0\(head) container.register(type\(name)) { make($0) } }",
        ] + (1..<count).map { "func add\($0)\(head) add\($0 - 1)(type, make) }" } + [
            "func start() {",
            "    add\(count - 1)((any Store).self) { _ in Disk() }",
            "    _ = container.resolve((any Store).self)",
            "}",
        ]
    }

    @Test func functionsThatRegisterThroughEachOther() throws {
        let through = try check(registering(through: 12))
        #expect(through.errors.contains("proved 1 of 1 resolution\n"), "\(through.errors)")
        let named = try check(registering(through: 12, name: ", name: \"other\""))
        #expect(named.errors.contains("[missing-registration]"), "\(named.errors)")
        let long = try check(registering(through: 30))
        #expect(long.errors.contains("proved 1 of 1 resolution\n"), "\(long.errors)")
        for name in ["", ", name: \"other\""] {
            let tooLong = try check(registering(through: 80, name: name))
            #expect(tooLong.errors.contains("proved 0 of 1 resolution; 1 not provable"), "\(tooLong.errors)")
            #expect(tooLong.errors.contains("0 errors, 0 warnings"), "\(tooLong.errors)")
        }
    }

    private func resolving(through count: Int, name: String = "") -> [String] {
        [
            "import Swinject", "protocol Store {}", "final class Disk: Store {}", "let container = Container()",
            "extension Resolver {", "    func get0<T>(_ type: T.Type) -> T { resolve(T.self\(name))! }",
        ] + (1..<count).map { "    func get\($0)<T>(_ type: T.Type) -> T { get\($0 - 1)(T.self) }" } + [
            "}",
            "func start() {",
            "    container.register(Store.self) { _ in Disk() }",
            "    _ = container.get\(count - 1)(Store.self)",
            "}",
        ]
    }

    @Test func functionsThatResolveThroughEachOther() throws {
        let through = try check(resolving(through: 12))
        #expect(through.errors.contains("proved 1 of 1 resolution\n"), "\(through.errors)")
        let named = try check(resolving(through: 12, name: ", name: \"other\""))
        #expect(named.errors.contains("[missing-registration]"), "\(named.errors)")
        let long = try check(resolving(through: 30, name: ", name: \"other\""))
        #expect(long.errors.contains("[missing-registration]"), "\(long.errors)")
        let tooLong = try check(resolving(through: 80, name: ", name: \"other\""))
        // The functions beyond the limit are evaluated by themselves.
        #expect(tooLong.errors.contains("proved 0 of 20 resolutions; 20 not provable"), "\(tooLong.errors)")
        #expect(tooLong.errors.contains("0 errors, 0 warnings"), "\(tooLong.errors)")
    }
}
