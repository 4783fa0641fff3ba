//! title: one name in two types, in two needs of one component
import Dovetail

protocol A: Dependency { var value: Int { get } }
protocol B: Dependency { var value: String { get } }
final class Ca: Component<A> {}
final class Cb: Component<B> {}
final class Middle: Component<EmptyDependency> {
    var value: String { "middle" }
    var a: Ca { Ca(parent: self) }
    var b: Cb { Cb(parent: self) }
}
final class Root: BootstrapComponent {
    var value: Int { 1 }
    var middle: Middle { Middle(parent: self) }
}
let middle = Root().middle
print(middle.a.dependency.value, middle.b.dependency.value)
//> 1 middle
