//! title: types of other modules that are named like the library's keep their module's name
//! modules: Net OAuth App
//// file: Net/Provider.swift
public struct Provider: Sendable {
    public let name: String
    public init(_ name: String) { self.name = name }
}
public enum Lazy {
    public struct Page: Sendable {
        public let number: Int
        public init(_ number: Int) { self.number = number }
    }
}
//// file: OAuth/Scope.swift
public enum Scope: String, Sendable { case read, write }
public struct Container<Value: Sendable>: Sendable {
    public let value: Value
    public init(_ value: Value) { self.value = value }
}
//// file: App/Login.swift
import Dovetail
import Net
import OAuth
protocol LoginDependency: Dependency {
    var scopes: [OAuth.Scope] { get }
    var provider: Net.Provider? { get }
    var page: Net.Lazy.Page { get }
    func box(_ scope: OAuth.Scope) -> OAuth.Container<Int>
}
final class LoginComponent: Component<LoginDependency> {
    var text: String {
        let scopes = dependency.scopes.map(\.rawValue).joined(separator: " ")
        return "\(scopes) \(dependency.provider?.name ?? "") \(dependency.page.number) \(dependency.box(.read).value)"
    }
}
//// file: App/main.swift
import Dovetail
import Net
import OAuth
final class AppComponent: BootstrapComponent {
    let scopes: [OAuth.Scope] = [.read, .write]
    var provider: Net.Provider? { Net.Provider("net") }
    var page: Net.Lazy.Page { Net.Lazy.Page(3) }
    func box(_ scope: OAuth.Scope) -> OAuth.Container<Int> { OAuth.Container(4) }
    var login: LoginComponent { LoginComponent(parent: self) }
}
print(AppComponent().login.text)
//> read write net 3 4
