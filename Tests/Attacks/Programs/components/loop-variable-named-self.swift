//! class: C2 construction
//! note: a loop variable hides self
import Dovetail
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Mid: Component<EmptyDependency> { var id: Int { 2 } }
final class App: BootstrapComponent {
    var id: Int { 1 }
    var mid: Mid { Mid(parent: self) }
    func d() -> C { for `self` in [mid] { return C(parent: self) }; fatalError() } //~ unprovable-construction
}
print(App().d().dependency.id)
