//! title: missing-provider: the only type that fits is private to another file
//// file: App/main.swift
import Dovetail

protocol ChildDependency: Dependency {
    var ticker: any Ticker { get }  //~ missing-provider: help: make 'SystemTicker' visible: remove 'private' on line 1 of App/Clock.swift; then add to Root: var ticker: any Ticker { shared { SystemTicker() } }
}
final class Child: Component<ChildDependency> {}
final class Root: BootstrapComponent {
    var child: Child { Child(parent: self) }
}
//// file: App/Clock.swift
private final class SystemTicker: Ticker {}
//// file: App/Protocols.swift
protocol Ticker {}
