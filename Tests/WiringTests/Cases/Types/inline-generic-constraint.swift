//! title: a primary associated type: any Collection<Int>
import Dovetail

protocol Source<Element> { associatedtype Element; func first() -> Element }
struct Ints: Source { func first() -> Int { 5 } }
protocol CDep: Dependency { var source: any Source<Int> { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    var source: any Source<String> { fatalError() }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var source: any Source<Int> { Ints() }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.c.dependency.source.first())
//> 5
