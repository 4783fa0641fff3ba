//! title: crossing: the program's own Component and Dependency types are not the library's
import Dovetail

class Component<T> { init(parent: AnyObject) {} }
protocol Dependency {}
protocol Look: Dependency { var nothing: Int { get } }
final class Alike: Component<Look> {}
protocol CDep: Dovetail.Dependency { var id: Int { get } }
final class C: Dovetail.Component<CDep> { var alike: Alike { Alike(parent: self) } }
final class Root: BootstrapComponent {
    var id: Int { 8 }
    var c: C { C(parent: self) }
    func alike(_ other: AnyObject) -> Alike { Alike(parent: other) }
}
print(Root().c.dependency.id)
//> 8
