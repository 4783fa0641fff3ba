//! title: needle 39, crossing: strings that hold C(parent: x), and a class in a string
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 39 }
    let text = "C(parent: x)" + #"C(parent: "y")"# + """
        final class D: Component<Nope> { var e: C { C(parent: z) } }
        """
    var c: C { C(parent: self) }
}
print(Root().c.dependency.id)
//> 39
