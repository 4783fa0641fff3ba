//! class: C2 construction
//! note: a closure parameter hides self
import Dovetail
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Mid: Component<EmptyDependency> { var id: Int { 2 } ; func with(_ f: (Mid) -> C) -> C { f(self) } }
final class App: BootstrapComponent {
    var id: Int { 1 }
    var mid: Mid { Mid(parent: self) }
    var b: C { mid.with { `self` in C(parent: self) } } //~ unprovable-construction
}
print(App().b.dependency.id)
