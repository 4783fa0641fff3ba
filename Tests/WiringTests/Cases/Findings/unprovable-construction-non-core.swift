//! title: the third argument of a pluginized component is not a non-core component of the program
import Dovetail

protocol Nothing: PluginExtension {}
final class ByHand: NonCoreScope {
    let parent: any Scope
    init(parent: any Scope) { self.parent = parent }
    func scopeDidBecomeActive() {}
    func scopeDidBecomeInactive() {}
}
final class One: PluginizedComponent<EmptyDependency, Nothing, ByHand> {} //~ unprovable-construction: One creates 'ByHand'
final class Two: PluginizedComponent<EmptyDependency, Nothing, Absent> {} //~ unprovable-construction: Two creates 'Absent'
final class Root: BootstrapComponent {
    var one: One { One(parent: self) }
    var two: Two { Two(parent: self) }
}
