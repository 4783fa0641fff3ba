//! title: [String: T] is collected from the services that have a name
//! proof: proved 7 of 7 resolutions
import Dovetail

protocol Handler: Sendable { var title: String { get } }
struct Page: Handler { let title: String }
struct Menu: Sendable {
    let handlers: [String: any Handler]
    init(handlers: [String: any Handler]) { self.handlers = handlers }
}
struct HandlerAssembly: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register((any Handler).self, name: "home") { _ in Page(title: "Home") }
        c.register((any Handler).self, name: "news") { _ in Page(title: "News") }
        c.register((any Handler).self) { _ in Page(title: "none") } //~ unused-registration
        c.contribute((any Handler).self) { _ in Page(title: "none") }
    }
}
struct MenuAssembly: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register(Menu.self, Menu.init)
        c.register([String: Int].self) { _ in ["own": 1] }
        c.register(Int.self, name: "other") { _ in 2 } //~ unused-registration
    }
}
let app = try Container([HandlerAssembly(), MenuAssembly()])
let menu = try app.resolve(Menu.self)
let child = try Container(parent: app) { c in
    c.register((any Handler).self, name: "news") { _ in Page(title: "Latest") }
}
let latest = try child.resolve([String: any Handler].self)
let numbers: [String: Int] = try app.resolve()
let nothing = try app.resolve([String: Float]?.self)
let all = try app.resolve([String: any Handler].self)
let later = try app.resolve(Provider<[String: any Handler]>.self)
func titles(_ handlers: [String: any Handler]) -> [String] {
    handlers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.title)" }
}
print(titles(menu.handlers), titles(latest), numbers, nothing as Any, all.count, try later().count)
//> ["home: Home", "news: News"] ["home: Home", "news: Latest"] ["own": 1] nil 2 2
