//! title: a non-core component that no pluginized component has, next to one that two have
import Dovetail

protocol Nothing: PluginExtension {}
final class Used: NonCoreComponent<EmptyDependency> {}
final class Unused: NonCoreComponent<EmptyDependency> {} //~ orphan-component: Unused is never created
final class One: PluginizedComponent<EmptyDependency, Nothing, Used> {}
final class Two: PluginizedComponent<EmptyDependency, Nothing, Used> {}
final class Never: PluginizedComponent<EmptyDependency, Nothing, Alone> {} //~ orphan-component: Never is never created
final class Alone: NonCoreComponent<EmptyDependency> {}
final class Root: BootstrapComponent {
    var one: One { One(parent: self) }
    var two: Two { Two(parent: self) }
}
