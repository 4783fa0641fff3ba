//! title: an initializer that reads its dependency after super.init
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {
    var copied = 0
    override init(parent: Scope) { super.init(parent: parent); copied = dependency.id }
}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var c: C { C(parent: self) }
}
print(Root().c.copied)
//> 3
