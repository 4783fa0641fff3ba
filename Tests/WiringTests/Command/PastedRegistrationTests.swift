import Testing
import ToolRunner

/// The help of missing-registration can be pasted where it says.
@Suite struct PastedRegistrationTests {
    @Test(arguments: programs)
    func theProgramRuns(_ program: PastedProgram) throws {
        let problems = try program.problems()
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    static let programs = [
        PastedProgram(
            title: "a class in the module of its assembly",
            text: """
                //// file: Bank/Bank.swift
                public protocol Feed: Sendable { var text: String { get } }
                struct API: Sendable { let host: String; init(host: String = "bank") { self.host = host } }
                //// file: Bank/DefaultFeed.swift
                struct DefaultFeed: Feed {
                    let api: API
                    var text: String { api.host }
                }
                //// file: Bank/BankAssembly.swift
                import Dovetail
                public struct BankAssembly: Assembly {
                    public init() {}
                    public func assemble(_ c: inout Registrations) {
                        c.register(API.self, scope: .singleton) { _ in API() }
                    }
                }
                //// file: App/main.swift
                import Bank
                import Dovetail
                struct Screen { let feed: any Feed }
                struct AppAssembly: Assembly {
                    func assemble(_ c: inout Registrations) { c.register(Screen.self, Screen.init) }
                }
                let container = try Container(BankAssembly(), AppAssembly())
                print(try container.resolve(Screen.self).feed.text)
                """,
            help: "add c.register((any Feed).self, DefaultFeed.init) to BankAssembly.assemble(_:) at "
                + "Bank/BankAssembly.swift:4",
            output: "bank\n"),
        PastedProgram(
            title: "a type that is its own service, in the only block, with a default value",
            text: """
                //// file: App/Clock.swift
                actor Clock {
                    let start: Int
                    let names: [String]
                    init(_ start: Start, names: [String] = []) {
                        (self.start, self.names) = (start.value, names)
                    }
                }
                final class Start: Sendable {
                    let value: Int
                    init() throws { value = 7 }
                }
                //// file: App/main.swift
                import Dovetail
                let container = try Container { registry in
                    registry.register(Start.self) { _ in try Start() }
                }
                print(try container.resolve(Clock.self, name: "main").start)
                """,
            help: "add registry.register(Clock.self, name: \"main\") { r in try Clock(r.resolve()) } beside the "
                + "registration at App/main.swift:3",
            output: "7\n"),
        PastedProgram(
            title: "a class of the main actor",
            text: """
                //// file: App/main.swift
                import Dovetail
                @MainActor protocol Router: AnyObject { var name: String { get } }
                final class MainRouter: Router {
                    let name = "main"
                    let tracker: Tracker
                    init(tracker: Tracker) { self.tracker = tracker }
                }
                struct Tracker: Sendable {}
                struct AppAssembly: Assembly {
                    func assemble(_ c: inout Registrations) {
                        c.register(Tracker.self, Tracker.init)
                    }
                }
                let container = try Container(AppAssembly())
                print(try container.resolve((any Router).self, on: MainActor.self).name)
                """,
            help: "add c.register((any Router).self, on: MainActor.self, MainRouter.init) to AppAssembly.assemble(_:) "
                + "at App/main.swift:10",
            output: "main\n"),
        PastedProgram(
            title: "a service that is registered as its own type",
            text: """
                //// file: App/main.swift
                import Dovetail
                protocol Store: Sendable { var name: String { get } }
                struct DiskStore: Store { var name: String { "disk" } }
                let container = try Container { c in
                    c.register(DiskStore.self) { _ in DiskStore() }
                }
                print(try container.resolve((any Store).self).name)
                """,
            help: "add c.alias((any Store).self, of: DiskStore.self) { $0 } beside the registration at "
                + "App/main.swift:5, or resolve 'DiskStore'",
            output: "disk\n"),
        PastedProgram(
            title: "an inherited initializer, and a struct with a value",
            text: """
                //// file: App/main.swift
                import Dovetail
                protocol Feed { var text: String { get } }
                class Base {
                    let api: API
                    required init(api: API) { self.api = api }
                }
                final class LiveFeed: Base, Feed { var text: String { api.host } }
                struct API { var host = "api" }
                struct Page { var number = 1 }
                let container = try Container { c in
                    c.register(API.self) { _ in API() }
                }
                print(try container.resolve((any Feed).self).text)
                """,
            help: "add c.register((any Feed).self) { r in try LiveFeed(api: r.resolve()) } beside the registration at "
                + "App/main.swift:11",
            output: "api\n", flags: ["-swift-version", "5"]),
        PastedProgram(
            title: "a struct whose properties all have values",
            text: """
                //// file: App/main.swift
                import Dovetail
                struct Page {
                    var number = 1
                    private var cache: [Int] = []
                }
                let container = try Container { $0.register(Int.self) { _ in 1 } }
                print(try container.resolve(Page.self).number + container.resolve(Int.self))
                """,
            help: "add $0.register(Page.self) { _ in Page() } beside the registration at App/main.swift:6",
            edits: [
                .init(
                    old: "Container { $0.register", new: "$0.register(Page.self) { _ in Page() }",
                    before: "Container { ", after: "; $0.register")
            ],
            output: "2\n"),
        PastedProgram(
            title: "Swinject: services written with any, and one that may be missing",
            text: """
                //// file: App/main.swift
                import Swinject
                protocol API { associatedtype Key; var host: String { get } }
                struct LiveAPI: API { typealias Key = Int; let host = "live" }
                protocol Log {}
                final class Feed {
                    let text: String
                    init(_ api: any API, log: (any Log)?) { text = api.host + (log == nil ? "" : "!") }
                }
                let container = Container()
                container.register((any API).self) { _ in LiveAPI() }
                print(container.resolve(Feed.self)!.text)
                """,
            help: "add container.register(Feed.self) { r in Feed(r.resolve((any API).self)!, log: r.resolve((any Log)"
                + ".self)) } beside the registration at App/main.swift:10",
            output: "live\n"),
        PastedProgram(
            title: "Swinject",
            text: """
                //// file: App/Feed.swift
                protocol API { var host: String { get } }
                struct LiveAPI: API { let host = "live" }
                protocol Feed { var text: String { get } }
                final class DefaultFeed: Feed {
                    let text: String
                    init(api: API) { text = api.host }
                }
                //// file: App/FeedAssembly.swift
                import Swinject
                final class FeedAssembly: Assembly {
                    func assemble(container: Container) {
                        container.register(API.self) { _ in LiveAPI() }
                    }
                }
                //// file: App/main.swift
                import Swinject
                let assembler = Assembler([FeedAssembly()])
                print(assembler.resolver.resolve(Feed.self)!.text)
                """,
            help: "add container.register(Feed.self) { r in DefaultFeed(api: r.resolve(API.self)!) } to "
                + "FeedAssembly.assemble(container:) at App/FeedAssembly.swift:3",
            output: "live\n", flags: ["-swift-version", "5"]),
        PastedProgram(
            title: "Swinject: a service that is registered as its own type",
            text: """
                //// file: App/main.swift
                import Swinject
                protocol Feed { var text: String { get } }
                final class DefaultFeed: Feed { let text = "own" }
                let container = Container()
                container.register(DefaultFeed.self) { _ in DefaultFeed() }
                print(container.resolve(Feed.self)!.text)
                """,
            help: "add container.register(Feed.self) { r in r.resolve(DefaultFeed.self)! } beside the registration at "
                + "App/main.swift:5, or resolve 'DefaultFeed'",
            output: "own\n", flags: ["-swift-version", "5"]),
        PastedProgram(
            title: "a service that is registered only under a name",
            text: """
                //// file: App/main.swift
                import Dovetail
                protocol Store: Sendable { var name: String { get } }
                struct DiskStore: Store { var name: String { "disk" } }
                let container = try Container { c in
                    c.register((any Store).self, name: "old") { _ in DiskStore() }
                }
                print(try container.resolve((any Store).self).name)
                print(try container.resolve((any Store).self, name: "old").name)
                """,
            help: "add c.register((any Store).self, DiskStore.init) beside the registration at App/main.swift:5; or "
                + "pass name: \"old\" to resolve",
            output: "disk\ndisk\n"),
        PastedProgram(
            title: "two implementations and two assemblies: the one that needs nothing more comes first",
            text: """
                //// file: App/main.swift
                import Dovetail
                protocol Feed: Sendable { var text: String { get } }
                struct RemoteFeed: Feed { let host: String; var text: String { host } }
                struct LocalFeed: Feed { var text: String { "local" } }
                struct Clock: Sendable {}
                struct ClockAssembly: Assembly {
                    func assemble(_ c: inout Registrations) {
                        c.register(Clock.self, Clock.init)
                    }
                }
                struct Screen: Sendable { let feed: any Feed }
                struct ScreenAssembly: Assembly {
                    func assemble(_ c: inout Registrations) {
                        c.register(Screen.self, Screen.init)
                    }
                }
                let container = try Container(ClockAssembly(), ScreenAssembly())
                print(try container.resolve(Screen.self).feed.text)
                _ = try container.resolve(Clock.self)
                """,
            help: "add c.register((any Feed).self, LocalFeed.init) to ClockAssembly.assemble(_:) at App/main.swift:7; "
                + "or c.register((any Feed).self) { _ in RemoteFeed(host: …) }",
            output: "local\n"),
        PastedProgram(
            title: "two assemblies of Swinject",
            text: """
                //// file: App/main.swift
                import Swinject
                protocol Feed { var text: String { get } }
                final class LocalFeed: Feed { var text: String { "local" } }
                final class ClockAssembly: Assembly {
                    func assemble(container: Container) {
                        container.register(Int.self) { _ in 1 }
                    }
                }
                final class TitleAssembly: Assembly {
                    func assemble(container: Container) {
                        container.register(String.self) { _ in "" }
                    }
                }
                let assembler = Assembler([ClockAssembly(), TitleAssembly()])
                _ = assembler.resolver.resolve(Int.self)!
                _ = assembler.resolver.resolve(String.self)!
                print(assembler.resolver.resolve(Feed.self)!.text)
                """,
            help: "add container.register(Feed.self) { _ in LocalFeed() } to ClockAssembly.assemble(container:) at "
                + "App/main.swift:5; or to TitleAssembly.assemble(container:) at App/main.swift:10",
            output: "local\n", flags: ["-swift-version", "5"]),
    ]
}
