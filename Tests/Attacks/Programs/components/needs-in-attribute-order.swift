//! class: C3 recognised
//! note: attributes and modifiers in unusual order
import Dovetail
protocol LoginDependency: Dependency { var host: String { get } }
@available(macOS 10.15, *)
internal
final class LoginComponent:
    Component<LoginDependency>
{
}
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    var login: LoginComponent { LoginComponent(
        parent:
            self) }
}
print(AppComponent().login.dependency.host)
//> a.b
