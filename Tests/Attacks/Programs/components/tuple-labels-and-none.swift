//! class: C1 wrong object
//! note: a tuple without labels is another type than one with
import Dovetail
protocol PageDependency: Dependency { var size: (width: Int, height: Int) { get } }
final class PageComponent: Component<PageDependency> {}
final class FlowComponent: Component<EmptyDependency> {
    let size = (1, 2)
    var page: PageComponent { PageComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let size = (width: 5, height: 6)
    var flow: FlowComponent { FlowComponent(parent: self) }
}
print(AppComponent().flow.page.dependency.size.width)
//> 5
