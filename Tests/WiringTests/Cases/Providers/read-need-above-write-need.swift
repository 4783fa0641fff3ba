//! title: a component reads the nearer read-only property, its child writes the farther one through it
import Dovetail

protocol Reads: Dependency { var count: Int { get } }
protocol Writes: Dependency { var count: Int { get set } }
final class Writer: Component<Writes> {}
final class Reader: Component<Reads> { var writer: Writer { Writer(parent: self) } }
final class Middle: Component<EmptyDependency> {
    private(set) var count: Int = 100
    var reader: Reader { Reader(parent: self) }
}
final class Root: BootstrapComponent {
    var count: Int = 1
    var middle: Middle { Middle(parent: self) }
}
let root = Root()
let reader = root.middle.reader
print(reader.dependency.count, reader.writer.dependency.count)
reader.writer.dependency.count = 5
print(reader.dependency.count, root.count)
//> 100 1
//> 100 5
