//! title: several findings of one run, each once
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ missing-provider
    var name: String { get } //~ inaccessible-provider
    var late: Int { get } //~ effect-mismatch
}
protocol Unused: Dependency {} //~ unused-dependency-protocol
final class C: Component<CDep> {}
final class Orphan: Component<EmptyDependency> {} //~ orphan-component
final class Root: BootstrapComponent {
    private var name: String { "a" }
    var late: Int { get async { 1 } }
    var c: C { C(parent: self) }
    func c(of other: Root) -> C { C(parent: other) } //~ unprovable-construction
}
