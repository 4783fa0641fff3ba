//! class: C3 recognised
//! note: the root's base is an alias
import Dovetail
typealias Root = BootstrapComponent
protocol LoginDependency: Dependency { var host: String { get } }
final class LoginComponent: Component<LoginDependency> {}
final class AppComponent: Root {
    var host: String { "a.b" }
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
//> a.b
