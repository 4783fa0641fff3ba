//! class: C3 recognised
//! note: one of two protocols is not met
import Dovetail
protocol HasHost: Dependency { var host: String { get } }
protocol HasPort: Dependency { var port: Int { get } } //~ missing-provider
final class LoginComponent: Component<HasHost & HasPort> {}
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.port)
