//! title: a component is offered as a value to a component below a sibling
import Dovetail

protocol LeafDep: Dependency { var settings: Settings { get }; var opener: any Opener { get } }
protocol Opener: AnyObject { func open() -> Int }
final class Settings: Component<EmptyDependency> { var id: Int { 3 } }
final class Card: Component<EmptyDependency>, Opener { func open() -> Int { 4 } }
final class Leaf: Component<LeafDep> {}
final class Root: BootstrapComponent {
    var settings: Settings { Settings(parent: self) }
    var opener: any Opener { Card(parent: self) }
    var leaf: Leaf { Leaf(parent: self) }
}
let d = Root().leaf.dependency
print(d.settings.id, d.opener.open())
//> 3 4
