//! title: roots with initializers of their own
import Dovetail

protocol CDep: Dependency { var name: String { get } }
final class C: Component<CDep> {}
final class One: BootstrapComponent {
    let name: String
    init(name: String) { self.name = name; super.init() }
    var c: C { C(parent: self) }
}
final class Two: BootstrapComponent {
    var name = "none"
    override init() { super.init() }
    convenience init(named: String) { self.init(); name = named }
    var c: C { C(parent: self) }
}
print(One(name: "a").c.dependency.name, Two().c.dependency.name, Two(named: "b").c.dependency.name)
//> a none b
