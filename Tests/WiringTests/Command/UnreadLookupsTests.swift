import Foundation
import Testing
import ToolRunner

/// The last line of a run names the lookups that were recognised and not read.
@Suite struct UnreadLookupsTests {
    private func check(_ files: [String: String], _ arguments: String...) throws -> Command {
        let folder = try TemporaryFolder()
        let manifest = """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(name: "App", targets: [.executableTarget(name: "App")])
            """
        try folder.write("Package.swift", manifest)
        for (path, text) in files { try folder.write("Sources/App/\(path)", text) }
        return try Command.dovetail(["check", "."] + arguments, in: folder.url)
    }

    /// What the last line says after the counts; nil if it says nothing.
    private func unread(_ text: String) throws -> String? {
        let run = try check(["App.swift": text])
        let last = run.errors.split(separator: "\n").last { $0.contains("warning") } ?? ""
        return last.contains(" in what was read; ")
            ? last.components(separatedBy: " in what was read; ")[1] : nil
    }

    /// An enumeration without cases, with a wrapper; and a function that calls the one with the type.
    @Test func containersOfOtherShapes() throws {
        let services = """
            enum Services {
                private static var all: [ObjectIdentifier: () -> Any] = [:]
                static func register<T>(_ make: @escaping () -> T) { all[ObjectIdentifier(T.self)] = make }
                static func resolve<T>(_ type: T.Type) -> T? { all[ObjectIdentifier(T.self)]?() as? T }
            }
            @propertyWrapper struct Service<T> {
                var wrappedValue: T { Services.resolve(T.self)! }
            }
            final class Screen { @Service var clock: Int; @Service var name: String; let other = Service<Int>() }
            """
        #expect(try unread(services) == "3 lookups of Services (Sources/App/App.swift:1) were not read")
        let resolver = """
            final class Resolver {
                var all: [String: () -> Any] = [:]
                func add<T>(_ type: T.Type, _ make: @escaping () -> T) { all[String(describing: T.self)] = make }
                func resolve<T>() -> T { resolve(T.self) }
                func resolve<T>(_ type: T.Type) -> T { all[String(describing: T.self)]?() as! T }
            }
            extension Resolver { func fill() { add(Int.self) { 7 }; add([Int].self) { [self.resolve()] } } }
            """
        #expect(try unread(resolver) == "1 lookup of Resolver (Sources/App/App.swift:1) was not read")
    }

    /// The key comes from a function that makes a text of whatever it is given.
    @Test func aKeyOfAnything() throws {
        let text = """
            final class Locator {
                static let shared = Locator()
                private lazy var services: Dictionary<String, Any> = [:]
                private func name(of some: Any) -> String { "\\(some)" }
                func add<T>(_ service: T) { let key = name(of: T.self); services[key] = service }
                func get<T>() -> T? { let key = name(of: T.self); return services[key] as? T }
            }
            let a: Int = Locator.shared.get()!
            let b: String? = Locator.shared.get()
            """
        #expect(try unread(text) == "2 lookups of Locator (Sources/App/App.swift:1) were not read")
        // A table of settings is no container.
        let settings = text.replacingOccurrences(of: "name(of: T.self)", with: "name(of: 7)")
        #expect(try unread(settings) == nil)
    }

