//! class: C3 recognised
//! note: the base class with its module's name, with any
import Dovetail
protocol LoginDependency: Dovetail.Dependency { var host: String { get } }
final class LoginComponent: Dovetail.Component<any LoginDependency> {}
final class AppComponent: Dovetail.BootstrapComponent {
    var host: String { "a.b" }
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
//> a.b
