//! title: closures, with weak, unowned and no captures, escaping and not
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class A: Component<CDep> {}
final class B: Component<CDep> {}
final class C: Component<CDep> {}
final class D: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var makeA: () -> A? { { [weak self] in guard let self else { return nil }; return A(parent: self) } }
    var makeB: () -> B? { { [weak self] in guard let self = self else { return nil }; return B(parent: self) } }
    var makeC: () -> C { { [unowned self] in C(parent: self) } }
    var all: [D] { (0..<2).map { _ in D(parent: self) } }
}
let root = Root()
print(root.makeA()!.dependency.id, root.makeB()!.dependency.id, root.makeC().dependency.id, root.all[1].dependency.id)
//> 3 3 3 3
