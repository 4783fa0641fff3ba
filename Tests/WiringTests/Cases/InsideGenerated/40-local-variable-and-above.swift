//! title: needle 40, crossing: locals in getters, closures and initializers do not hide a farther provider
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    var sum: Int { let id: Int = 98; return id }
    let later: () -> Int = { let id: Int = 97; return id }
    var c: C { var id: Int = 99; id += 1; _ = id; return C(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 40 }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.c.dependency.id)
//> 40
