//! class: C4 hidden files
//! note: a provider under a condition that is never true
import Dovetail
protocol LoginDependency: Dependency { var host: String { get } } //~ conditional-provider
final class LoginComponent: Component<LoginDependency> {}
final class AppComponent: BootstrapComponent {
    #if false
    var host: String { "a.b" }
    #endif
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
