//! title: generic arguments are compared too: the nearer Box<String> is skipped
import Dovetail

struct Box<T> { let value: T }
protocol CDep: Dependency { var box: Box<Int> { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    var box: Box<String> { Box(value: "no") }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var box: Box< Swift.Int > { Box(value: 4) }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.c.dependency.box.value)
//> 4
