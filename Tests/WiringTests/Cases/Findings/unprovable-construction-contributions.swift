//! title: what cannot contribute to a component, and what cannot be collected
import Dovetail

protocol Tab {}
final class Home: CollectingComponent<EmptyDependency, any Tab> {}
final class Needy: Component<EmptyDependency>, Tab { //~ unprovable-construction: Home cannot create Needy, which contributes to it: it needs more than its parent
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
final class Many<Value>: Component<EmptyDependency>, Tab {} //~ unprovable-construction: it is generic
final class Numbers: CollectingComponent<EmptyDependency, Int> {} //~ unprovable-construction: Numbers collects 'Int', which is not one protocol
final class Root: BootstrapComponent {
    var home: Home { Home(parent: self) }
    var numbers: Numbers { Numbers(parent: self) }
}
