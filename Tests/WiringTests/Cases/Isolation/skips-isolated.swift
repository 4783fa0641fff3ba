//! title: a nearer main-actor property is skipped for a nonisolated one above
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    @MainActor var id: Int { 99 }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.c.dependency.id)
//> 1
