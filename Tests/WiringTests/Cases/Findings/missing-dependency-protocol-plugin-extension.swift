//! title: a plugin extension that is not declared, or not a protocol
import Dovetail

class Plain {}
final class Features: NonCoreComponent<EmptyDependency> {}
final class One: PluginizedComponent<EmptyDependency, Absent, Features> {} //~ missing-dependency-protocol: 'Absent', is not a protocol
final class Two: PluginizedComponent<EmptyDependency, Plain, Features> {} //~ missing-dependency-protocol: 'Plain', is not a protocol
final class Three: PluginizedComponent<EmptyDependency, AnyObject, Features> {} //~ missing-dependency-protocol: 'AnyObject'
final class Root: BootstrapComponent {
    var one: One { One(parent: self) }
    var two: Two { Two(parent: self) }
    var three: Three { Three(parent: self) }
}
