//! title: the sources write access levels before imports
//! modules: Lib App
//! modes: 6
//// file: Lib/Lib.swift
import Dovetail
public struct Token { public var n = 1; public init() {} }
public protocol CardDependency: Dependency { var token: Token { get } }
public final class CardComponent: Component<any CardDependency> {}
//// file: App/Card.swift
import Dovetail
private import Lib
func text(_ card: String) -> String { "\(Token().n) \(card)" }
//// file: App/main.swift
import Dovetail
internal import Lib
final class AppComponent: BootstrapComponent {
    var token: Token { Token() }
    var card: CardComponent { CardComponent(parent: self) }
}
print(text("\(AppComponent().card.dependency.token.n)"))
//> 1 1
