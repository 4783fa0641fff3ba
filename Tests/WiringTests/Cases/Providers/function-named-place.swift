//! title: a function requirement named as the library's place(of:in:), with other types
import Dovetail

protocol CDep: Dependency { func place(of child: Int, in owner: String) -> String }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    func place(of child: Int, in owner: String) -> String { "\(child) in \(owner)" }
    var c: C { C(parent: self) }
}
print(Root().c.dependency.place(of: 1, in: "a"))
//> 1 in a
