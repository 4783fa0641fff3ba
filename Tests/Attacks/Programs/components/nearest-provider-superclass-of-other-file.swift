//! class: C1 wrong object
//! note: the nearer provider is inherited from a class in another file
//// file: App/Base.swift
import Dovetail
class BaseComponent: Component<EmptyDependency> { var theme: String { "dark" } }
//// file: App/main.swift
import Dovetail
protocol MenuDependency: Dependency { var theme: String { get } }
final class MenuComponent: Component<MenuDependency> {}
final class SideComponent: BaseComponent { var menu: MenuComponent { MenuComponent(parent: self) } }
final class AppComponent: BootstrapComponent {
    var theme: String { "light" }
    var side: SideComponent { SideComponent(parent: self) }
}
print(AppComponent().side.menu.dependency.theme)
//> dark
