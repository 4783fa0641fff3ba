//! title: a construction through a metatype
//! runs: no
import Dovetail

class A: Component<EmptyDependency> { required override init(parent: Scope) { super.init(parent: parent) } }
final class Root: BootstrapComponent {
    var a: A {
        var type = A.self
        return type.init(parent: self) //~ unprovable-construction
    }
}
