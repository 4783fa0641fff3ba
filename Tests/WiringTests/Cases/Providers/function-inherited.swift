//! title: functions offered by a base class, a protocol extension and an extension
import Dovetail

protocol Named {}
extension Named { func b() -> Int { 2 } }
class Base: BootstrapComponent { func a() -> Int { 0 } }
protocol CDep: Dependency { func a() -> Int; func b() -> Int; func c() -> Int }
final class C: Component<CDep> {}
final class Root: Base, Named {
    override func a() -> Int { 1 }
    var child: C { C(parent: self) }
}
extension Root { func c() -> Int { 3 } }
let d = Root().child.dependency
print(d.a(), d.b(), d.c())
//> 1 2 3
