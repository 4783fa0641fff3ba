//! class: C3 recognised
//! note: a base of two parameters passes the second one on
import Dovetail
class ScreenComponent<Model, Needs>: Component<Needs> { var model: Model? }
protocol LoginDependency: Dependency { var host: String { get } }
final class LoginComponent: ScreenComponent<Int, LoginDependency> {}
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
//> a.b
