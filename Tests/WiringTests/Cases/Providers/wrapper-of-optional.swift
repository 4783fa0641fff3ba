//! title: a wrapper may make another type of the initial value
import Dovetail

@propertyWrapper struct Held<Value> { var wrappedValue: Value?; init(wrappedValue: Value?) { self.wrappedValue = wrappedValue } }
struct Name {}
protocol LeafDep: Dependency {
    var name: Name { get } //~ missing-provider
}
final class Leaf: Component<LeafDep> {}
final class Root: BootstrapComponent {
    @Held var name = Name()
    var leaf: Leaf { Leaf(parent: self) }
}
