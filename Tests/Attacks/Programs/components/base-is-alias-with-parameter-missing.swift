//! class: C3 recognised
//! note: the base class is an alias with a parameter, and the need is not met
import Dovetail
typealias Screen<Needs> = Component<Needs>
protocol LoginDependency: Dependency { var host: String { get } } //~ missing-provider
final class LoginComponent: Screen<LoginDependency> {}
final class AppComponent: BootstrapComponent {
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
