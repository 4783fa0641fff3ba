//! title: a pluginized component that inherits through a class of the program, which passes its generic parameters on
import Dovetail

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
protocol InnerExtension: PluginExtension { var sheet: Sheet { get } }
final class InnerNonCore: NonCoreComponent<EmptyDependency> {
    var sheet: Sheet { Sheet(parent: self) }
}
final class Inner: OurPluginizedComponent<InnerDep, InnerExtension, InnerNonCore> {}
protocol SheetDep: Dependency { var score: Int { get } }
final class Sheet: Component<SheetDep> {}
final class Root: BootstrapComponent { var outer: Outer { Outer(parent: self) } }
let inner = Root().outer.inner
print(inner.dependency.title, inner.pluginExtension.sheet.dependency.score)
//> outer 7