    @Test(arguments: [
        (
            "import Dip\nlet c = DependencyContainer()\nlet a = try! c.resolve() as Clock\nclass X { let z = Injected<Zone>() }",
            "2 lookups of Dip (Sources/App/App.swift:3) were not read"
        ),
        (
            "import FactoryKit\nextension Container { var a: Factory<Clock> { self { Clock() } } }",
            "1 factory of Factory (Sources/App/App.swift:2) was not read"
        ),
        (
            "import Resolver\nclass X {\n@Injected var a: Clock\n@LazyInjected var b: Zone\n}\nlet c: Clock = Resolver.resolve()",
            "3 lookups of Resolver (Sources/App/App.swift:3) were not read"
        ),
        (
            "import ComposableArchitecture\nstruct X {\n@Dependency(\\.clock) var clock\n}",
            "1 dependency of swift-dependencies (Sources/App/App.swift:3) was not read"
        ),
        (
            "import ModernRIBs\nfinal class AppBuilder: Builder<AppDependency> {}",
            "1 builder of RIBs (Sources/App/App.swift:2) was not read"
        ),
        (
            """
            import SwiftUI
            struct Screen: View {
                @EnvironmentObject private var user: User
                @Environment(Theme.self) private var theme
                @Environment(\\.colorScheme) var scheme // @EnvironmentObject var other: User
                let text = "@EnvironmentObject"
            }
            """, "2 reads of the SwiftUI environment (Sources/App/App.swift:3) were not read"
        ),
        (
            """
            import SwiftUI
            @propertyWrapper struct Signed: DynamicProperty {
                @EnvironmentObject private var session: Session
                var wrappedValue: Session { session }
            }
            struct A: View { @Signed var session }
            struct B: View {
                @Signed private var session
                @EnvironmentObject var user: User
            }
            """, "3 reads of the SwiftUI environment (Sources/App/App.swift:3) were not read"
        ),
    ]) func librariesAreNamed(_ text: String, _ expected: String) throws {
        #expect(try unread(text) == expected)
    }

    /// The forms of such containers in real apps.
    @Test(arguments: [
        (
            """
            final class Box {
                static let shared = Box()
                private var items: [String: Item] = [:]
                func add(_ item: Item) { items[item.name] = item }
                func take<T>() -> T { items.first(where: { $0.value.value is T })?.value.value as! T }
            }
            enum Injection {
                @propertyWrapper struct Take<T> {
                    let box = Box.shared
                    var wrappedValue: T { box.take() }
                }
            }
            struct Item { let name = String(describing: Item.self); var value: Any }
            class Screen { @Injection.Take var clock: Clock; @Injection.Take var feed: Feed }
            """, "2 lookups of Box (Sources/App/App.swift:1) were not read"
        ),
        (
            """
            final class Box {
                static let shared = Box()
                private var items: [String: Any] = [:]
                func put<T>(_ type: T.Type, object: T) { items[String(describing: type)] = object }
                func take<T>(_ type: T.Type) throws -> T { items[String(describing: type)] as! T }
            }
            let clock = try Box.shared.take(Clock.self)
            """, "1 lookup of Box (Sources/App/App.swift:1) was not read"
        ),
        (
            """
            actor Box {
                static let shared = Box()
                private var made: [ObjectIdentifier: () -> Any] = [:]
                func register<T>(_ type: T.Type, _ make: @escaping () -> T) { made[ObjectIdentifier(type)] = make }
                func resolve<T>(_ type: T.Type = T.self) -> T? { made[ObjectIdentifier(type)]?() as? T }
            }
            @propertyWrapper struct Get<T> { var wrappedValue: T { Box.shared.resolve(T.self)! } }
            class Screen {
                @Get var clock: Clock
                @Get private var zone: Zone
            }
            """, "2 lookups of Box (Sources/App/App.swift:1) were not read"
        ),
        (
            """
            final class Box {
                static let shared = Box()
                private var services: [String: () -> Any] = [:]
                private func key<T>(_ type: T.Type) -> String { "\\(type)" }
                func register<T>(_ make: @autoclosure @escaping () -> T) { services[key(T.self)] = make }
                func resolve<T>() -> T { services[key(T.self)]!() as! T }
            }
            let clock: Clock = Box.shared.resolve()
            """, "1 lookup of Box (Sources/App/App.swift:1) was not read"
        ),
        (
            """
            protocol Injectable { init(); var id: String { get }; func resolve() -> Any }
            class Box {
                static let shared = Box()
                private var items: [String: Injectable] = [:]
                func regist(injectType: Injectable.Type) { let item = injectType.init(); items[item.id] = item }
                func load(for id: String) -> Injectable? { items[id] }
            }
            let clock = Box.shared.load(for: "clock")?.resolve() as? Clock
            """, "1 lookup of Box (Sources/App/App.swift:2) was not read"
        ),
    ]) func containersOfTheProgramAreNamed(_ text: String, _ expected: String) throws {
        #expect(try unread(text) == expected)
    }

