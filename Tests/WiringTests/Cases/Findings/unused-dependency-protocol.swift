//! title: unused-dependency-protocol: beside a used one
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
protocol Old: Dependency { var gone: Int { get } } //~ unused-dependency-protocol: Old
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let id: Int = 2
    var c: C { C(parent: self) }
}
print(Root().c.dependency.id)
//> 2
