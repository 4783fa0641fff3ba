//! title: a protocol extension for other types is no offer
import Dovetail

protocol Tagged { associatedtype Tag; var tag: Tag { get } }
extension Tagged where Tag == String { var id: Int { 99 } }
extension Tagged where Tag == Int { var other: Int { 5 } }
protocol CDep: Dependency { var id: Int { get }; var other: Int { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency>, Tagged {
    let tag: Int = 0
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var middle: Middle { Middle(parent: self) }
}
let d = Root().middle.c.dependency
print(d.id, d.other)
//> 1 5
