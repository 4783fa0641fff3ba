//! class: C1 wrong object
//! note: the nearer provider comes from an extension that is for this class only
import Dovetail
protocol Themed {}
extension Themed where Self: SideComponent { var theme: String { "dark" } }
protocol MenuDependency: Dependency { var theme: String { get } }
final class MenuComponent: Component<MenuDependency> {}
class SideComponent: Component<EmptyDependency>, Themed { var menu: MenuComponent { MenuComponent(parent: self) } }
final class AppComponent: BootstrapComponent {
    var theme: String { "light" }
    var side: SideComponent { SideComponent(parent: self) }
}
print(AppComponent().side.menu.dependency.theme)
//> dark
