//! title: needle 3, ValidInits: spacing and line breaks of Child(parent: self)
import Dovetail

class C: Component<CDep> {}
protocol CDep: Dependency { var id: Int { get } }
final class C1: C {}
final class C2: C {}
final class C3: C {}
final class C4: C {}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var a: C { C1(parent:self) }
    var b: C { C2( parent : self ) }
    var c: C { C3(
        parent:
            self
    ) }
    var d: C { return C4 (parent: self) }
}
let root = Root()
print([root.a, root.b, root.c, root.d].map { $0.dependency.id })
//> [3, 3, 3, 3]
