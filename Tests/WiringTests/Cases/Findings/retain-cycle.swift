//! title: retain-cycle: a shared child
import Dovetail

protocol Named: AnyObject { var id: Int { get } }
final class C: Component<EmptyDependency>, Named { let id = 1 }
final class Screen: Component<EmptyDependency> {
    private var c: C { shared { C(parent: self) } } //~ retain-cycle: create it at each use: private var c: C { C(parent: self) }
    public private(set) lazy var named: any Named = C(parent: self) //~ retain-cycle: create it at each use: public var named: any Named { C(parent: self) }
    var isSame: Bool { c === c && named.id == c.id }
}
final class Root: BootstrapComponent {
    var screen: Screen { Screen(parent: self) }
}
print(Root().screen.isSame)
//> true
