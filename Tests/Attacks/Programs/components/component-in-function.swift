//! class: C3 recognised
//! note: a component declared in a function cannot be named by the generated file
import Dovetail
protocol LoginDependency: Dependency { var host: String { get } }
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    func run() -> String {
        final class LoginComponent: Component<LoginDependency> {} //~ inaccessible-component
        return LoginComponent(parent: self).dependency.host
    }
}
print(AppComponent().run())
