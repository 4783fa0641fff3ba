//! title: AnyObject, Any, AnyClass and Never's relatives
import Dovetail

protocol CDep: Dependency { var a: AnyObject { get }; var b: Any { get }; var c: [AnyHashable: Any] { get }; var d: Any.Type { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: AnyObject { self }
    var b: Any { 2 }
    var c: Dictionary<AnyHashable, Any> { [:] }
    var d: Any.Type { Int.self }
    var child: C { C(parent: self) }
}
let root = Root()
let d = root.child.dependency
print(d.a === root, d.b, d.c.count, d.d)
//> true 2 0 Int
