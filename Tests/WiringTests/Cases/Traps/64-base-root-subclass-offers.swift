//! title: needle 64, crossing: the base root creates the child, its subclasses offer what it needs, at declarations of their own
import Dovetail

class BaseRoot: BootstrapComponent {
    var c: C { C(parent: self) }
}
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class First: BaseRoot { let id: Int = 1 }
final class Second: BaseRoot { var id: Int { 2 } }
let first = First()
let second = Second()
print(first.c.dependency.id, second.c.dependency.id)
//> 1 2
