//! title: effect-mismatch, passing: a nearer provider with more effects is skipped
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    var id: Int { get throws { 9 } }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.c.dependency.id)
//> 1
