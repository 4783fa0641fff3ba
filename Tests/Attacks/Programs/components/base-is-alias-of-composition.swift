//! class: C3 recognised
//! note: an alias of a composition is the base
import Dovetail
protocol Logged: AnyObject {}
typealias LoggedLogin = Component<LoginDependency> & Logged
protocol LoginDependency: Dependency { var host: String { get } }
final class LoginComponent: LoggedLogin {}
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
//> a.b
