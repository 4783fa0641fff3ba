import Testing
import ToolRunner

/// The help for cycles can be followed.
@Suite struct PastedCycleTests {
    @Test(arguments: programs)
    func theProgramRuns(_ program: PastedProgram) throws {
        let problems = try program.problems()
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    static let programs = [
        PastedProgram(
            title: "values of one component",
            text: """
                //// file: App/main.swift
                import Dovetail
                final class Ledger { init(audit: Audit) {} }
                final class Audit {
                    init(of ledger: Ledger) {}
                }
                final class AppComponent: BootstrapComponent {
                    var ledger: Ledger { shared { Ledger(audit: audit) } }
                    var audit: Audit { shared { Audit(of: ledger) } }
                }
                print(type(of: AppComponent().ledger))
                """,
            help: "break the cycle: in 'AppComponent.audit', pass { [unowned self] in self.ledger } instead of "
                + "'ledger', and let 'Audit' take 'of ledger: @escaping () -> Ledger'",
            edits: [
                .init(
                    old: "Audit(of: ledger)", new: "{ [unowned self] in self.ledger }", before: "Audit(of: ",
                    after: ")"),
                .init(old: "of ledger: Ledger", new: "of ledger: @escaping () -> Ledger"),
            ],
            output: "Ledger\n"),
        PastedProgram(
            title: "a value of a parent and one of its child, which a struct keeps",
            text: """
                //// file: App/main.swift
                import Dovetail
                struct Ledger { let page: Page }
                struct Page {
                    var number: Int { 1 }
                    let ledger: any Books
                }
                protocol Books {}
                final class AllBooks: Books { init(_ page: Page) {} }
                protocol ChildDependency: Dependency { var books: any Books { get } }
                final class ChildComponent: Component<ChildDependency> {
                    var page: Page { Page(ledger: dependency.books) }
                }
                final class AppComponent: BootstrapComponent {
                    var child: ChildComponent { ChildComponent(parent: self) }
                    var books: any Books { shared { AllBooks(child.page) } }
                }
                let app = AppComponent()
                print(app.child.page.number)
                """,
            help: "break the cycle: in 'ChildComponent.page', pass { [unowned self] in self.dependency.books } instead "
                + "of 'dependency.books', and let 'Page' take 'ledger: () -> any Books'",
            edits: [
                .init(
                    old: "ledger: dependency.books", new: "{ [unowned self] in self.dependency.books }",
                    before: "ledger: "),
                .init(old: "ledger: any Books", new: "ledger: () -> any Books"),
            ],
            output: "1\n"),
        PastedProgram(
            title: "services under protocols",
            text: """
                //// file: App/main.swift
                import Dovetail
                protocol Limits: AnyObject { var hasAudit: Bool { get } }
                protocol Audit: AnyObject {}
                final class DefaultLimits: Limits {
                    let audit: any Audit
                    init(audit: any Audit) { self.audit = audit }
                    var hasAudit: Bool { audit as (any Audit)? != nil }
                }
                final class DefaultAudit: Audit { init(limits: any Limits) {} }
                let container = try Container { c in
                    c.register((any Limits).self, DefaultLimits.init)
                    c.register((any Audit).self, DefaultAudit.init)
                }
                print(try container.resolve((any Limits).self).hasAudit)
                """,
            help: "break the cycle: declare 'var audit: (any Audit)?' in 'DefaultLimits', remove 'audit' from its "
                + "initializer, and write c.register((any Limits).self, scope: .graph) { _ in DefaultLimits() } "
                + "completed: { r, it in (it as? DefaultLimits)?.audit = try r.resolve((any Audit).self) }; or keep "
                + "r.container in 'DefaultLimits', register the class with { r in DefaultLimits(container: r.container) }, "
                + "and resolve 'Audit' from the container on first use",
            edits: [
                .init(old: "    let audit: any Audit\n", new: "var audit: (any Audit)?", after: "\n"),
                .init(old: "    init(audit: any Audit) { self.audit = audit }\n", new: ""),
                .init(old: "audit as (any Audit)? != nil", new: "audit", after: " != nil"),
                .init(
                    old: "c.register((any Limits).self, DefaultLimits.init)",
                    new: "c.register((any Limits).self, scope: .graph) { _ in DefaultLimits() } completed: { r, it in "
                        + "(it as? DefaultLimits)?.audit = try r.resolve((any Audit).self) }"),
            ],
            output: "true\n"),
        PastedProgram(
            title: "a class with a property that is ready",
            text: """
                //// file: App/main.swift
                import Dovetail
                final class Hen {
                    var egg: Egg?
                    init(egg: Egg? = nil) { self.egg = egg }
                }
                final class Egg { init(_ hen: Hen) {} }
                let container = try Container { c in
                    c.register(Hen.self, scope: .singleton) { r in Hen(egg: try r.resolve(Egg.self)) }
                    c.register(Egg.self, Egg.init)
                }
                print(try container.resolve(Hen.self).egg != nil)
                """,
            help: "break the cycle: build 'Hen' without 'egg', and after the closure write completed: { r, it in "
                + "it.egg = try r.resolve(Egg.self) }; or keep r.container in 'Hen', and resolve 'Egg' from the container on first use",
            edits: [
                .init(
                    old: "{ r in Hen(egg: try r.resolve(Egg.self)) }",
                    new: "completed: { r, it in it.egg = try r.resolve(Egg.self) }",
                    before: "{ _ in Hen() } ")
            ],
            output: "true\n"),
        PastedProgram(
            title: "a struct, which cannot be completed, and a class that keeps other values",
            text: """
                //// file: App/main.swift
                import Dovetail
                protocol Limits: AnyObject, Sendable { var hasAudit: Bool { get } }
                protocol Audit: Sendable {}
                struct Clock: Sendable {}
                final class DefaultLimits: Limits, @unchecked Sendable {
                    let audit: any Audit
                    let clock: Clock
                    init(_ audit: any Audit, clock: Clock) { (self.audit, self.clock) = (audit, clock) }
                    var hasAudit: Bool { audit as (any Audit)? != nil }
                }
                struct DefaultAudit: Audit { let limits: any Limits }
                let container = try Container { c in
                    c.register((any Audit).self, DefaultAudit.init)
                    c.register((any Limits).self, scope: .singleton, DefaultLimits.init)
                    c.register(Clock.self, Clock.init)
                }
                print(try container.resolve((any Limits).self).hasAudit, type(of: try container.resolve((any Audit).self)))
                """,
            help: "break the cycle: declare 'var audit: (any Audit)?' in 'DefaultLimits', remove 'audit' from its "
                + "initializer, and write c.register((any Limits).self, scope: .singleton) { r in "
                + "DefaultLimits(clock: try r.resolve()) } completed: { r, it in (it as? DefaultLimits)?.audit = "
                + "try r.resolve((any Audit).self) }; or keep r.container in 'DefaultLimits', register the class with "
                + "{ r in DefaultLimits(container: r.container, clock: try r.resolve()) }, and resolve 'Audit' from the "
                + "container on first use",
            edits: [
                .init(old: "    let audit: any Audit\n", new: "var audit: (any Audit)?", after: "\n"),
                .init(
                    old: "init(_ audit: any Audit, clock: Clock) { (self.audit, self.clock) = (audit, clock) }",
                    new: "",
                    after: "init(clock: Clock) { self.clock = clock }"),
                .init(old: "audit as (any Audit)? != nil", new: "audit", after: " != nil"),
                .init(
                    old: "c.register((any Limits).self, scope: .singleton, DefaultLimits.init)",
                    new: "c.register((any Limits).self, scope: .singleton) { r in DefaultLimits(clock: "
                        + "try r.resolve()) } completed: { r, it in (it as? DefaultLimits)?.audit = try r.resolve((any Audit).self) }"
                ),
            ],
            output: "true DefaultAudit\n"),
        PastedProgram(
            title: "a Sendable class, which cannot be completed",
            text: """
                //// file: App/main.swift
                import Dovetail
                protocol Limits: Sendable { var hasAudit: Bool { get } }
                final class Audit: Sendable { init(_ limits: any Limits) {} }
                final class DefaultLimits: Limits {
                    let audit: Audit
                    init(audit: Audit) { self.audit = audit }
                    var hasAudit: Bool { audit as Audit? != nil }
                }
                let container = try Container { c in
                    c.register((any Limits).self, scope: .singleton, DefaultLimits.init)
                    c.register(Audit.self, Audit.init)
                }
                print(try container.resolve((any Limits).self).hasAudit)
                """,
            help: "break the cycle: keep r.container in 'DefaultLimits' instead of 'audit', register the class with "
                + "{ r in DefaultLimits(container: r.container) }, and resolve 'Audit' from the container on first use",
            edits: [
                .init(old: "    let audit: Audit\n", new: "container", before: "let ", after: ": Container\n"),
                .init(
                    old: "init(audit: Audit) { self.audit = audit }", new: "container",
                    before: "init(container: Container) { self.", after: " = container }"),
                .init(
                    old: "audit as Audit? != nil", new: "resolve", before: "(try? container.",
                    after: "(Audit.self)) != nil"),
                .init(
                    old: "scope: .singleton, DefaultLimits.init)",
                    new: "{ r in DefaultLimits(container: r.container) }", before: "scope: .singleton) "),
            ],
            output: "true\n"),
        PastedProgram(
            title: "a value that a class keeps",
            text: """
                //// file: App/main.swift
                import Dovetail
                final class Ledger { let audit: Audit; init(audit: Audit) { self.audit = audit } }
                final class Audit {
                    let ledger: Ledger
                    init(ledger: Ledger) { self.ledger = ledger }
                }
                final class AppComponent: BootstrapComponent {
                    var ledger: Ledger { shared { Ledger(audit: audit) } }
                    var audit: Audit { shared { Audit(ledger: ledger) } }
                }
                print(type(of: AppComponent().ledger.audit))
                """,
            help: "break the cycle: in 'AppComponent.audit', pass { [unowned self] in self.ledger } instead of "
                + "'ledger', and let 'Audit' take 'ledger: @escaping () -> Ledger' and keep it as "
                + "'let ledger: () -> Ledger'",
            edits: [
                .init(
                    old: "Audit(ledger: ledger)", new: "{ [unowned self] in self.ledger }", before: "Audit(ledger: ",
                    after: ")"),
                .init(old: "    let ledger: Ledger\n", new: "let ledger: () -> Ledger", after: "\n"),
                .init(old: "init(ledger: Ledger)", new: "ledger: @escaping () -> Ledger", before: "init(", after: ")"),
            ],
            output: "Audit\n"),
    ]
}
