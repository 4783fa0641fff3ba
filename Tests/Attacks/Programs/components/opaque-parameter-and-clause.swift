//! class: C9 false errors
//! note: an opaque parameter with an element is a generic one with a clause, and a closure throws a parameter of its function
import Dovetail
protocol PageDependency: Dependency {
    func sum(_ numbers: some Sequence<Int>) -> Int
    func first(_ list: some Collection<String>) -> String?
    func run<Failure: Error>(_ body: () throws(Failure) -> Int, or other: Int) -> Int
    var element: [Int].Element { get }
    var count: [String: Int].Value { get }
}
final class PageComponent: Component<PageDependency> {}
final class AppComponent: BootstrapComponent {
    func sum<S: Sequence>(_ numbers: S) -> Int where S.Element == Int { numbers.reduce(0, +) }
    func first<C>(_ list: C) -> String? where C: Collection, C.Element == String { list.first }
    func run<E: Error>(_ body: () throws(E) -> Int, or other: Int) -> Int { (try? body()) ?? other }
    var element: Int { 1 }
    var count: Int { 2 }
    var page: PageComponent { PageComponent(parent: self) }
}
let needs = AppComponent().page.dependency
print(needs.sum([1, 2]), needs.first(["a"]) ?? "", needs.run({ 4 }, or: 0), needs.element, needs.count)
//> 3 a 4 1 2
