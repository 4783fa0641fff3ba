//! title: needle 04, crossing: .init(parent: self) for a typed local, an optional and an array
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class A: Component<CDep> {}
final class B: Component<CDep> {}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 4 }
    func a() -> Int { let a: A = .init(parent: self); return a.dependency.id }
    var b: B? { .init(parent: self) }
    var list: [C] { [.init(parent: self), .init(parent: self)] }
}
let root = Root()
print(root.a(), root.b!.dependency.id, root.list.map { $0.dependency.id })
//> 4 4 [4, 4]
