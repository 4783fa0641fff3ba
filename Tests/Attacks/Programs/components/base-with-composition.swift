//! class: C3 recognised
//! note: the base class stands in a composition with a protocol
import Dovetail
protocol Logged: AnyObject { var tag: String { get } }
protocol LoginDependency: Dependency { var host: String { get } }
final class LoginComponent: Component<LoginDependency> & Logged { var tag: String { "login" } }
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host, AppComponent().login.tag)
//> a.b login
