//! title: one property read by one child and written by another, through the same component
import Dovetail

protocol Reads: Dependency { var count: Int { get } }
protocol Writes: Dependency { var count: Int { get set } }
final class Reader: Component<Reads> {}
final class Writer: Component<Writes> {}
final class Middle: Component<EmptyDependency> {
    var reader: Reader { Reader(parent: self) }
    var writer: Writer { Writer(parent: self) }
}
final class Root: BootstrapComponent {
    var count = 1
    var middle: Middle { Middle(parent: self) }
}
let middle = Root().middle
middle.writer.dependency.count = 5
print(middle.reader.dependency.count)
//> 5
