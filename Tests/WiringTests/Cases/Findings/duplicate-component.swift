//! title: duplicate-component: two of one name in a module
//! runs: no
//// file: App/A.swift
import Dovetail
final class C: Component<EmptyDependency> {}
//// file: App/B.swift
import Dovetail
final class C: Component<EmptyDependency> {} //~ duplicate-component
//// file: App/main.swift
import Dovetail
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
