//! title: one ancestor under #if, another under #if !: together they cover
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    #if EXTRA
    var id: Int { 2 }
    #endif
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    #if !EXTRA
    var id: Int { 1 }
    #endif
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.c.dependency.id)
//> 1
