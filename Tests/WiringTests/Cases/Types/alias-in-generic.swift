//! title: an alias in a generic type
import Dovetail

enum Names {
    struct Deep<Value> {
        typealias Twice = (Value, Int)
        typealias Keyed<Key: Hashable> = [Key: Value]
    }
}
struct Other<Value> { typealias Twice = (Value, Int) }
protocol CDep: Dependency {
    var pair: Names.Deep<String>.Twice { get }
    var table: [Int: Bool] { get }
    var other: Names.Deep<Int>.Twice { get } //~ missing-provider
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var pair: (String, Int) { ("two", 2) }
    var table: Names.Deep<Bool>.Keyed<Int> { [1: true] }
    var other: Other<String>.Twice { ("two", 2) }
    var c: C { C(parent: self) }
}
