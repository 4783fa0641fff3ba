//! title: weak and unowned properties
import Dovetail

final class Service { let id: Int; init(_ id: Int) { self.id = id } }
let kept = Service(3)
protocol CDep: Dependency { var a: Service? { get }; var b: Service { get }; var c: Service { get }; var d: Service? { get set } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    weak var a: Service?
    unowned let b: Service
    unowned(unsafe) var c: Service
    weak var d: Service?
    init(_ service: Service) { a = service; b = service; c = service; super.init() }
    var child: C { C(parent: self) }
}
let root = Root(kept)
let d = root.child.dependency
d.d = kept
print(d.a!.id, d.b.id, d.c.id, root.d!.id)
//> 3 3 3 3
