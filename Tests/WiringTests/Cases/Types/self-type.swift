//! title: a property of type Self in a final component
import Dovetail

protocol CDep: Dependency { var app: Root { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var app: Self { self }
    let id = 5
    var c: C { C(parent: self) }
}
let root = Root()
let c = root.c
print(c.dependency.app.id, c.dependency.app === root)
//> 5 true
