//! class: C1 wrong object
//! note: an initial value is of the type that a protocol's alias brings, and not what is needed
import Dovetail
struct Theme { var name = "plain" }
enum Night { struct Theme { var name = "night" } }
protocol Themed {}
extension Themed { typealias Theme = Night.Theme }
protocol PageDependency: Dependency { var theme: Theme { get } }
final class PageComponent: Component<PageDependency> {}
final class FlowComponent: Component<EmptyDependency>, Themed {
    let theme = Theme()
    var page: PageComponent { PageComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var theme: Theme { Theme(name: "app") }
    var flow: FlowComponent { FlowComponent(parent: self) }
}
print(AppComponent().flow.page.dependency.theme.name)
//> app
