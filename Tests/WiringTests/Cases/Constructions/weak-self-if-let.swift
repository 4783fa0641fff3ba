//! title: closures with if let self, and a nested local function
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class A: Component<CDep> {}
final class B: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var makeA: () -> Int { { [weak self] in if let self { return A(parent: self).dependency.id }; return 0 } }
    func b() -> B {
        func inner() -> B { B(parent: self) }
        return inner()
    }
}
let root = Root()
print(root.makeA(), root.b().dependency.id)
//> 3 3
