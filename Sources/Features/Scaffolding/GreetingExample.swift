/// A greeting that passes through the five usual layers: the smallest program in which each layer has a role.
struct GreetingExample {
    let plan: LayerPlan

    init(_ plan: LayerPlan) { self.plan = plan }

    private var core: String { plan.module("core") }
    private var domain: String { plan.module("domain") }
    private var data: String { plan.module("data") }
    private var presentation: String { plan.module("presentation") }
    private var app: String { plan.module("app") }

    var files: [NewFile] { coreFiles + domainFiles + dataFiles + presentationFiles + [main] }

    private var coreFiles: [NewFile] {
        [
            NewFile(
                "Sources/\(core)/Greeting.swift", imports: [],
                """
                /// A line that welcomes somebody.
                public struct Greeting: Equatable, Sendable {
                    public let text: String

                    public init(text: String) { self.text = text }

                    /// The line for one person.
                    public func addressed(to name: String) -> Greeting { Greeting(text: "\\(text), \\(name)!") }
                }
                """),
            NewFile(
                "Sources/\(core)/Screen.swift", imports: [],
                """
                /// Something that the app shows.
                public protocol Screen {
                    func lines() throws -> [String]
                }
                """),
            NewFile(
                "Tests/\(core)Tests/GreetingTests.swift", imports: [core, "Testing"],
                """
                @Test func aGreetingNamesWhomItIsFor() {
                    #expect(Greeting(text: "Hello").addressed(to: "Hana").text == "Hello, Hana!")
                }
                """),
        ]
    }

    private var domainFiles: [NewFile] {
        [
            NewFile(
                "Sources/\(domain)/GreetingRepository.swift", imports: [core],
                """
                /// Where greetings are kept. The data layer fulfils it.
                public protocol GreetingRepository: Sendable {
                    func greeting() throws -> Greeting
                }
                """),
            NewFile(
                "Sources/\(domain)/GreetUseCase.swift", imports: [core],
                """
                /// Welcoming somebody.
                public protocol GreetUseCase: Sendable {
                    func greet(_ name: String) throws -> Greeting
                }

                struct DefaultGreetUseCase: GreetUseCase {
                    let repository: any GreetingRepository

                    func greet(_ name: String) throws -> Greeting {
                        try repository.greeting().addressed(to: name)
                    }
                }
                """),
            AssemblyTemplate(module: domain).file([
                "c.register((any GreetUseCase).self, DefaultGreetUseCase.init)"
            ]),
            NewFile(
                "Tests/\(domain)Tests/GreetUseCaseTests.swift", imports: [core, domain, "Dovetail", "Testing"],
                """
                @Test func aNameIsGreeted() throws {
                    let container = try Container { c in
                        try c.add(\(plan.assembly("domain"))())
                        c.register((any GreetingRepository).self) { _ in FixedGreeting() }
                    }
                    let useCase = try container.resolve((any GreetUseCase).self)
                    #expect(try useCase.greet("Hana") == Greeting(text: "Good day, Hana!"))
                }

                private struct FixedGreeting: GreetingRepository {
                    func greeting() -> Greeting { Greeting(text: "Good day") }
                }
                """),
        ]
    }

    private var dataFiles: [NewFile] {
        [
            NewFile(
                "Sources/\(data)/StoredGreeting.swift", imports: [core, domain],
                """
                struct StoredGreeting: GreetingRepository {
                    func greeting() -> Greeting { Greeting(text: "Hello") }
                }
                """),
            AssemblyTemplate(module: data, imports: [domain]).file([
                "c.register((any GreetingRepository).self) { _ in StoredGreeting() }"
            ]),
            NewFile(
                "Tests/\(data)Tests/StoredGreetingTests.swift", imports: [core, domain, data, "Dovetail", "Testing"],
                """
                @Test func aGreetingIsStored() throws {
                    let repository = try Container(\(plan.assembly("data"))()).resolve((any GreetingRepository).self)
                    #expect(try repository.greeting() == Greeting(text: "Hello"))
                }
                """),
        ]
    }

    private var presentationFiles: [NewFile] {
        [
            NewFile(
                "Sources/\(presentation)/GreetingScreen.swift", imports: [core, domain],
                """
                struct GreetingScreen: Screen {
                    let greet: any GreetUseCase

                    func lines() throws -> [String] { [try greet.greet("\(plan.package)").text] }
                }
                """),
            AssemblyTemplate(module: presentation, imports: [core]).file([
                "c.register((any Screen).self, GreetingScreen.init)"
            ]),
            NewFile(
                "Tests/\(presentation)Tests/GreetingScreenTests.swift",
                imports: [core, domain, presentation, "Dovetail", "Testing"],
                """
                @Test func theScreenShowsTheGreeting() throws {
                    let container = try Container { c in
                        try c.add(\(plan.assembly("presentation"))())
                        c.register((any GreetUseCase).self) { _ in FixedGreeting() }
                    }
                    #expect(try container.resolve((any Screen).self).lines() == ["Welcome"])
                }

                private struct FixedGreeting: GreetUseCase {
                    func greet(_ name: String) -> Greeting { Greeting(text: "Welcome") }
                }
                """),
        ]
    }

    private var main: NewFile {
        NewFile(
            "Sources/\(app)/main.swift", imports: [core],
            """
            let container = try makeContainer()
            let screen = try container.resolve((any Screen).self)
            for line in try screen.lines() { print(line) }
            """)
    }
}
