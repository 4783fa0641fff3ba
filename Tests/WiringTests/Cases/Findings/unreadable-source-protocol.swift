//! title: unreadable-source: in a file with a dependency protocol only
//// file: App/Needs.swift
import Dovetail
protocol CDep: Dependency {
    var : Int { get } //~ unreadable-source
}
//// file: App/main.swift
import Dovetail
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
