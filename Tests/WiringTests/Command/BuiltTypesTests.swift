import Foundation
import Testing
import ToolRunner

/// Services lead to the code of the types that they build.
@Suite struct BuiltTypesTests {
    private static let sources = [
        "App/Coordinators.swift": """
        import Swinject

        protocol Coordinator {}
        class Base { func log() { _ = shared.resolve(Log.self) } }
        final class Home: Base, Coordinator {
            func open() { _ = shared.resolve(Coordinator.self, name: "detail") }
        }
        final class Detail: Coordinator {
            struct Row { func open() { _ = shared.resolve(Coordinator.self, name: "home") } }
        }
        extension Detail {
            func store() { _ = shared.resolve(Store.self) }
        }
        final class Log {}
        final class Store {}
        final class Other { func open() { _ = shared.resolve(Store.self) } }
        """,
        "App/App.swift": """
        import Swinject

        let shared = Container()
        func register() {
            shared.register(Coordinator.self, name: "home") { _ in Home() }
            shared.register(Coordinator.self, name: "detail") { _ in let made: Detail = Detail(); return made }
            shared.register(Log.self) { _ in Log() }
            shared.register(Store.self) { _ in Store() }
        }
        @main struct Main {
            static func main() { register(); _ = shared.resolve(Coordinator.self, name: "home") }
        }
        """,
    ]

    private func dovetail(_ arguments: [String], _ sources: [String: String] = sources) throws -> String {
        let folder = try TemporaryFolder()
        for (path, text) in sources { try folder.write(path, text) }
        let run = try Command.run(Command.dovetail, arguments + ["--module", "App=App"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }

    @Test func theTreeFollowsThem() throws {
        #expect(
            try dovetail(["graph"]) == """
                code that resolves services:
                Detail.Row
                └─ Coordinator named "home", builds Home
                   ├─ builds Base
                   │  └─ Log, builds Log
                   └─ builds Home
                      └─ Coordinator named "detail", builds Detail
                         └─ builds Detail
                            └─ Store, builds Store
                Main
                └─ Coordinator named "home" (*)
                Other
                └─ Store (*)

                """)
    }

    @Test func branchesOfAClosureBuildSeveral() throws {
        let program = """
            import Swinject

            protocol Screen {}
            enum Kind { case log, store, clock }
            final class LogScreen: Screen { func open() { _ = shared.resolve(Log.self) } }
            final class StoreScreen: Screen { func open() { _ = shared.resolve(Store.self) } }
            final class ClockScreen: Screen { func open() { _ = shared.resolve(Clock.self) } }
            final class Hidden: Screen { func open() { _ = shared.resolve(Clock.self) } }
            final class Log {}
            final class Store {}
            final class Clock {}
            let shared = Container()
            let kind = Kind.log
            shared.register(Log.self) { _ in Log() }
            shared.register(Store.self) { _ in Store() }
            shared.register(Clock.self) { _ in Clock() }
            shared.register(Screen.self, name: "switch") { _ in
                switch kind {
                case .log: LogScreen()
                case .store: StoreScreen()
                case .clock: if true { ClockScreen() } else { LogScreen() }
                }
            }
            shared.register(Screen.self, name: "return") { _ in
                if kind == .log { return LogScreen() }
                let make = { () -> Screen in return Hidden() }
                func other() -> Screen { return Hidden() }
                switch kind {
                case .store: return StoreScreen()
                default: return kind == .clock ? make() : other()
                }
            }
            _ = shared.resolve(Screen.self, name: "switch")
            _ = shared.resolve(Screen.self, name: "return")
            """
        #expect(
            try dovetail(["graph"], ["App/main.swift": program]) == """
                code that resolves services:
                Hidden
                └─ Clock, builds Clock
                main.swift
                ├─ Screen named "return", builds one of 2 types
                │  ├─ builds LogScreen
                │  │  └─ Log, builds Log
                │  └─ builds StoreScreen
                │     └─ Store, builds Store
                └─ Screen named "switch", builds one of 3 types
                   ├─ builds ClockScreen
                   │  └─ Clock (*)
                   ├─ builds LogScreen (*)
                   └─ builds StoreScreen (*)

                """)
    }

    @Test func theWayToAServiceLeadsThroughThem() throws {
        let text = try dovetail(["explain", "Log"])
        #expect(text.contains("reached: Detail.Row → Coordinator named \"home\" → Base → Log"), "\(text)")
    }

    @Test func focusShowsWhatReachesThroughThem() throws {
        let text = try dovetail(["graph", "--focus", "Log"])
        #expect(text.contains("Main\n"))
        #expect(!text.contains("Store"))
    }
}
