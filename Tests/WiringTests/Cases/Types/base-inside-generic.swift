//! title: a base class takes its dependency from the generic type around it, written there or where it is inherited
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
protocol EDep: Dependency { var name: String { get } }
struct Kit<D> {
    class Base: Component<D> {}
    class Screen: Base {}
}
final class C: Kit<any CDep>.Screen {}
final class E: Kit<any EDep>.Base {}
final class Root: BootstrapComponent {
    var id: Int { 4 }
    var name: String { "four" }
    var c: C { C(parent: self) }
    var e: E { E(parent: self) }
}
let root = Root()
print(root.c.dependency.id, root.e.dependency.name)
//> 4 four
