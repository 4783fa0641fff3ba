//! class: C4 hidden files
//! note: the app imports the library only through a module of its own
//! modules: Kit App
//// file: Kit/Kit.swift
@_exported import Dovetail
public func version() -> Int { 1 }
//// file: App/Leaf.swift
import Kit
protocol LeafDependency: Dependency { var n: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
//// file: App/main.swift
import Kit
final class AppComponent: BootstrapComponent { var n: Int { 2 }; var leaf: LeafComponent { LeafComponent(parent: self) } }
print(AppComponent().leaf.dependency.n)
//> 2
