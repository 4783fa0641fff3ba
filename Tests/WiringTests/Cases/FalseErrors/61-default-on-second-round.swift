//! runs: no
//! title: a default on the first round of a cycle, a provider above the second
import Dovetail

protocol ItemDep: Dependency { var theme: String { get } } //~ missing-provider: the default from the extension applies only if no path has a provider
extension ItemDep { var theme: String { "default" } }
final class Item: Component<ItemDep> { var middle: Middle { Middle(parent: self) } }
final class Middle: Component<EmptyDependency> { var item: Item { Item(parent: self) } }
final class Plain: BootstrapComponent { var item: Item { Item(parent: self) } }
final class Themed: BootstrapComponent {
    var theme: String { "dark" }
    var middle: Middle { Middle(parent: self) }
}
