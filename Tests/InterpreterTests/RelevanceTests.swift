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
