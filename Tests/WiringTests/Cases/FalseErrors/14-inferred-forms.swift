//! title: needle 14, crossing: other initial values whose type can be read
import Dovetail

struct Box<T> { var value: T }
enum Net { final class Client { let id = 3 } }
final class Service { let id = 1 }
protocol CDep: Dependency {
    var a: Service { get }
    var b: Net.Client { get }
    var c: Box<Int> { get }
    var d: [String] { get }
    var e: Service? { get }
    var f: Service { get }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let a = Service.init()
    let b = Net.Client()
    let c = Box<Int>(value: 5)
    let d = [String]()
    let e = Optional<Service>.none
    lazy var f = Service()
    var child: C { C(parent: self) }
}
let d = Root().child.dependency
print(d.a.id, d.b.id, d.c.value, d.d.count, d.e == nil, d.f.id)
//> 1 3 5 0 true 1
