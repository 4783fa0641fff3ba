//! title: needle 59: a syntax error is said, and makes no false missing-provider
//// file: App/C.swift
import Dovetail
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
//// file: App/main.swift
import Dovetail
final class Root: BootstrapComponent {
    var c: C { C(parent: self) }
    let = 3 //~ unreadable-source
    var id: Int { 1 }
}
