//! class: C1 wrong object
//! note: an extension for another class gives nothing here
import Dovetail
protocol Themed {}
final class OtherComponent: Component<EmptyDependency>, Themed {}
extension Themed where Self: OtherComponent { var theme: String { "dark" } }
protocol MenuDependency: Dependency { var theme: String { get } }
final class MenuComponent: Component<MenuDependency> {}
final class SideComponent: Component<EmptyDependency>, Themed { var menu: MenuComponent { MenuComponent(parent: self) } }
final class AppComponent: BootstrapComponent {
    var theme: String { "light" }
    var side: SideComponent { SideComponent(parent: self) }
    var other: OtherComponent { OtherComponent(parent: self) }
}
print(AppComponent().side.menu.dependency.theme)
//> light
