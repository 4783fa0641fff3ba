//! class: C3 recognised
//! note: a root with a parameter
import Dovetail
protocol LoginDependency: Dependency { var host: String { get } }
final class LoginComponent: Component<LoginDependency> {}
final class AppComponent<Host: CustomStringConvertible>: BootstrapComponent {
    let value: Host
    init(_ value: Host) { self.value = value; super.init() }
    var host: String { value.description }
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent(4).login.dependency.host, AppComponent("x").login.dependency.host)
//> 4 x
