//! title: @Sendable is part of a function's type, @escaping of the parameter
//! runs: no
//! proof: proved 4 of 6 resolutions
import Dovetail

final class Store: Sendable {}
let container = try Container { c in
    c.register(Store.self) { (r, key: @escaping @Sendable () -> Int) in Store() }
    c.register(Store.self, name: "plain") { (r, key: @escaping () -> Int) in Store() }
}
let sendable: @Sendable () -> Int = { 1 }
let plain: () -> Int = { 1 }
_ = try container.resolve(Store.self, arguments: sendable)
_ = try container.resolve(Store.self, arguments: plain) //~ argument-mismatch: resolved with an argument of type () -> Int
_ = try container.resolve(Store.self, name: "plain", arguments: plain)
_ = try container.resolve(Store.self, name: "plain", arguments: sendable) //~ argument-mismatch: @Sendable () -> Int
func open(_ key: @escaping @Sendable () -> Int) throws { _ = try container.resolve(Store.self, arguments: key) }
func open(_ other: @escaping () -> Int) throws { _ = try container.resolve(Store.self, name: "plain", arguments: other) }
try open(sendable)
try open(plain)
