//! title: an extension in a file without the import brings a protocol whose extension offers
//// file: App/Counting.swift
protocol Counting {}
extension Counting { var count: Int { 2 } }
//// file: App/Conformance.swift
protocol Marked {}
typealias Both = Counting & Marked
extension Middle: Both {}
//// file: App/main.swift
import Dovetail

protocol LeafDep: Dependency { var count: Int { get } }
final class Leaf: Component<LeafDep> {}
final class Middle: Component<EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
final class Root: BootstrapComponent {
    var count: Int { 1 }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.leaf.dependency.count)
//> 2
