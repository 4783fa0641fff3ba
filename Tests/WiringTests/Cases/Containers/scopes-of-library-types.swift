//! title: values of the standard library cannot be kept weakly, and arguments made of what is not Hashable are no keys
//! runs: no
//! proof: proved 0 of 13 resolutions
import Dovetail
import Foundation

final class Store: Sendable {}
struct Key: Sendable {}
struct Name: Hashable, Sendable {}
let container = try Container { c in
    c.register(Int.self, scope: .weak) { _ in 1 } //~ invalid-scope: 'Int' is a struct
    c.register(String.self, scope: .weak) { _ in "a" } //~ invalid-scope: 'String' is a struct
    c.register([Store].self, scope: .weak) { _ in [Store()] } //~ invalid-scope: '[Store]' is not an object
    c.register(URL.self, scope: .weak) { _ in URL(fileURLWithPath: "/") } //~ invalid-scope: 'URL' is a struct
    c.register(Store.self, name: "keys", scope: .singleton) { (r, keys: [Key]) in Store() } //~ invalid-scope: make 'Key' Hashable, or omit the scope
    c.register(Store.self, name: "key", scope: .singleton) { (r, key: Key?) in Store() } //~ invalid-scope: 'Key?' is not Hashable
    c.register(Store.self, name: "make", scope: .singleton) { (r, make: @escaping () -> Int) in Store() } //~ invalid-scope: omit the scope, or pass something that is Hashable
    c.register(Store.self, name: "pair", scope: .singleton) { (r, pair: (Int, Int)) in Store() } //~ invalid-scope: is not Hashable
    c.register(Store.self, name: "names", scope: .singleton) { (r, names: [Name]) in Store() }
    c.register(Store.self, name: "table", scope: .singleton) { (r, table: [String: Name?]) in Store() }
    c.register(Store.self, scope: .weak) { _ in Store() }
}
_ = try container.resolve(Int.self)
_ = try container.resolve(String.self)
_ = try container.resolve([Store].self)
_ = try container.resolve(URL.self)
func open(_ keys: [Key]) throws { _ = try container.resolve(Store.self, name: "keys", arguments: keys) }
func open(_ key: Key?) throws { _ = try container.resolve(Store.self, name: "key", arguments: key) }
func open(_ make: @escaping () -> Int) throws { _ = try container.resolve(Store.self, name: "make", arguments: make) }
func open(_ pair: (Int, Int)) throws { _ = try container.resolve(Store.self, name: "pair", arguments: pair) }
func open(_ names: [Name]) throws { _ = try container.resolve(Store.self, name: "names", arguments: names) }
func open(_ table: [String: Name?]) throws { _ = try container.resolve(Store.self, name: "table", arguments: table) }
_ = try container.resolve(Store.self)
let store: Store = try container.resolve()
try open([Key()])
let key: Key? = Key()
try open(key)
try open { 1 }
try open((1, 2))
try open([Name()])
try open(["name": Name()])
