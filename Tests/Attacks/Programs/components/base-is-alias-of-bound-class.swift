//! class: C3 recognised
//! note: the base class is an alias of a bound class
import Dovetail
typealias LoginBase = Component<LoginDependency>
protocol LoginDependency: Dependency { var host: String { get } }
final class LoginComponent: LoginBase {}
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
//> a.b
