//! runs: no
//! title: Needle's plugin points, also through a class in between, are looked at without false findings
import NeedleFoundation

open class OurPluginizedComponent<D, E, NonCoreComponent: NonCoreScope>: PluginizedComponent<D, E, NonCoreComponent> {}
protocol OuterExtension: PluginExtension { var title: String { get } }
final class OuterNonCore: NonCoreComponent<EmptyDependency> {
    var title: String { "outer" }
    var score: Int { 7 }
}
final class Outer: PluginizedComponent<EmptyDependency, OuterExtension, OuterNonCore> {
    var inner: Inner { Inner(parent: self) }
}
protocol InnerDep: Dependency { var title: String { get } }
protocol InnerExtension: PluginExtension {}
final class InnerNonCore: NonCoreComponent<EmptyDependency> {
    var sheet: Sheet { Sheet(parent: self) }
}
final class Inner: OurPluginizedComponent<InnerDep, InnerExtension, InnerNonCore> {}
protocol SheetDep: Dependency { var score: Int { get }; var missing: Int { get } } //~ missing-provider: 'missing: Int', but
final class Sheet: Component<SheetDep> {}
final class Root: BootstrapComponent { var outer: Outer { Outer(parent: self) } }
