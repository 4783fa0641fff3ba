//! class: C3 recognised
//! note: the base class stands in a composition, and the need is not met
import Dovetail
protocol Logged: AnyObject {}
protocol LoginDependency: Dependency { var host: String { get } } //~ missing-provider
final class LoginComponent: Component<LoginDependency> & Logged {}
final class AppComponent: BootstrapComponent {
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
