//! title: needle 64, crossing: the base root creates the child, two concrete roots offer different values
import Dovetail

class BaseRoot: BootstrapComponent {
    var id: Int { 0 }
    var c: C { C(parent: self) }
}
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class First: BaseRoot { override var id: Int { 1 } }
final class Second: BaseRoot { override var id: Int { 2 } }
let first = First()
let second = Second()
print(first.c.dependency.id, second.c.dependency.id, BaseRoot().c.dependency.id)
//> 1 2 0
