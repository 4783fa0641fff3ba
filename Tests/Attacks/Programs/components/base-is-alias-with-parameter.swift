//! class: C3 recognised
//! note: the base class is an alias with a parameter
import Dovetail
typealias Screen<Needs> = Component<Needs>
protocol LoginDependency: Dependency { var host: String { get } }
final class LoginComponent: Screen<LoginDependency> {}
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
//> a.b
