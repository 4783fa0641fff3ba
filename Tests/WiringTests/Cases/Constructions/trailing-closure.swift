//! title: an initializer with a trailing closure
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {
    let onEnd: (Int) -> Int
    init(parent: Scope, onEnd: @escaping (Int) -> Int) { self.onEnd = onEnd; super.init(parent: parent) }
}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var c: C { C(parent: self) { $0 + 1 } }
}
let c = Root().c
print(c.onEnd(c.dependency.id))
//> 4
