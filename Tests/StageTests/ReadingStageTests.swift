import DovetailDiagnostics
import DovetailFacts
import DovetailSwiftCode
import FactBuilders
import Foundation
import Testing
import ToolRunner

/// Reading: from the text of a file to facts.
@Suite struct ReadingStageTests {
    private func read(_ source: String) -> FileFacts {
        var source = source
        return source.withUTF8 { FactReader.read(path: "App.swift", UnsafeRawBufferPointer($0), .containers) }
    }

    // MARK: Components

    @Test func aComponentHasItsClassAndItsDependency() throws {
        let facts = read("public final class CardComponent: Component<CardDependency>, Sendable {}")
        let component = try #require(facts.types.first)
        #expect(facts.types.count == 1 && facts.problems.isEmpty)
        #expect(component.kind == .class && component.path == ["CardComponent"])
        #expect(component.access == .public && component.isFinal)
        #expect(component.inherits.map(\.text) == ["Component<CardDependency>", "Sendable"])
        #expect(component.inherits[0].shape == .named([.init("Component", [.name("CardDependency")])]))
        #expect(component.location == place(1, 20))
    }

    @Test func aDependencyProtocolHasItsRequirements() throws {
        let facts = read(
            """
            public protocol CardDependency: Dependency {
                var session: Session { get }
                var limit: Int { get set }
                func open(_ card: Card, in window: Window) -> Screen
            }
            """)
        let members = try #require(facts.types.first).members
        #expect(facts.types[0].kind == .protocol)
        #expect(members.map(\.name) == ["session", "limit", "open"])
        #expect(members.map(\.kind) == [.property, .property, .function])
        #expect(members.map(\.isSettable) == [false, true, false])
        // A requirement is as visible as its protocol.
        #expect(members.allSatisfy { $0.access == .public })
        #expect(members[2].parameters.map(\.label) == [nil, "in"])
        #expect(members[2].parameters.map(\.name) == ["card", "window"])
        #expect(members[2].type?.text == "Screen")
    }

