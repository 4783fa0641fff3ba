//! class: C1 wrong object
//! note: the nearer closure throws, which makes it another type
import Dovetail
struct Bad: Error {}
protocol PageDependency: Dependency { var format: (Int) -> String { get } }
final class PageComponent: Component<PageDependency> {}
final class FlowComponent: Component<EmptyDependency> {
    let format = { (n: Int) -> String in if n < 0 { throw Bad() }; return "near \(n)" }
    var page: PageComponent { PageComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let format: (Int) -> String = { "far \($0)" }
    var flow: FlowComponent { FlowComponent(parent: self) }
}
print(AppComponent().flow.page.dependency.format(1))
//> far 1
