//! title: a literal passed to the initializer of a generic root tells its argument
import Dovetail

protocol LoginDependency: Dependency { var host: String { get } }
final class LoginComponent: Component<LoginDependency> {}
final class AppComponent<Host: CustomStringConvertible, Size>: BootstrapComponent {
    let value: Host
    let size: Size
    init(_ value: Host, size: Size) { self.value = value; self.size = size; super.init() }
    var host: String { value.description }
    var login: LoginComponent { LoginComponent(parent: self) }
}
let app = AppComponent(4, size: 2.5)
print(app.login.dependency.host, AppComponent("x", size: true).login.dependency.host)
//> 4 x
