//! class: C1 wrong object
//! note: a nearer function of that name with an extra defaulted parameter does not meet the need
import Dovetail
protocol OpenDependency: Dependency { func open(_ id: Int) -> String }
final class OpenComponent: Component<OpenDependency> {}
final class TabComponent: Component<EmptyDependency> {
    func open(_ id: Int, animated: Bool = true) -> String { "tab" }
    var opener: OpenComponent { OpenComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    func open(_ id: Int) -> String { "app" }
    var tab: TabComponent { TabComponent(parent: self) }
}
print(AppComponent().tab.opener.dependency.open(1))
//> app
