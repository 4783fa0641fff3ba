//! class: K8 not counted
//! note: a file asks through a helper and imports nothing of the library
//// file: App/Box.swift
import Dovetail
struct Feed: Sendable {}
struct Chat: Sendable {}
let box = try! Container { c in c.register(Feed.self) { _ in Feed() } }
//// file: App/Screen.swift
import Probe
func show() {
    attempt { try box.resolve(Feed.self) }
    attempt { try box.resolve(Chat.self) } //~ missing-registration
}
//// file: App/main.swift
show()
