//! class: K6 names
//! note: a property called name of a thread is not the constant name
import Dovetail
import Probe
struct Api: Sendable {}
let title = "main"
struct Tab { let title: String }
let box = try Container { c in c.register(Api.self, name: title) { _ in Api() } }
let tab = Tab(title: "other")
attempt { try box.resolve(Api.self, name: title) }
attempt { try box.resolve(Api.self, name: tab.title) }