    /// What looks like one of these, and is none.
    @Test(arguments: [
        // A cache by the text of a key that is no type.
        """
        final class Cache {
            private var items: [String: Any] = [:]
            func put<T>(_ value: T, key: String) { items["\\(key)"] = value }
            func value<T>(_ key: String) -> T? { items["\\(key)"] as? T }
        }
        let a: Int? = Cache().value("a")
        """,
        // Cells by the name of their type, which are not kept.
        """
        extension Table {
            func dequeue<T: Cell>(_ type: T.Type) -> T { dequeueCell(String(describing: type)) as! T }
        }
        let cell = table.dequeue(Cell.self)
        """,
        // Factories by hand.
        "final class DIContainer { func makeScreen() -> Screen { Screen(clock: makeClock()) } }",
        // Modules of the app with the names of libraries' classes.
        "struct Resolver { func resolve() -> Int { 1 } }\nlet a = Resolver().resolve()",
        "// import Dip\nlet a = \"import Dip\"",
        "import SwiftUI\nstruct Screen: View { @Environment(\\.dismiss) var dismiss; @State var a = 1 }",
    ]) func othersAreNot(_ text: String) throws {
        #expect(try unread(text) == nil)
    }

    private static let app = """
        import Dip
        let clock = try! box.resolve() as Clock
        let zone = try! box.resolve() as Zone
        """

    @Test func formatsForMachinesHaveIt() throws {
        let json = try check(["App.swift": Self.app], "--format", "json")
        let report = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let entries = try #require(report?["unread"] as? [[String: Any]])
        #expect(entries.count == 1 && entries[0]["count"] as? Int == 2, "\(entries)")
        #expect(entries[0]["what"] as? String == "lookups of Dip", "\(entries)")
        let place = entries[0]["location"] as? [String: Any]
        #expect(place?["line"] as? Int == 2 && place?["column"] as? Int == 22, "\(entries)")

        let github = try check(["App.swift": Self.app], "--format", "github")
        #expect(
            github.output.contains(
                "::notice file=Sources/App/App.swift,line=2,col=22,title=not read::2 lookups of Dip were not read"),
            "\(github.output)")

        let sarif = try check(["App.swift": Self.app], "--format", "sarif")
        #expect(sarif.output.contains("2 lookups of Dip were not read"), "\(sarif.output)")
        #expect(sarif.output.contains("toolExecutionNotifications"), "\(sarif.output)")
    }

    @Test func strictMakesItAnError() throws {
        let strict = try check(["App.swift": Self.app], "--strict")
        #expect(strict.status == 1, "\(strict.errors)")
        #expect(
            strict.errors.contains(
                "Sources/App/App.swift:2:22: error: cannot prove that 2 lookups of Dip succeed: they are not read"),
            "\(strict.errors)")
        #expect(try !check(["App.swift": Self.app]).errors.contains("cannot prove"))
    }

    /// Tests are not the program's lookups.
    @Test func testsAreLeftOut() throws {
        let run = try check(["App.swift": "let a = 1", "AppTests.swift": "import XCTest\n" + Self.app])
        #expect(!run.errors.contains("not read"), "\(run.errors)")
    }

    /// A container that the rules file describes is read.
    @Test func describedContainersAreRead() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "App.swift",
            """
            final class Box {
                static let shared = Box()
                private var items: [String: Any] = [:]
                func put<T>(_ type: T.Type, object: T) { items[String(describing: type)] = object }
                func take<T>(_ type: T.Type) -> T { items[String(describing: type)] as! T }
            }
            struct Clock {}
            Box.shared.put(Clock.self, object: Clock())
            let clock = Box.shared.take(Clock.self)
            """)
        try folder.write(
            "dovetail.yml", "containers:\n  - type: Box\n    register: put(_:object:)\n    resolve: take(_:)\n")
        let run = try Command.dovetail("check", ".", in: folder.url)
        #expect(run.errors.contains("proved 1 of 1 resolution\n0 errors, 0 warnings\n"), "\(run.errors)")
    }
}
