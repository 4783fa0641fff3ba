//! class: C1 wrong object
//! note: the nearer formatter is a closure with the type in its parameters
import Dovetail
protocol PageDependency: Dependency { var format: (Int) -> String { get } }
final class PageComponent: Component<PageDependency> {}
final class FlowComponent: Component<EmptyDependency> {
    let format = { (n: Int) -> String in "near \(n)" }
    var page: PageComponent { PageComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let format: (Int) -> String = { "far \($0)" }
    var flow: FlowComponent { FlowComponent(parent: self) }
}
print(AppComponent().flow.page.dependency.format(1))
//> near 1
