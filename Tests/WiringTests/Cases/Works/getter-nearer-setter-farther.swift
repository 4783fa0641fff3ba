//! title: one child reads the nearer read-only property, its sibling writes the farther
import Dovetail

protocol Reads: Dependency { var count: Int { get } }
protocol Writes: Dependency { var count: Int { get set } }
final class Reader: Component<Reads> {}
final class Writer: Component<Writes> {}
final class Middle: Component<EmptyDependency> {
    var count: Int { 100 }
    var reader: Reader { Reader(parent: self) }
    var writer: Writer { Writer(parent: self) }
}
final class Root: BootstrapComponent {
    var count: Int = 1
    var middle: Middle { Middle(parent: self) }
}
let root = Root()
root.middle.writer.dependency.count = 5
print(root.middle.reader.dependency.count, root.count)
//> 100 5
