//! title: needle 17, crossing: a nearer nested property does not hide a farther provider
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    struct Config { var id: Int = 99 }
    let config = Config()
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 17 }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.c.dependency.id)
//> 17
