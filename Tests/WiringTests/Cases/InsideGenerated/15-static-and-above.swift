//! title: needle 15, crossing: a nearer static or class variable does not hide a farther provider
import Dovetail

protocol CDep: Dependency { var id: Int { get }; var name: String { get } }
final class C: Component<CDep> {}
class Middle: Component<EmptyDependency> {
    static var id: Int { 99 }
    class var name: String { "no" }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 15 }
    let name = "root"
    var middle: Middle { Middle(parent: self) }
}
let c = Root().middle.c
print(c.dependency.id, c.dependency.name)
//> 15 root
