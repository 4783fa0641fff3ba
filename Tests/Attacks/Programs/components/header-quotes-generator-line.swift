//! class: C4 hidden files
//! note: the second line of a file quotes the generator's own first line
//// file: App/Login.swift
// How this folder is made:
// Written by dovetail generate
import Dovetail
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
