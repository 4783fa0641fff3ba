//! title: scopes that cannot keep what they make, and those that can
//! runs: no
//! proof: proved 0 of 8 resolutions
import Dovetail
import Foundation

struct Page: Sendable {}
final class Store: Sendable {}
struct Key: Sendable {}
struct Name: Hashable, Sendable {}
class Screen: NSObject, @unchecked Sendable {}
final class Home: Screen, @unchecked Sendable {}
protocol Theme: Hashable, Sendable {}
let container = try Container { c in
    c.register(Page.self, scope: .weak) { _ in Page() }  //~ invalid-scope: omit the scope, or make 'Page' a class
    c.register(Page.self, name: "graph", scope: .graph) { (r, n: Int) in Page() }  //~ invalid-scope: 'Page' named "graph" has arguments, so its scope cannot be .graph
    c.register(Page.self, name: "key", scope: .singleton) { (r, key: Key) in Page() }  //~ invalid-scope: 'Key' is not Hashable
    c.register(Page.self, name: "name", scope: .singleton) { (r, name: Name) in Page() }
    c.register(Page.self, name: "home", scope: .singleton) { (r, home: Home) in Page() }
    c.register(Page.self, name: "theme", scope: .singleton) { (r, theme: any Theme) in Page() } //~ invalid-scope: omit the scope, or pass something that is Hashable
    c.register(Page.self, name: "graph alone", scope: .graph) { _ in Page() }
    c.register(Store.self, scope: .weak) { _ in Store() }
}
_ = try container.resolve(Page.self)
_ = try container.resolve(Page.self, name: "graph", arguments: 1)
_ = try container.resolve(Page.self, name: "key", arguments: Key())
_ = try container.resolve(Page.self, name: "name", arguments: Name())
_ = try container.resolve(Page.self, name: "graph alone")
_ = try container.resolve(Page.self, name: "home", arguments: Home())
func open(_ theme: any Theme) throws { _ = try container.resolve(Page.self, name: "theme", arguments: theme) }
_ = try container.resolve(Store.self)
struct Dark: Theme {}
try open(Dark())
