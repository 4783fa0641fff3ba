//! title: a generic component whose argument is inferred from its initializer
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C<T>: Component<CDep> {
    let value: T
    init(parent: Scope, value: T) { self.value = value; super.init(parent: parent) }
}
final class Root: BootstrapComponent {
    var id: Int { 4 }
    var c: C<[Int]> { C(parent: self, value: [9]) }
}
let c = Root().c
print(c.dependency.id, c.value)
//> 4 [9]
