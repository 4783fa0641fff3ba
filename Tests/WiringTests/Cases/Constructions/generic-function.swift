//! title: a construction of a generic parameter
//! runs: no
import Dovetail

class Base: Component<EmptyDependency> { required override init(parent: Scope) { super.init(parent: parent) } }
final class A: Base {}
final class Root: BootstrapComponent {
    func make<T: Base>(_ type: T.Type) -> T { T(parent: self) } //~ unprovable-construction
    var a: A { make(A.self) }
}
