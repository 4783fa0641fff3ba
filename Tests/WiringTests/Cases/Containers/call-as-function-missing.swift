//! title: what a value that is called as a function resolves, in another file, is not registered
//! proof: proved 1 of 4 resolutions; 2 not provable: 2 members that may never be called
//// file: App/main.swift
import Dovetail

final class Feed {}
final class Chat {}
let container = try Container { c in c.register(Chat.self) { _ in Chat() } }
_ = try container.resolve(Chat.self)
try open(Get(container: container))

//// file: App/Get.swift
import Dovetail

struct Get {
    let container: Container
    func callAsFunction<T>(_ type: T.Type) throws -> T { try container.resolve(type) }
}

//// file: App/Open.swift
func open(_ box: Get) throws {
    _ = try box(Feed.self) //~ missing-registration: 'Feed' is not registered
    _ = try Get(container: box.container)(Feed.self)
    let boxes: [Get]? = [box]
    _ = try boxes?[0](Feed.self)
}
