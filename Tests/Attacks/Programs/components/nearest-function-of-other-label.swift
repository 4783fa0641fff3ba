//! class: C1 wrong object
//! note: a nearer function with other labels is not meant
import Dovetail
protocol OpenDependency: Dependency { func open(id: Int) -> String }
final class OpenComponent: Component<OpenDependency> {}
final class TabComponent: Component<EmptyDependency> {
    func open(_ id: Int) -> String { "tab" }
    var opener: OpenComponent { OpenComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    func open(id number: Int) -> String { "app" }
    var tab: TabComponent { TabComponent(parent: self) }
}
print(AppComponent().tab.opener.dependency.open(id: 1))
//> app
