//! title: the main actor resolves its service as any other
//! compiler: nothing
//! check: error isolation-crossed
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
        }
        print(try container.resolve(Screen.self).title)
    }
}

//// fixed
@main struct App {
    @MainActor static func main() throws {
        let container = try Container { c in
            c.register(Screen.self, on: MainActor.self) { _ in Screen() }
        }
        print(try container.resolve(Screen.self, on: MainActor.self).title)
    }
}
