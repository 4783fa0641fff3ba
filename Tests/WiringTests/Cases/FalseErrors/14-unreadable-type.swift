//! title: needle 14, crossing: let x = list.reduce(…) cannot be read, and is named as a near miss
import Dovetail

protocol CDep: Dependency {
    var id: Int { get }  //~ missing-provider: Root
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let id = [1, 2].reduce(0, +)
    var c: C { C(parent: self) }
}
