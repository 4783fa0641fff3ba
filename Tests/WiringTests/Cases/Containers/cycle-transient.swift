//! runs: no
import Swinject

final class Parent { var child: Child? }
final class Child { init(parent: Parent) {} }
let container = Container()
container.register(Parent.self) { _ in Parent() }
    .inObjectScope(.transient)
    .initCompleted { r, parent in parent.child = r.resolve(Child.self) } //~ construction-cycle: give one of them a scope other than transient
container.register(Child.self) { r in Child(parent: r.resolve(Parent.self)!) }.inObjectScope(.transient)
_ = container.resolve(Parent.self)
