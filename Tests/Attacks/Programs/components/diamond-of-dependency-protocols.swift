//! class: C9 false errors
//! note: a protocol reached on two ways
import Dovetail
protocol Base: Dependency { var n: Int { get } }
protocol Left: Base {}
protocol Right: Base { var m: Int { get } }
protocol Both: Left, Right {}
final class LeafComponent: Component<Both> {}
final class AppComponent: BootstrapComponent {
    var n: Int { 1 }
    var m: Int { 2 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.n, AppComponent().leaf.dependency.m)
//> 1 2
