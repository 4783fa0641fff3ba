//! title: .init(self) as the value of a subscript, the child's initializer without a label: passed over in silence, then the runtime traps
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> { init(_ above: any Scope) { super.init(parent: above) } }
final class Root: BootstrapComponent {
    var id: Int { 3 }
    subscript(c n: Int) -> C { .init(self) }
}
print(Root()[c: 0].dependency.id)
//> 3
