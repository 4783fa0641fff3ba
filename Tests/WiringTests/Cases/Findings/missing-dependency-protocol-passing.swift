//! title: missing-dependency-protocol, passing: declared after its use and in another file
//// file: App/Needs.swift
import Dovetail
protocol CDep: Dependency { var id: Int { get } }
//// file: App/main.swift
import Dovetail
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
print(Root().c.dependency.id)
//> 1
