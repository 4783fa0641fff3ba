//! title: static and class functions are no offers
import Dovetail

protocol CDep: Dependency { func make() -> Int }
final class C: Component<CDep> {}
class Middle: Component<EmptyDependency> {
    static func make() -> Int { 98 }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    func make() -> Int { 1 }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.c.dependency.make())
//> 1
