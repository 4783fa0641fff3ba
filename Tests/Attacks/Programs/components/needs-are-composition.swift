//! class: C3 recognised
//! note: a component needs two protocols at once
import Dovetail
protocol HasHost: Dependency { var host: String { get } }
protocol HasPort: Dependency { var port: Int { get } }
final class LoginComponent: Component<HasHost & HasPort> {}
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    var port: Int { 80 }
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host, AppComponent().login.dependency.port)
//> a.b 80
