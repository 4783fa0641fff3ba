//! title: a generic component over its dependency protocol
import Dovetail

protocol One: Dependency { var one: Int { get } }
protocol Two: Dependency { var two: Int { get } }
final class C<D>: Component<D> {}
final class Root: BootstrapComponent {
    var one: Int { 1 }
    var two: Int { 2 }
    var a: C<One> { C<One>(parent: self) }
    var b: C<Two> { C<any Two>(parent: self) }
}
let root = Root()
print(root.a.dependency.one, root.b.dependency.two)
//> 1 2
