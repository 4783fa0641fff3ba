//! class: C2 construction
//! note: parameters and patterns hide self
import Dovetail
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Mid: Component<EmptyDependency> { var id: Int { 2 }; func with<T>(_ f: (Mid) -> T) -> T { f(self) } }
final class App: BootstrapComponent {
    var id: Int { 1 }
    var mid: Mid { Mid(parent: self) }
    func a() -> C { func make(_ `self`: Mid) -> C { C(parent: self) }; return make(mid) } //~ unprovable-construction
    func b() -> C { switch mid { case let `self`: return C(parent: self) } } //~ unprovable-construction
    func d() -> C { for `self` in [mid] { return C(parent: self) }; fatalError() } //~ unprovable-construction
    func e() -> C { if case let `self` = mid { return C(parent: self) }; fatalError() } //~ unprovable-construction
}
print(App().a().dependency.id)
