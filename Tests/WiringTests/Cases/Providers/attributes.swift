//! title: attributes and modifiers before a provider
import Dovetail

protocol CDep: Dependency { var a: Int { get }; var b: Int { get }; var c: Int { get }; func d() -> Int }
class C: Component<CDep> {}
class Root: BootstrapComponent {
    @available(macOS 13, iOS 16, *) @inline(never) public final var a: Int { 1 }
    @usableFromInline internal let b: Int = 2
    final internal
    var c: Int { 3 }
    @discardableResult func d() -> Int { 4 }
    var child: C { C(parent: self) }
}
let d = Root().child.dependency
print(d.a, d.b, d.c, d.d())
//> 1 2 3 4
