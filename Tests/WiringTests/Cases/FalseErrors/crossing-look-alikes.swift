//! title: needle 3, ComponentSample: classes that look like components and are none
import Dovetail

class ComponentizedBuilder<A, B> { init(parent: AnyObject) {} }
enum Tools { class Component<T> { class Part { init(parent: AnyObject) {} } } }
final class One: ComponentizedBuilder<Component<EmptyDependency>, Int> {}
final class Two: Tools.Component<Int>.Part {}
final class Three: Tools.Component<Int> {}
final class Root: BootstrapComponent {
    var one: One { One(parent: self) }
    func two(_ other: AnyObject) -> Two { Two(parent: other) }
}
print(Root().path)
//> ["Root"]
