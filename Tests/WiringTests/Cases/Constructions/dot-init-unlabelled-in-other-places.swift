//! title: .init(self) where no declaration's own type says what is built
//! runs: no
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
class Base: Component<CDep> { init(_ above: any Scope) { super.init(parent: above) } }
final class C0: Base {}
final class C1: Base {}
final class C3: Base {}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    func read(_ c: C0) -> Int { c.dependency.id }
    var argument: Int { read(.init(self)) } //~ unprovable-construction
    var assigned: C1 {
        let c: C1
        c = .init(self) //~ unprovable-construction
        return c
    }
    var table: [String: C3] { ["a": .init(self)] } //~ unprovable-construction
}
