//! title: under DovetailMain a component's property is the main actor's
import DovetailMain
nonisolated protocol CDep: Dependency {
    var id: Int { get } //~ effect-mismatch
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
