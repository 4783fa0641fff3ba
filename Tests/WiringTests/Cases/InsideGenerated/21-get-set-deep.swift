//! title: needle 21, crossing: { get set } through a component that does not offer it
import Dovetail

protocol CDep: Dependency { var count: Int { get set } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> { var c: C { C(parent: self) } }
final class Root: BootstrapComponent {
    private var stored = 1
    var count: Int { get { stored } set { stored = newValue * 2 } }
    var middle: Middle { Middle(parent: self) }
}
let root = Root()
let c = root.middle.c
c.dependency.count = 4
print(root.count, c.dependency.count)
//> 8 8
