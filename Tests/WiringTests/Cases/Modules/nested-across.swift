//! title: a nested component of another module, with its dependency nested too
//! modules: Card App
//// file: Card/Card.swift
import Dovetail
public enum Screens {
    public protocol Needs: Dependency { var id: Int { get } }
    public final class Detail: Component<any Needs> { public var seen: Int { dependency.id } }
}
//// file: App/main.swift
import Card
import Dovetail
final class Root: BootstrapComponent {
    var id: Int { 4 }
    var detail: Screens.Detail { Card.Screens.Detail(parent: self) }
}
print(Root().detail.seen)
//> 4
