//! title: a component inside a nested type that is a scope: self is another
//! runs: no
import Dovetail

final class A: Component<EmptyDependency> {}
final class Root: BootstrapComponent {
    final class Fake: Scope {
        let parent: any Scope
        init(_ parent: any Scope) { self.parent = parent }
        var a: A { A(parent: self) } //~ unprovable-construction
    }
}
