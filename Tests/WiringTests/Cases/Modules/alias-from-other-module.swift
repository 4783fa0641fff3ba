//! title: an alias that is written down needs the imports of its file
//! modules: Kit App
//// file: Kit/Kit.swift
public struct Tool { public let n = 1; public init() {} }
//// file: App/Alias.swift
import Kit
typealias Thing = Tool
//// file: App/Leaf.swift
import Dovetail
protocol LeafDep: Dependency { var thing: Thing { get } }
final class Leaf: Component<LeafDep> {}
//// file: App/main.swift
import Dovetail
final class Root: BootstrapComponent { var thing: Thing { Thing() }; var leaf: Leaf { Leaf(parent: self) } }
print(Root().leaf.dependency.thing.n)
//> 1
