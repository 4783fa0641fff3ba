//! runs: no
//! proof: proved 6 of 6 resolutions
import Swinject

final class Parent { var child: Child?; var make: (() -> Parent)? }
final class Child { init(parent: Parent) {} }
let container = Container()
container.register(Parent.self) { r in
    let parent = Parent()
    parent.make = { r.resolve(Parent.self)! }
    return parent
}
.initCompleted { r, parent in parent.child = r.resolve(Child.self) }
container.register(Child.self) { r in Child(parent: r.resolve(Parent.self)!) }
_ = container.resolve(Parent.self)
_ = container.resolve(Child.self)
_ = container.resolve(Parent.self)?.make?()
