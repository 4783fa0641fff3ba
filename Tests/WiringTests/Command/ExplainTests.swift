import Foundation
import Testing

/// What `dovetail explain` says of a container's services.
@Suite struct ExplainTests {
    private static let data = """
        import Dovetail

        struct DataAssembly: Assembly {
            func assemble(_ c: inout Registrations) {
                c.register((any Store).self, scope: .singleton) { _ in DiskStore() }
                c.alias((any Reading).self, name: "disk", of: (any Store).self) { $0 }
                c.contribute((any Listener).self) { r in StoreListener(store: try r.resolve((any Store).self)) }
                c.register((any UseCase).self, DefaultUseCase.init)
            }
        }
        """
    private static let app = """
        import Swinject

        #if DEBUG
            func log(_ container: Container) { _ = container.resolve(Data.Store.self, name: names.mock) }
        #endif
        final class AppAssembly: Assembly {
            func assemble(container: Container) {
                container.register(Store?.self, name: "mock") { r in
                    MockStore(reading: r.resolve(Reading.self, name: "disk")!, other: r.resolve()!)
                }
                .inObjectScope(.container)
                container.autoregister(Screen.self, initializer: Screen.init).initCompleted { r, s in }
                // Not a container's: no metatype is given.
                broadcaster.register(self) { _ in }
                center.resolve(path)
            }
        }
        """

    private func explain(_ service: String, status: Int32 = 0) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write("App/Data.swift", Self.data)
        try folder.write("App/App.swift", Self.app)
        let run = try Command.run(Command.dovetail, ["explain", service, "App"], in: folder.url)
        #expect(run.status == status, "\(run.errors)")
        return status == 0 ? run.output : run.errors
    }

    /// The place that `¦` marks in a piece of the sources.
    private func at(_ marked: String) throws -> String {
        let parts = marked.components(separatedBy: "¦")
        for (file, text) in [("App/Data.swift", Self.data), ("App/App.swift", Self.app)] {
            guard let piece = text.range(of: parts.joined()) else { continue }
            let before = text[..<piece.lowerBound] + parts[0]
            let line = before.components(separatedBy: "\n")
            return "\(file):\(line.count):\((line.last ?? "").utf8.count + 1)"
        }
        Issue.record("no such piece: \(marked)")
        return ""
    }

    @Test func saysWhoRegistersAServiceAndWhoAsksForIt() throws {
        #expect(
            try explain("Store") == """
                Store
                  registered: \(try at("container.¦register(Store?")) named "mock", scope container
                    needs: Reading named "disk"
                    needs: a type that is not written, at \(try at("other: r.¦resolve()"))
                  registered: \(try at("c.¦register((any Store)")), scope singleton
                  asked for: \(try at("c.¦alias(")), for Reading named "disk"
                  asked for: \(try at("try r.¦resolve((any Store)")), for Listener

                """)
        #expect(
            try explain("Reading") == """
                Reading
                  registered: \(try at("c.¦alias(")) named "disk", as Store
                  asked for: \(try at("reading: r.¦resolve")) named "disk", for Store named "mock"

                """)
    }

    @Test func saysHowAServiceIsBuilt() throws {
        #expect(
            try explain("UseCase") == """
                UseCase
                  registered: \(try at("c.¦register((any UseCase)")), by DefaultUseCase.init
                  asked for: nowhere, as far as the calls say

                """)
        #expect(
            try explain("Listener").contains("registered: \(try at("c.¦contribute")), one of many\n    needs: Store\n"))
        #expect(
            try explain("any Screen").contains("registered: \(try at("container.¦autoregister")), by Screen.init\n"))
    }

    @Test func saysWhatIsAskedForAndRegisteredNowhere() throws {
        #expect(
            try explain("Data.Store") == """
                Data.Store
                  registered: nowhere
                  asked for: \(try at("container.¦resolve(Data")) named names.mock

                """)
    }

    @Test func aNameThatIsNotThereGivesNearOnes() throws {
        #expect(
            try explain("Stor", status: 2)
                == "error: no container registers 'Stor' or is asked for it; near: Store, Data.Store\n")
        #expect(
            try explain("Broadcaster", status: 2) == "error: no container registers 'Broadcaster' or is asked for it\n")
    }

    @Test func aFileThatCannotBeReadIsSaid() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Data.swift", Self.data)
        try Data([0xFF, 0xFE] + Array(".register(".utf8)).write(to: folder.url.appendingPathComponent("App/Odd.swift"))
        let run = try Command.run(Command.dovetail, ["explain", "Store", "App"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.output.hasPrefix("Store\n"))
        #expect(run.errors.hasPrefix("App/Odd.swift:1:1: error: this file is not valid UTF-8 [unreadable-source]\n"))
    }
}
