//! title: what cannot contribute to a component, and what cannot be collected
import Dovetail

protocol Tab {}
final class Home: CollectingComponent<EmptyDependency, any Tab> {}
final class Needy: Component<EmptyDependency>, Tab { //~ unprovable-construction: Home cannot create Needy, which contributes to it: it has no init(parent:) that needs nothing else
    let id: Int
    init(parent: any Scope, id: Int) {
        self.id = id
        super.init(parent: parent)
    }
}
final class Fine: Component<EmptyDependency>, Tab {
    let id: Int
    override init(parent: borrowing any Scope) {
        id = 1
        super.init(parent: parent)
    }
}
class Base: Component<EmptyDependency> {
    override init(parent: borrowing any Scope) { super.init(parent: parent) }
}
final class Named: Base, Tab { //~ unprovable-construction: Named, which contributes to it: it has no init(parent:)
    init(parent: any Scope, name: String) { super.init(parent: parent) }
}
final class Defaulted: Component<EmptyDependency>, Tab {
    init(parent: any Scope, id: Int = 1) { super.init(parent: parent) }
}
final class Convenient: Component<EmptyDependency> {}
extension Convenient: @MainActor Isolated {
    convenience init(name: String, parent: any Scope) { self.init(parent: parent) }
}
protocol Isolated: Tab {}
final class Debugged: Component<EmptyDependency> {} //~ unprovable-construction: Debugged, which contributes to it: it conforms under a condition only
#if DEBUG
    extension Debugged: Tab {}
#endif
class Bound<Value>: Component<EmptyDependency> {}
extension Bound: Tab where Value == Int {}
final class Texts: Bound<String> {} //~ unprovable-construction: Texts, which contributes to it: it conforms under a condition only
final class Many<Value>: Component<EmptyDependency>, Tab {} //~ unprovable-construction: it is generic
final class Numbers: CollectingComponent<EmptyDependency, Int> {} //~ unprovable-construction: Numbers collects 'Int', which is not a single protocol
final class Root: BootstrapComponent {
    var home: Home { Home(parent: self) }
    var numbers: Numbers { Numbers(parent: self) }
}
