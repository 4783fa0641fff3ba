//! title: below a non-core component, pluginized components provide all that their non-core components have
import Dovetail

protocol Nothing: PluginExtension {}
final class OuterFeatures: NonCoreComponent<EmptyDependency> {
    var inner: Inner { Inner(parent: self) }
    var rank: Int { 1 }
}
final class Outer: PluginizedComponent<EmptyDependency, Nothing, OuterFeatures> {
    var features: OuterFeatures? { nonCoreComponent as? OuterFeatures }
    var leaf: Leaf { Leaf(parent: self) }
}
final class InnerFeatures: NonCoreComponent<EmptyDependency> {
    var rank: Int { 2 }
}
final class Inner: PluginizedComponent<EmptyDependency, Nothing, InnerFeatures> {
    var leaf: Leaf { Leaf(parent: self) }
}
protocol LeafDependency: Dependency { var rank: Int { get } }
final class Leaf: Component<LeafDependency> {}
final class Root: BootstrapComponent {
    var rank: Int { 0 }
    var outer: Outer { Outer(parent: self) }
}
let outer = Root().outer
print(outer.leaf.dependency.rank, outer.features?.inner.leaf.dependency.rank ?? -1)
//> 0 2
