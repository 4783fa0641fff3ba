//! title: needle 39: comments that hold C(parent: x)
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
/// Build it as `C(parent: app)`.
final class Root: BootstrapComponent {
    var id: Int { 39 }
    // not C(parent: scope)
    /* nor C(parent: other) /* nor C(parent: inner) */ */
    var c: C { C(/* of */ parent: /* the */ self) }
}
print(Root().c.dependency.id)
//> 39
