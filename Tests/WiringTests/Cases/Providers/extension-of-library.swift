//! title: extensions of the library's types offer, and have defaults
import Dovetail

extension Scope { var depth: Int { path.count } }
extension Dependency { var language: String { "ko" } }
protocol LeafDep: Dependency { var depth: Int { get }; var language: String { get } }
final class Leaf: Component<LeafDep> {}
final class Root: BootstrapComponent { var leaf: Leaf { Leaf(parent: self) } }
print(Root().leaf.dependency.depth, Root().leaf.dependency.language)
//> 1 ko
