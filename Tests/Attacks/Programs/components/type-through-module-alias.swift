//! class: C8 compiles
//! note: an alias of a module leads to a type of another one
//! modules: Core Net App
//// file: Core/Core.swift
public struct Token: Sendable { public let n = 5; public init() {} }
//// file: Net/Net.swift
import Core
public typealias AuthToken = Core.Token
//// file: App/main.swift
import Dovetail
import Net
protocol AuthDependency: Dependency { var token: AuthToken { get } }
final class AuthComponent: Component<AuthDependency> {}
final class AppComponent: BootstrapComponent {
    var token: AuthToken { AuthToken() }
    var auth: AuthComponent { AuthComponent(parent: self) }
}
print(AppComponent().auth.dependency.token.n)
//> 5