    @Test func membersHaveTheTypesThatAreWrittenOrTold() {
        let members =
            read(
                """
                class A: BootstrapComponent {
                    let first, second: Int
                    var written: [String: any Service]?
                    let told = Session()
                    let unknown = make()
                }
                """
            ).types[0].members
        let types = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.type?.text) })
        #expect(types["first"] == "Int" && types["second"] == "Int")
        #expect(types["written"] == "[String: any Service]?")
        #expect(types["told"] == "Session")
        #expect(types["unknown"] == .some(nil))
        #expect(members.filter(\.isTypeInferred).map(\.name).sorted() == ["told", "unknown"])
    }

    @Test func closuresAndTuplesTellTheirTypes() {
        let members =
            read(
                """
                class A {
                    let plain = { (n: Int) -> String in "\\(n)" }
                    let throwing = { (n: Int) -> Int in if n < 0 { throw Bad() }; return try! make(n) }
                    let waiting = { () async -> Int in 1 }
                    let caught = { () -> Int in do { return try make() } catch { return 0 } }
                    let half = { (n: Int) in n }
                    let size = (width: 1, name: "a")
                    let sum: (Int...) -> Int
                }
                """
            ).types[0].members
        let types = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.type?.text) })
        #expect(types["plain"] == "(Int) -> String" && types["throwing"] == "(Int) throws -> Int")
        #expect(types["waiting"] == "() async -> Int" && types["size"] == "(width: Int, name: String)")
        #expect(types["caught"] == .some(nil) && types["half"] == .some(nil))
        #expect(
            members.last?.type?.shape
                == .function(parameters: [.variadic(.name("Int"))], effects: "", result: .name("Int")))
    }

    @Test func optionalsAndExistentialsHaveShapes() {
        let member = read("class A { var service: (any Service)? }").types[0].members[0]
        #expect(member.type?.shape == .optional(.existential(.name("Service"))))
    }

    @Test func effectsAreThoseOfTheGetterOrTheFunction() {
        let members =
            read(
                """
                protocol P {
                    var later: Int { get async }
                    var risky: Int { get throws }
                    func both() async throws(Failure) -> Int
                    func plain() -> Int
                }
                """
            ).types[0].members
        #expect(
            members.map(\.effects) == [
                Effects(isAsync: true), Effects(thrown: ""), Effects(isAsync: true, thrown: "Failure"), Effects(),
            ])
    }

    @Test func accessIsTheNarrowestAround() {
        let facts = read(
            """
            public class Outer {
                var plain: Int
                public private(set) var readable: Int
                private struct Inner { public var hidden: Int }
            }
            """)
        let outer = facts.types.first { $0.name == "Outer" }, inner = facts.types.first { $0.name == "Inner" }
        #expect(outer?.members.map(\.access) == [.internal, .public])
        #expect(outer?.members.map(\.setterAccess) == [nil, .private])
        #expect(inner?.path == ["Outer", "Inner"])
        #expect(inner?.members.map(\.access) == [.private])
    }

    @Test func aSetterIsToldFromAGetter() {
        let members =
            read("class A { let a = 1; var b = 1; var c: Int { 1 }; var d: Int { get { 1 } set {} } }")
            .types[0].members
        #expect(members.map(\.isSettable) == [false, true, false, true])
        #expect(members.map(\.isConstant) == [true, false, false, false])
    }

    @Test func isolationIsThatOfTheAttribute() {
        let members = read("class A { @MainActor var a: Int { 1 }; nonisolated var b: Int { 1 }; var c: Int { 1 } }")
            .types[0].members
        #expect(members.map(\.isolation) == [.actor("MainActor"), Isolation.none, nil])
    }

    @Test func aBodyReadsItsDependencyAndItself() {
        let reads = read("class A: Component<D> { var a: Int { dependency.session.id + other } }")
            .types[0].members[0].reads
        #expect(reads.map(\.base) == [.dependency, .own])
        #expect(reads.map(\.name) == ["session", "other"])
    }

    @Test func extensionsAndAliasesAreRead() throws {
        let facts = read(
            """
            extension CardComponent: Offering where Value == Int { var extra: Int { 1 } }
            typealias Card = CardComponent
            """)
        let extended = try #require(facts.extensions.first)
        #expect(extended.extended.text == "CardComponent" && extended.inherits.map(\.text) == ["Offering"])
        #expect(extended.members.map(\.name) == ["extra"])
        #expect(extended.constraints == [.init(left: .name("Value"), right: .name("Int"), isSameType: true)])
        #expect(facts.aliases.map(\.path) == [["Card"]] && facts.aliases[0].target.text == "CardComponent")
    }

    // MARK: Constructions

    @Test func aConstructionSaysWhomItBuildsAndWhere() {
        let facts = read(
            """
            class App: BootstrapComponent {
                var card: CardComponent { CardComponent(parent: self) }
            }
            """)
        var expected = ConstructionFact(
            callee: .type(.name("CardComponent")), expected: .name("CardComponent"),
            arguments: [.init(label: "parent", isSelf: true)], within: .name("App"), isStaticContext: false,
            isKept: false, genericParameters: [], condition: .always, location: place(2, 31))
        expected.member = "card"
        #expect(facts.constructions == [expected])
    }

    @Test func constructionsOfOtherSpellingsAreSeen() {
        let facts = read(
            """
            class App: BootstrapComponent {
                var a: A { .init(parent: self) }
                var b: B { shared { B.init(parent: self) } }
                static let c = C(parent: other)
                func d() -> D {
                    let made = D(parent: self)
                    return made
                }
                init() { _ = E(parent: self) }
            }
            """)
        #expect(
            facts.constructions.map(\.callee)
                == [.implicit] + ["B", "C", "D", "E"].map { .type(.name($0)) })
        #expect(facts.constructions.map(\.member) == ["a", "b", "c", "d", nil])
        #expect(facts.constructions[0].expected == .name("A"))
        #expect(facts.constructions.map(\.isKept) == [false, true, true, false, false])
        #expect(facts.constructions.map(\.isStaticContext) == [false, false, true, false, false])
        #expect(facts.constructions[2].arguments == [.init(label: "parent", isSelf: false)])
    }

    // MARK: Imports, conditions, places

    @Test func importsAreReadWithTheirAttributes() {
        let imports =
            read("@testable import Card\n@_exported public import Base\nimport struct Money.Amount").imports
        #expect(imports.map(\.module) == ["Card", "Base", "Money"])
        #expect(imports.map(\.text) == ["import Card", "import Base", "import struct Money.Amount"])
        #expect(imports.map(\.isTestable) == [true, false, false])
        #expect(imports.map(\.isExported) == [false, true, false])
    }

    @Test func anIfHoldsForWhatItIsAround() {
        let facts = read(
            """
            #if DEBUG
            import Tools
            #else
            import Plain
            #endif
            class A {
                #if DEBUG && !os(Linux)
                var a: Int { 1 }
                #elseif os(Linux)
                var b: Int { 1 }
                #endif
                var c: Int { 1 }
            }
            """)
        #expect(facts.imports.map(\.condition.description) == ["DEBUG", "!DEBUG"])
        #expect(
            facts.types[0].members.map(\.condition.description) == ["DEBUG && !os(Linux)", "os(Linux)", "true"])
    }

    @Test func placesCountLinesAndBytes() {
        let facts = read("/* 홍 */ class A {}\r\nclass B {}\n  class C {}")
        #expect(facts.types.map(\.location) == [place(1, 17), place(2, 7), place(3, 9)])
    }

    @Test func aFileThatCannotBeReadSaysWhere() {
        let facts = read("class A {\n    init(a: = 1) {}\n}\n")
        #expect(facts.problems.map(\.id) == [.unreadableSource])
        #expect(facts.problems.map(\.location.line) == [2])
    }

    @Test func aMemberThatCannotBeReadLeavesTheRest() {
        let facts = read("class A {\n    var a: = 1\n    var b: Int { 1 }\n}\n")
        #expect(facts.problems.isEmpty && facts.skipped?.types == ["A"])
        #expect(facts.skipped?.finding.id == .skippedSyntax && facts.skipped?.finding.location.line == 2)
        #expect(facts.types.flatMap(\.members).map(\.name).contains("b"))
    }

    @Test func placesDoNotCountTheSpacesThatAreLacking() {
        let facts = read("func f(_ a: @MainActor() -> Void, _ b: @MainActor([Int]) -> Void) {}; class A {}")
        #expect(facts.problems.isEmpty && facts.skipped == nil)
        #expect(facts.types.map(\.location) == [place(1, 77)])
    }

    // MARK: Containers

    @Test func aRegistrationOfSwinjectIsRead() throws {
        let facts = read(
            """
            import Swinject
            let container = Container()
            container.register((any Store).self, name: "disk") { (r: Resolver, path: String) in
                DiskStore(path: path, log: r.resolve(Log.self)!)
            }.inObjectScope(.container)
            """
        ).containers
        let registration = try #require(facts.registrations.first)
        #expect(facts.isDovetail == false && facts.registrations.count == 1)
        #expect(registration.service == .written(.existential(.name("Store"))))
        #expect(registration.name == .literal("disk") && registration.arguments == [.written(.name("String"))])
        #expect(registration.form == .closure && registration.builds == .name("DiskStore"))
        #expect(registration.scope == "container")
        #expect(registration.location == place(3, 11))
        let resolution = try #require(facts.resolutions.first)
        #expect(facts.resolutions.count == 1 && resolution.service == .written(.name("Log")))
        #expect(resolution.registration == registration.location)
        #expect(resolution.receiver == .resolver(of: registration.location))
        #expect(resolution.location == place(4, 34))
    }

    /// What a factory calls and reads, whether it surely does, and what is not read.
    @Test(arguments: [
        ("Screen()", ["Screen sure"]), ("Screen.make(1)", ["Screen.make sure"]),
        ("if flag { Screen() }", ["Screen", "flag"]), ("if flag && Screen.wide { }", ["Screen.wide", "flag"]),
        ("if Screen.wide, flag { }", ["Screen.wide sure", "flag"]),
        ("guard flag else { return }; Screen()", ["Screen", "flag"]),
        ("defer { Screen() }; return", ["Screen sure"]), ("do { Screen() }", ["Screen sure"]),
        ("do { Screen() } catch { }", ["Screen"]), ("flag ? 1 : Screen()", ["Screen", "flag"]),
        ("a ?? Screen()", ["Screen", "a"]),
        ("list().map { _ in Screen() }", ["Screen", "list sure", "map sure"]), ("{ Screen() }()", ["Screen sure"]),
        ("later { Screen() }", ["later sure"]),
        ("{ return 1 }(); Screen()", ["Screen sure"]), ("let make = { Screen() }", ["Screen"]),
        ("let make = { @MainActor in Screen() }", []), ("func f() { Screen() }", []),
        ("let a = 1; use(a)", ["use sure"]),
        ("repeat { Screen() } while flag", ["Screen sure", "flag"]), ("a?.f(Screen())", ["Screen", "a", "f"]),
        ("if flag { Screen() }; Screen()", ["Screen sure", "flag"]), ("lazy var a = Screen()", ["Screen"]),
    ]) func factoriesCall(_ body: String, _ expected: [String]) throws {
        let facts = read("import Dovetail\nlet c = Container { c in c.register(Feed.self) { _ in \(body) } }")
            .containers
        let calls = try #require(facts.registrations.first).calls
        let found = calls.map { call in
            "\(call.path.joined(separator: "."))\(call.isSure && (call.labels != nil || call.path.count > 1) ? " sure" : "")"
        }
        #expect(found.sorted() == expected.sorted())
    }

    @Test func aResolutionSaysWhatMayBeMissing() {
        let facts = read(
            """
            import Swinject
            let container = Container()
            func start() {
                let store: Store = container.resolve(Store.self, name: name, argument: 1)!
                let log = container.resolve(Log.self) ?? Log()
            }
            """
        ).containers
        #expect(facts.resolutions.map(\.service) == [.written(.name("Store")), .written(.name("Log"))])
        #expect(facts.resolutions.map(\.isOptional) == [false, true])
        #expect(facts.resolutions[0].arguments == [.written(.name("Int"))])
        #expect(facts.resolutions.map(\.registration) == [nil, nil])
        #expect(facts.variables.map(\.path) == [["container"]])
    }

    @Test func dovetailsOwnContainerIsRead() throws {
        let facts = read(
            """
            import Dovetail
            struct Data: Assembly {
                func assemble(_ c: inout Registrations) {
                    c.register(Store.self, scope: .singleton, override: true) { _ in Store() }
                    c.register(Screen.self, Screen.init)
                    c.contribute(Plugin.self) { _ in Plugin() }
                }
            }
            """
        ).containers
        #expect(facts.isDovetail == true)
        #expect(facts.registrations.map(\.scope) == ["singleton", nil, nil])
        #expect(facts.registrations.map(\.isOverride) == [true, false, false])
        #expect(facts.registrations.map(\.isContribution) == [false, false, true])
        #expect(facts.registrations[1].form == .initializer(.name("Screen"), labels: nil))
        #expect(facts.registrations.map(\.within) == [["Data"], ["Data"], ["Data"]])
    }

    // MARK: Selection

    @Test func theIndexTellsWhatAFileDeclaresWithoutParsing() {
        var source =
            "import Swinject\nclass A: Component<D> {}\nextension B {}\nlet a = A(parent: x)\nc.register(X.self)"
            + "\nfunc Token() {}\nfunc make() {}"
        let index = source.withUTF8 { FileIndexer.index(UnsafeRawBufferPointer($0)) }
        #expect(index.declarations.map(\.name) == ["A"] && index.declarations[0].inherits.first == "Component")
        #expect(index.extensions == ["B"] && index.parentCallees == ["A"])
        #expect(index.functions == ["Token"])
        #expect(index.importsContainer && index.mayUseContainer)
    }

    // MARK: Programs

    /// A call of a function that another file declares is not a fact of its file: it is read when the facts are joined.
    @Test func whatOtherFilesDeclareIsReadWhenFactsAreJoined() throws {
        let call = "func use() { _ = made(Storage.self) }\n"
        let helper = """
            import Swinject
            func made<Service>(_ type: Service.Type) -> Service { container.resolve(Service.self)! }
            let container = Container()

            """
        #expect(read(call).containers.resolutions.isEmpty)
        let folder = try TemporaryFolder()
        for (name, text) in [("Use", call), ("Helper", helper)] { try folder.write("\(name).swift", text) }
        let files = ["Use", "Helper"].map {
            SourceFile(path: folder.url.appendingPathComponent("\($0).swift").path, module: 0)
        }
        let joined = SourceReader.read(files, modules: [Module(name: "App")]).modules[0].files
        let use = try #require(joined.first { $0.path.hasSuffix("Use.swift") })
        #expect(use.containers.resolutions.map(\.via?.name) == ["made"])
        // Nothing else of it is read anew.
        var plain = use
        plain.containers = read(call).containers
        #expect(plain.types == read(call).types && plain.imports == read(call).imports)
    }
}
