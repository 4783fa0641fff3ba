//! title: needle 19: a generic component, used with two concrete types
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C<T>: Component<CDep> { var name: String { "\(T.self)" } }
final class Root: BootstrapComponent {
    var id: Int { 19 }
    var a: C<Int> { C<Int>(parent: self) }
    var b: C<String> { C(parent: self) }
}
let root = Root()
print(root.a.name, root.a.dependency.id, root.b.name, root.b.dependency.id)
//> Int 19 String 19
