//! class: C3 recognised
//! note: a base of the app's own passes its parameter on
import Dovetail
class ScreenComponent<Needs>: Component<Needs> { var title: String { "screen" } }
protocol LoginDependency: Dependency { var host: String { get } }
final class LoginComponent: ScreenComponent<LoginDependency> {}
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host, AppComponent().login.title)
//> a.b screen
