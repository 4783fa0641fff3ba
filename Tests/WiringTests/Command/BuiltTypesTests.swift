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

    private func dovetail(_ arguments: [String]) throws -> String {
        let folder = try TemporaryFolder()
        for (path, text) in Self.sources { try folder.write(path, text) }
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
