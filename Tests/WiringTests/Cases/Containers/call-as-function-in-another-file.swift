//! title: a value that is called as a function resolves; the file that calls it names no container
//! proof: proved 1 of 1 resolution
//// file: App/main.swift
import Dovetail

final class Feed {}
let container = try Container { c in c.register(Feed.self) { _ in Feed() } }
let box = Get(container: container)
try open(box)

//// file: App/Get.swift
import Dovetail

struct Get {
    let container: Container
    func callAsFunction<T>(_ type: T.Type) throws -> T { try container.resolve(type) }
}

//// file: App/Open.swift
func open(_ box: Get) throws {
    _ = try box(Feed.self)
    print("feed")
}
//> feed
