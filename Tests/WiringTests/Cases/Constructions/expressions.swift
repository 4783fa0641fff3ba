//! title: switch and if expressions, available checks, optional results
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
class C: Component<CDep> {}
final class C1: C {}
final class C2: C {}
final class C3: C {}
final class C4: C {}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    func a(_ n: Int) -> C { switch n { case 0: C1(parent: self); default: C2(parent: self) } }
    func b(_ flag: Bool) -> C? { flag ? C3(parent: self) : nil }
    var c: C? {
        if #available(macOS 13, iOS 16, *) { return C4(parent: self) }
        return nil
    }
}
let root = Root()
print(root.a(0).dependency.id, root.a(1).dependency.id, root.b(true)!.dependency.id, root.c!.dependency.id)
//> 3 3 3 3
