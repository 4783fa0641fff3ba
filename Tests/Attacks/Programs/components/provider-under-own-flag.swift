//! class: C4 hidden files
//! note: a provider that is there only with a flag
import Dovetail
protocol LoginDependency: Dependency { var host: String { get } } //~ conditional-provider
final class LoginComponent: Component<LoginDependency> {}
final class AppComponent: BootstrapComponent {
    #if STAGING
    var host: String { "a.b" }
    #endif
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
