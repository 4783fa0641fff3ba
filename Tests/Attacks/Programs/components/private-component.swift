//! class: C3 recognised
//! note: a private component cannot be named by the generated file
import Dovetail
protocol LoginDependency: Dependency { var host: String { get } }
private final class LoginComponent: Component<LoginDependency> {} //~ inaccessible-component
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    var name: String { LoginComponent(parent: self).dependency.host }
}
print(AppComponent().name)
