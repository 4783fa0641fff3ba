import DovetailDiagnostics
import DovetailInterpreter
import Testing

/// What is not evaluated, since it has nothing to do with containers.
@Suite struct RelevanceTests {
    private let start = """
        import Swinject
        import UIKit
        protocol Api {}
        final class Live: Api {}
        let box = Container()
        func count(_ number: Int) {}

        """

    @Test func programsWithoutContainers() {
        #expect(EvaluatedSource("func start() { print(1) }\nstart()").evaluation.steps == 0)
    }

    /// A member is that of the type that is written, not each of its name.
    @Test(arguments: [
        "let page: Page; init(page: Page) { self.page = page }; func show() { page.fill(); count(1) }",
        "func show(page: Page) { page.fill(); count(1) }",
        "func show() { let page = Page(); page.fill(); count(1) }",
        "func show(all: [Page]) { for page in all { page.fill(); count(1) } }",
        "func show() { if let page = Page.last { page.fill(); count(1) } }",
        "func show() { Page.make().fill(); count(1) }",
    ])
    func membersOfOtherTypes(_ body: String) {
        let source = EvaluatedSource(
            start + """
                final class Page {
                    static var last: Page?
                    static func make() -> Page { Page() }
                    func fill() {}
                }
                final class Filler { func fill() { box.register(Api.self) { _ in Live() } } }
                final class Scene { \(body) }
                """)
        #expect(!source.evaluation.calls.contains { $0.line == 13 })
    }

    /// Declarations in lines 7 to 14, of which those with the name `fill` or `full` use a container.
    private let fillers = """
        final class Filler {
            func fill() { box.register(Api.self) { _ in Live() } }
            func full(_ number: Int, again: Bool = false) { box.register(Api.self) { _ in Live() } }
            static var empty: Int { box.register(Api.self) { _ in Live() }; return 1 }
            static var other: Filler { box.register(Api.self) { _ in Live() }; return Filler() }
        }
        extension UIView { func fillAll() { box.register(Api.self) { _ in Live() } } }
        class Cell: UIView { override func layoutSubviews() { box.register(Api.self) { _ in Live() } } }

        """

    /// Whether the code of a class is evaluated of which nothing is known to call it.
    private func isEvaluated(_ body: String, other: String? = nil) -> Bool {
        EvaluatedSource(start + fillers + "final class Scene { \(body) }", [other].compactMap(\.self))
            .evaluation.calls.contains { $0.line == 15 }
    }

    @Test(arguments: [
        // Members of the system's types.
        "func show() { UIScreen.main.fill(); count(1) }",
        "func show() { UIApplication.shared.keyWindow?.fill(); count(1) }",
        "func show(view: UIView) { view.fill(); count(1) }",
        "func show() { UIColor(named: \"a\").fill(); count(1) }",
        // Members that cannot be written like this.
        "func show() { paint(.fill); count(1) }",
        "func show() { paint(.empty); count(1) }",
        "func show() { paint { $0.full(); count(1) } }",
        "func show() { paint { $0.full(1, 2, 3); count(1) } }",
        "func show() { paint { $0.fill(color: 1); count(1) } }",
        "func show() { paint { $0.fill.count; count(1) } }",
        "func show() { paint { if $0.fill { count(1) } } }",
        // Names of parameters and of another type's members.
        "func show(fill: Int) { paint(fill); count(1) }",
        "func show() { paint(empty); count(1) }",
        "func show() { fillAll(); count(1) }",
    ])
    func whatIsNoMemberThatUsesContainers(_ body: String) {
        #expect(!isEvaluated(body))
    }

    @Test(arguments: [
        "func show() { paint { $0.fill(); count(1) } }",
        "func show() { paint { $0.full(1); count(1) } }",
        "func show() { paint { $0.full(1, again: true); count(1) } }",
        "func show() { paint { paint($0.fill); count(1) } }",
        "func show() { paint { let all = $0.fill; count(1) } }",
        "func show() { paint(.other); count(1) }",
        "func show() { paint(.empty.magnitude); count(1) }",
        "func show(view: UIView) { view.layoutSubviews(); count(1) }",
        "func show(view: UIView) { view.fillAll(); count(1) }",
        "func show() { UIScreen.main.focusedView?.fillAll(); count(1) }",
        "final class Inner: UIView { func show() { fillAll(); count(1) } }",
        "static var mine: Int { Filler.empty }; struct Inner { func show() { paint(mine); count(1) } }",
    ])
    func whatMayBeAMemberThatUsesContainers(_ body: String) {
        #expect(isEvaluated(body))
    }

    /// What only a file sees is meant only in it, and a type of the library only where that is imported.
    @Test func whatAnotherFileSees() {
        let source = EvaluatedSource(
            start + """
                final class Filler { private func fill() { box.register(Api.self) { _ in Live() } } }
                final class Scene { func show() { paint { $0.fill(); count(1) } } }
                """,
            [
                """
                final class Resolver { func find() { print(1) } }
                final class Page { func show() { paint { $0.fill(); print(2) } } }
                final class Other { func show(_ resolver: Resolver) { print(3) } }
                """
            ])
        let calls = source.evaluation.calls
        #expect(calls.contains { $0.path == "main.swift" && $0.line == 8 })
        #expect(!calls.contains { $0.path == "Other1.swift" })
    }

    /// What may be a member that uses a container is evaluated.
    @Test func membersThatUseContainers() {
        expectOutcomes(
            start + """
                protocol Filling { func fill() }
                class Base { func fill() { _ = box.resolve(Api.self) } } // missing
                final class Filler: Base, Filling {}
                final class Other {
                    static let shared = Other()
                    func find(_ type: Api.Type) { _ = box.resolve(type) }
                }
                final class Scene: UIViewController { func show(filling: any Filling) { filling.fill() } }
                final class Page: UIViewController { func show() { Other.shared.find(Api.self) } } // missing
                """)
    }

    /// Where a wrapper looks up, each object with such a property does.
    @Test func wrappers() {
        expectOutcomes(
            start + """
                @propertyWrapper struct Found<Service> {
                    var wrappedValue: Service
                    init() { wrappedValue = box.resolve(Service.self)! }
                }
                final class Page {
                    @Found var api: Api // proved
                }
                final class Scene: UIViewController { func show() { _ = Page() } }
                box.register(Api.self) { _ in Live() }
                """)
    }

    /// A factory that may stop the program is evaluated once for all paths, too.
    @Test func factoriesThatMayStop() {
        func steps(_ lookups: Int) -> Int {
            let work = (0..<40).map { "count(\($0))" }.joined(separator: "; ")
            let asks = (0..<lookups).map { "if flag(\($0)) { _ = box.resolve(Api.self) }" }.joined(separator: "\n")
            return EvaluatedSource(
                start + """
                    func flag(_ number: Int) -> Bool { CommandLine.arguments.count == number }
                    box.register(Api.self) { _ in
                        guard CommandLine.arguments.count > 1 else { fatalError() }
                        \(work)
                        return Live()
                    }

                    """ + asks
            ).evaluation.steps
        }
        #expect(steps(6) - steps(5) < 40)
    }
}
