//! class: C1 wrong object
//! note: closures that wait, that catch nothing of what they try, and that only hold one that throws
import Dovetail
struct Bad: Error {}
func load() async -> Int { 1 }
func risky() throws -> Int { 1 }
protocol PageDependency: Dependency {
    var wait: () async -> Int { get }
    var attempt: () -> Int { get }
    var inner: (Int) -> Int { get }
    var pair: (String, (Int) -> Int) { get }
}
final class PageComponent: Component<PageDependency> {}
final class FlowComponent: Component<EmptyDependency> {
    let wait = { () -> Int in await load() + 1 }
    let attempt = { () -> Int in (try? risky()) ?? 0 }
    let inner = { (n: Int) -> Int in let f = { (n: Int) -> Int in if n < 0 { throw Bad() }; return n }; return (try? f(n)) ?? 0 }
    let pair = ("near", { (n: Int) -> Int in n + 1 })
    var page: PageComponent { PageComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let wait: () async -> Int = { 9 }
    let attempt: () -> Int = { 9 }
    let inner: (Int) -> Int = { _ in 9 }
    let pair: (String, (Int) -> Int) = ("far", { _ in 9 })
    var flow: FlowComponent { FlowComponent(parent: self) }
}
let d = AppComponent().flow.page.dependency
print(await d.wait(), d.attempt(), d.inner(3), d.pair.0, d.pair.1(1))
//> 2 1 3 near 2
