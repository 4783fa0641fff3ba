//! title: scopes that cannot keep what is registered as something else, or with several arguments
//! runs: no
//! proof: proved 0 of 9 resolutions
import Dovetail

protocol Reading: Sendable {}
struct Page: Reading {}
struct Box<Content: Sendable>: Sendable { var content: Content }
enum Choice: Sendable { case one }
typealias Leaf = Page
final class Store: Reading {}
struct Key: Sendable {}
let container = try Container { c in
    c.register((any Reading).self, scope: .weak) { _ in Page() } //~ invalid-scope: 'Page' is a struct
    c.register(Leaf.self, scope: .weak) { _ in Leaf() } //~ invalid-scope: 'Page' is a struct
    c.register(Box<Int>.self, scope: .weak) { _ in Box(content: 1) } //~ invalid-scope: 'Box' is a struct
    c.register(Choice.self, scope: .weak) { _ in .one } //~ invalid-scope: 'Choice' is an enum
    c.register(Store.self, name: "weak", scope: .weak) { (r, n: Int) in Store() } //~ invalid-scope: 'Store' named "weak" has arguments, so its scope cannot be .weak
    c.register(Store.self, name: "two", scope: .singleton) { (r, n: Int, key: Key) in Store() } //~ invalid-scope: 'Key' is not Hashable
    c.register(Store.self, name: "object", scope: .singleton) { (r, other: Store) in Store() } //~ invalid-scope: 'Store' is not Hashable
    c.register((any Reading).self, name: "store", scope: .weak) { _ in Store() }
    c.register(Store.self, name: "numbers", scope: .singleton) { (r, n: Int, text: String) in Store() }
}
_ = try container.resolve((any Reading).self)
_ = try container.resolve(Leaf.self)
_ = try container.resolve(Box<Int>.self)
_ = try container.resolve(Choice.self)
_ = try container.resolve(Store.self, name: "weak", arguments: 1)
_ = try container.resolve(Store.self, name: "two", arguments: 1, Key())
_ = try container.resolve(Store.self, name: "object", arguments: Store())
_ = try container.resolve((any Reading).self, name: "store")
_ = try container.resolve(Store.self, name: "numbers", arguments: 1, "a")
