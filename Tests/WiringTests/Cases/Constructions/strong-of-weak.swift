//! title: a captured self under another name is another parent
//! runs: no
import Dovetail

final class A: Component<EmptyDependency> {}
final class Root: BootstrapComponent {
    var make: () -> A? {
        { [weak self] in
            guard let strong = self else { return nil }
            return A(parent: strong) //~ unprovable-construction
        }
    }
}
