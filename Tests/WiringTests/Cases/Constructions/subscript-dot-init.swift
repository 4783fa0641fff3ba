//! title: .init(parent: self) as the value of a subscript, whose result type is known
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class D: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    subscript(c n: Int) -> C { .init(parent: self) }
    subscript(d n: Int) -> D { get { return .init(parent: self) } }
}
let root = Root()
print(root[c: 0].dependency.id, root[d: 0].dependency.id)
//> 3 3
