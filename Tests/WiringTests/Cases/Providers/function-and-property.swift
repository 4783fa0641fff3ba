//! title: a closure property does not meet a function of its name
import Dovetail

protocol CDep: Dependency { func make(_ n: Int) -> Int }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    let make: (Int) -> Int = { _ in 99 }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    func make(_ n: Int) -> Int { n + 1 }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.c.dependency.make(1))
//> 2
