//! class: C4 hidden files
//! note: a comment of the file names what older tools generate
//// file: App/Login.swift
import Dovetail
// We used to call __DependencyProviderRegistry here; no longer.
protocol LoginDependency: Dependency { var host: String { get } }
final class LoginComponent: Component<LoginDependency> {}
//// file: App/main.swift
import Dovetail
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.dependency.host)
//> a.b
