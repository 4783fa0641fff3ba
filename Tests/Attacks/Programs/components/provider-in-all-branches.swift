//! class: C4 hidden files
//! note: a provider in each branch of a condition
import Dovetail
protocol LoginDependency: Dependency { var host: String { get } }
final class LoginComponent: Component<LoginDependency> {}
final class AppComponent: BootstrapComponent {
    #if STAGING
    var host: String { "staging" }
    #elseif DEMO && os(Linux)
    var host: String { "demo" }
    #else
    var host: String { "live" }
    #endif
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
//> live
