//! title: an alias without an actor reads a property of the main actor
//! compiler: error
//! check: nothing
import Dovetail

@MainActor final class Screen {
    var title = "feed"
    init() {}
}

//// misuse
@main struct App {
    @MainActor static func main() throws {
        let container = try Container { c in
            c.register(Screen.self, on: MainActor.self) { _ in Screen() }
            c.alias(String.self, of: Screen.self) { $0.title } //~
        }
        print(try container.resolve(String.self, on: MainActor.self))
    }
}

//// fixed
@main struct App {
    @MainActor static func main() throws {
        let container = try Container { c in
            c.register(Screen.self, on: MainActor.self) { _ in Screen() }
            c.register(String.self, on: MainActor.self) { r in try r.resolve(Screen.self).title }
        }
        print(try container.resolve(String.self, on: MainActor.self))
    }
}
