//! class: C8 compiles
//! note: a need with an autoclosure and an escaping closure
import Dovetail
protocol LeafDependency: Dependency { func check(_ value: @autoclosure () -> Bool, then: @escaping () -> Void) }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    func check(_ value: @autoclosure () -> Bool, then: @escaping () -> Void) { if value() { then() } }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
AppComponent().leaf.dependency.check(1 < 2) { print("yes") }
//> yes
