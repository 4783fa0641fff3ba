//! title: needle 61: a default in an extension of the dependency protocol meets it last
import Dovetail

protocol CDep: Dependency { var id: Int { get }; var other: Int { get } }
extension CDep {
    var id: Int { 61 }
    var other: Int { 62 }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var other: Int { 1 }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.id, d.other)
//> 61 1
