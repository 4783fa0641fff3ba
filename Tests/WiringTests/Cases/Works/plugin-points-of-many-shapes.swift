//! title: generic, composed, empty and inherited plugin extensions; functions, effects, setters, defaults and `#if`; one non-core class for two components
import Dovetail

struct Failed: Error {}
protocol Titled: PluginExtension { var title: String { get } }
protocol Counted: AnyObject { var count: Int { get set } }
protocol Wide: Titled {
    func twice(_ value: Int) -> Int
    func load(id: Int) throws -> String
    var note: String? { get }
    var extra: String { get }
    #if NEVER
        var never: String { get }
    #endif
}
extension Wide { var extra: String { "default" } }
enum Space {
    final class Features<Value>: NonCoreComponent<any EmptyDependency> {
        var title: String { "features of \(Value.self)" }
        var count = 0
        var note: String? { nil }
        func twice(_ value: Int) -> Int { value * 2 }
        func load(id: Int) -> String { "loaded \(id)" }
        #if NEVER
            var never: String { "never" }
        #endif
        required init(parent: any Scope) { super.init(parent: parent) }
    }
}
final class One<Value>: PluginizedComponent<EmptyDependency, any Wide & Counted, Space.Features<Value>> {}
typealias Plain = Space.Features<Int>
final class Two: PluginizedComponent<EmptyDependency, Titled, Plain> {}
final class Three: PluginizedComponent<EmptyDependency, PluginExtension, Plain> {
    var leaf: Leaf { Leaf(parent: self) }
}
final class Four: PluginizedComponent<EmptyDependency, EmptyDependency, Plain> {}
protocol LeafDependency: Dependency { var title: String { get } }
final class Leaf: Component<LeafDependency> {}
final class Root: BootstrapComponent {
    var title: String { "root" }
    var extra: String { "only for dependencies" }
    func one() -> One<Int> { One(parent: self) }
    func other() -> One<String> { One(parent: self) }
    var two: Two { Two(parent: self) }
    var three: Three { Three(parent: self) }
    var four: Four { Four(parent: self) }
}
let root = Root()
let one = root.one()
one.pluginExtension.count += 2
print(one.pluginExtension.title, one.pluginExtension.count, one.pluginExtension.twice(4), one.pluginExtension.extra)
print(try one.pluginExtension.load(id: 3), one.pluginExtension.note ?? "nil", root.other().pluginExtension.title)
let three = root.three
print(root.two.pluginExtension.title, three.pluginExtension === three.pluginExtension, three.leaf.dependency.title)
print(type(of: root.four.nonCoreComponent))
//> features of Int 2 8 default
//> loaded 3 nil features of String
//> features of Int true root
//> Features<Int>
