//! class: C8 compiles
//! note: a class of the app has the library's name
import Dovetail
final class Dovetail { let n = 2 }
protocol ToolDependency: Dependency { var tool: Dovetail { get } }
final class ToolComponent: Component<ToolDependency> {}
final class AppComponent: BootstrapComponent {
    var tool: Dovetail { shared { Dovetail() } }
    var tools: ToolComponent { ToolComponent(parent: self) }
}
print(AppComponent().tools.dependency.tool.n)
//> 2
