//! title: a public typealias of another module, on the need's side
//! modules: Kit App
//// file: Kit/Kit.swift
import Dovetail
public typealias Handler = (Int) -> String
public protocol CDep: Dependency { var handler: Handler { get } }
public final class C: Component<CDep> { public var seen: String { dependency.handler(2) } }
public typealias Screen = C
//// file: App/main.swift
import Dovetail
import Kit
final class Root: BootstrapComponent {
    var handler: (Int) -> String { { "h\($0)" } }
    var c: Screen { Screen(parent: self) }
}
print(Root().c.seen)
//> h2
