//! title: inaccessible-provider: fileprivate, by the extension
import Dovetail

protocol CDep: Dependency {
    var id: Int { get }  //~ inaccessible-provider: remove 'fileprivate' from the extension on line 8 of App/main.swift
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
fileprivate extension Root { var id: Int { 1 } }
