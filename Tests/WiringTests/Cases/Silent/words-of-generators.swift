//! title: files that speak of generated code and are none
//// file: App/Leaf.swift
import Dovetail
// Needle had a __DependencyProviderRegistry for this.
protocol LeafDep: Dependency { var id: Int { get } }
final class Leaf: Component<LeafDep> {}
//// file: App/Root.swift
import Dovetail
final class Root: BootstrapComponent { var id: Int { 1 } }
//// file: App/Child.swift
// The wiring begins with
// // Written by dovetail generate
let call = "__DependencyProviderRegistry.instance.registerDependencyProviderFactory"
extension Root { var leaf: Leaf { Leaf(parent: self) } }
//// file: App/main.swift
print(Root().leaf.dependency.id)
//> 1
