//! title: needle 13d: private(set) public var
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    private(set) public var id: Int = 13
    func next() { id += 1 }
    var c: C { C(parent: self) }
}
let root = Root()
root.next()
print(root.c.dependency.id)
//> 14
