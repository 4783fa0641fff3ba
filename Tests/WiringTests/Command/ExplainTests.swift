import Foundation
import Testing
import ToolRunner

/// The output of `dovetail explain` about a container's services.
@Suite struct ExplainTests {
    private static let data = """
        import Dovetail

        struct DataAssembly: Assembly {
            func assemble(_ c: inout Registrations) {
                c.register((any Store).self, scope: .singleton) { _ in DiskStore() }
                c.alias((any Reading).self, name: "disk", of: (any Store).self) { $0 }
                c.contribute((any Listener).self) { r in StoreListener(store: try r.resolve((any Store).self)) }
                c.register((any UseCase).self, DefaultUseCase.init)
                c.register(Int.self) { _ in 1 }
            }
        }
        struct DefaultUseCase: UseCase { let size: Int }
        """
    private static let app = """
        import Dovetail

        let container = try Container { c in
            try c.add(DataAssembly())
            c.register(Screen.self, scope: .singleton) { r in
                Screen(reading: try r.resolve((any Reading).self, name: "disk"), useCase: try r.resolve((any UseCase).self))
            }
            // Not a container's: no metatype is given.
            broadcaster.register(self) { _ in }
            center.resolve(path)
        }
        #if DEBUG
            _ = try container.resolve(Store.self, name: names.mock)
            _ = try container.resolve(Store.self, name: "disk")
        #endif
        struct Screens { func open() throws { _ = try container.resolve(Screen.self) } }
        final class AppComponent: BootstrapComponent {
            var limit: Int { 5 }
            var card: CardComponent { CardComponent(parent: self) }
        }
        protocol CardDependency: Dependency { var limit: Int { get } }
        final class CardComponent: Component<CardDependency> {}
        """

    private func explain(_ service: String, status: Int32 = 0, format: String = "text") throws -> String {
        let folder = try TemporaryFolder()
        try folder.write("App/Data.swift", Self.data)
        try folder.write("App/App.swift", Self.app)
        let run = try Command.run(Command.dovetail, ["explain", service, "App", "--format", format], in: folder.url)
        #expect(run.status == status, "\(run.errors)")
        return status == 0 ? run.output : run.errors
    }

    /// The place marked by `¦` in a piece of the sources.
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
        let disk = try at("container.¦resolve(Store.self, name: \"disk\")")
        #expect(
            try explain("Store") == """
                Store
                  registered: \(try at("c.¦register((any Store)")), scope singleton, builds DiskStore
                    resolved: \(try at("container.¦resolve(Store.self, name: names")), by App.swift
                    resolved: \(try at("c.¦alias(")), by Reading named "disk"
                    resolved: \(try at("r.¦resolve((any Store)")), by Listener
                    reached: App.swift → Store
                  registered: nowhere, named "disk"
                    resolved: \(disk), by App.swift
                    reached: App.swift → Store named "disk"

                """)
        #expect(
            try explain("Screen") == """
                Screen
                  registered: \(try at("c.¦register(Screen")), scope singleton, builds Screen
                    needs: Reading named "disk" (\(try at("c.¦alias(")))
                      needs: Store (\(try at("c.¦register((any Store)")))
                    needs: UseCase (\(try at("c.¦register((any UseCase)")))
                      needs: Int (\(try at("c.¦register(Int")))
                    resolved: \(try at("container.¦resolve(Screen")), by Screens
                    reached: Screens → Screen

                """)
    }

    @Test func saysHowAServiceIsBuilt() throws {
        #expect(
            try explain("UseCase").contains(
                "registered: \(try at("c.¦register((any UseCase)")), by DefaultUseCase.init\n    needs: Int ("))
        #expect(
            try explain("Listener").contains(
                "registered: \(try at("c.¦contribute")), one of many, builds StoreListener\n"))
        #expect(
            try explain("any Reading").contains("registered: \(try at("c.¦alias(")), named \"disk\", as Store\n"))
    }

    @Test func componentsAreExplainedToo() throws {
        let text = try explain("CardComponent")
        #expect(
            text == """
                CardComponent
                  component: \(try at("class ¦CardComponent"))
                    needs: limit: Int, from AppComponent (\(try at("var ¦limit")))
                    created: \(try at("var card: CardComponent { ¦CardComponent")), by AppComponent
                    reached: AppComponent → CardComponent

                """)
        #expect(try explain("AppComponent") == "AppComponent\n  root: \(try at("class ¦AppComponent"))\n")
    }

    @Test func jsonHoldsTheSame() throws {
        let text = try explain("Store", format: "json")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let providers = try #require(json["providers"] as? [[String: Any]])
        #expect(json["name"] as? String == "Store")
        #expect(providers.map { $0["kind"] as? String } == ["service", "missing"])
        let askers = try #require(providers[0]["askers"] as? [[String: Any]])
        #expect(askers.map { $0["name"] as? String } == ["App.swift", "Reading named \"disk\"", "Listener"])
    }

    @Test func aNameThatIsNotThereGivesNearOnes() throws {
        #expect(
            try explain("Stor", status: 2)
                == "error: no service, component or module is called 'Stor'; did you mean 'Store'?\n")
        #expect(
            try explain("Broadcaster", status: 2)
                == "error: no service, component or module is called 'Broadcaster'\n")
    }

    @Test func aFileThatCannotBeReadIsSaid() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Data.swift", Self.data)
        try Data([0xFF, 0xFE] + Array(".resolve()".utf8)).write(to: folder.url.appendingPathComponent("App/Odd.swift"))
        let run = try Command.run(Command.dovetail, ["explain", "Store", "App"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.output.hasPrefix("Store\n"))
        #expect(run.errors.hasPrefix("App/Odd.swift:1:1: error: this file is not valid UTF-8 [unreadable-source]\n"))
    }

    /// What one root provides and another does not is drawn as missing below the other one.
    @Test func whatIsMissingBelowOneOfTwoRoots() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "App/App.swift",
            """
            import Dovetail
            protocol CardDependency: Dependency { var limit: Int { get } }
            final class CardComponent: Component<CardDependency> {}
            final class Shared: Component<EmptyDependency> { var card: CardComponent { CardComponent(parent: self) } }
            final class AppComponent: BootstrapComponent {
                var limit: Int { 5 }
                var shared: Shared { Shared(parent: self) }
            }
            final class WidgetComponent: BootstrapComponent { var shared: Shared { Shared(parent: self) } }

            """)
        let explained = try Command.run(Command.dovetail, ["explain", "CardComponent", "App"], in: folder.url)
        #expect(explained.output.contains("    needs: limit: Int, from AppComponent (App/App.swift:6:9)\n"))
        #expect(explained.output.contains("    needs: limit: Int (below WidgetComponent), which is not provided\n"))
        let drawn = try Command.run(Command.dovetail, ["graph", "App"], in: folder.url)
        #expect(drawn.output.contains("needs limit: Int (below WidgetComponent), missing\n"), "\(drawn.output)")
    }
}
