//! class: C8 compiles
//! note: attributes on needs and offers
import Dovetail
protocol LeafDependency: Dependency { @discardableResult func save(_ n: Int) -> Bool; @available(*, deprecated) var old: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    @discardableResult @inline(never) func save(_ n: Int) -> Bool { n > 0 }
    @available(*, deprecated) var old: Int { 7 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
AppComponent().leaf.dependency.save(3)
print(AppComponent().leaf.dependency.save(-1))
//> false
