//! title: needle 19, crossing: a generic component that creates itself with an ever larger type
//! runs: no
import Dovetail

final class C<T>: Component<EmptyDependency> {
    var deeper: C<[T]> { C<[T]>(parent: self) } //~ unprovable-construction
}
final class Root: BootstrapComponent {
    var a: C<Int> { C<Int>(parent: self) }
}
