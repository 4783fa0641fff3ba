//! class: C9 false errors
//! note: TimeInterval is Double
import Dovetail
import Foundation
protocol LeafDependency: Dependency { var timeout: Double { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var timeout: TimeInterval { 2 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.timeout)
//> 2.0
