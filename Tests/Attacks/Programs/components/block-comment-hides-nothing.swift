//! class: C4 hidden files
//! note: a provider inside a nested block comment is none
import Dovetail
protocol LoginDependency: Dependency { var host: String { get } } //~ missing-provider
final class LoginComponent: Component<LoginDependency> {}
final class AppComponent: BootstrapComponent {
    /* var host: String { "a.b" } /* inner */ var host: String { "c.d" } */
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
