//! class: C4 hidden files
//! note: a string of the file names what older tools generate
//// file: App/App.swift
import Dovetail
let legacy = "__DependencyProviderRegistry"
protocol LoginDependency: Dependency { var host: String { get } } //~ missing-provider
final class LoginComponent: Component<LoginDependency> {}
final class AppComponent: BootstrapComponent { var login: LoginComponent { LoginComponent(parent: self) } }
//// file: App/main.swift
print(AppComponent().login.dependency.host, legacy)
