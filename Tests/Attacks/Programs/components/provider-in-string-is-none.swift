//! class: C4 hidden files
//! note: a provider in a string is none
import Dovetail
protocol LoginDependency: Dependency { var host: String { get } } //~ missing-provider
final class LoginComponent: Component<LoginDependency> {}
final class AppComponent: BootstrapComponent {
    let sample = """
        var host: String { "a.b" }
        """
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
