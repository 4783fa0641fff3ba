//! title: needle 21, crossing: a nearer read-only property is skipped for { get set }
import Dovetail

protocol CDep: Dependency { var count: Int { get set } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    var count: Int { 100 }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var count: Int = 1
    var middle: Middle { Middle(parent: self) }
}
let root = Root()
let c = root.middle.c
c.dependency.count += 1
print(c.dependency.count, root.count)
//> 2 2
