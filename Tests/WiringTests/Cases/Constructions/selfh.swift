//! title: needle 3, InvalidInits: names that begin with self
//! runs: no
import Dovetail

final class A: Component<EmptyDependency> {}
final class Root: BootstrapComponent {
    func a(selfh: Root, self2: Root) -> [A] {
        [
            A(parent: selfh), //~ unprovable-construction
            A(parent: self2), //~ unprovable-construction
        ]
    }
}
