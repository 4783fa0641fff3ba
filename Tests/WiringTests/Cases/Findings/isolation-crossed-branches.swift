//! title: factories that may call what is isolated to the main actor, and factories that surely do
//! proof: proved 2 of 28 resolutions; 18 not provable: 18 calls on unknown actors
import Dovetail

@MainActor final class Screen {
    init() {}
    static var isWide: Bool { true }
}
final class Service: Sendable {
    init(_ value: Any? = nil) {}
    func show(_ value: Any) {}
}
struct Failure: Error {}
func check() throws {}

func start(_ flag: Bool) async throws {
    let container = try Container { c in
        c.register(Service.self, name: "if") { _ in
            if flag { _ = Screen() }
            return Service()
        }
        c.register(Service.self, name: "else") { _ in
            if flag { return Service() } else { return Service(Screen()) }
        }
        c.register(Service.self, name: "guard") { _ in
            guard flag else { return Service(Screen()) }
            return Service()
        }
        c.register(Service.self, name: "after guard") { _ in
            guard flag else { return Service() }
            return Service(Screen())
        }
        c.register(Service.self, name: "after throw") { _ in
            if flag { throw Failure() }
            return Service(Screen())
        }
        c.register(Service.self, name: "switch") { _ in
            switch flag {
            case true: return Service(Screen())
            case false: return Service()
            }
        }
        c.register(Service.self, name: "for") { _ in
            for _ in 0..<3 { _ = Screen() }
            return Service()
        }
        c.register(Service.self, name: "while") { _ in
            while flag { return Service(Screen()) }
            return Service()
        }
        c.register(Service.self, name: "caught") { _ in
            do {
                try check()
                _ = Screen()
            } catch {}
            return Service()
        }
        c.register(Service.self, name: "try?") { _ in Service(try? (check(), Screen())) }
        c.register(Service.self, name: "ternary") { _ in flag ? Service() : Service(Screen()) }
        c.register(Service.self, name: "and") { _ in Service(flag && Screen.isWide) }
        c.register(Service.self, name: "or") { _ in Service(flag || Screen.isWide) }
        c.register(Service.self, name: "nil") { _ in Service(Optional<Service>.none ?? Screen()) }
        c.register(Service.self, name: "chain") { _ in
            let service: Service? = nil
            service?.show(Screen())
            return Service()
        }
        c.register(Service.self, name: "lazy") { _ in
            lazy var screen = Screen()
            return flag ? Service(screen) : Service()
        }
        c.register(Service.self, name: "closure") { _ in
            let make = { Screen() }
            return Service(make())
        }
        c.register(Service.self, name: "map") { _ in Service([1].map { _ in Screen() }) }
        // These are elsewhere, or the compiler sees to it.
        c.register(Service.self, name: "task") { _ in
            Task { @MainActor in Screen() }
            return Service()
        }
        c.register(Service.self, name: "typed") { _ in
            let make: @MainActor @Sendable () -> Screen = { Screen() }
            return Service(make)
        }
        // These call it.
        c.register(Service.self, name: "condition") { _ in Screen.isWide ? Service() : Service() }  //~ isolation-crossed: reads 'Screen.isWide'
        c.register(Service.self, name: "first") { _ in Service(Screen.isWide && flag) }  //~ isolation-crossed
        c.register(Service.self, name: "if condition") { _ in  //~ isolation-crossed
            if Screen.isWide { return Service() }
            return Service()
        }
        c.register(Service.self, name: "sequence") { _ in  //~ isolation-crossed
            for _ in [Screen()] {}
            return Service()
        }
        c.register(Service.self, name: "defer") { _ in  //~ isolation-crossed
            defer { _ = Screen() }
            return Service()
        }
        c.register(Service.self, name: "do") { _ in  //~ isolation-crossed
            do { _ = Screen() }
            return Service()
        }
        c.register(Service.self, name: "at once") { _ in Service({ Screen() }()) }  //~ isolation-crossed
        c.register(Service.self, name: "after try") { _ in  //~ isolation-crossed
            try check()
            return Service(Screen())
        }
    }
    _ = try await container.resolve(async: Service.self, name: "if")
    _ = try await container.resolve(async: Service.self, name: "else")
    _ = try await container.resolve(async: Service.self, name: "guard")
    _ = try await container.resolve(async: Service.self, name: "after guard")
    _ = try await container.resolve(async: Service.self, name: "after throw")
    _ = try await container.resolve(async: Service.self, name: "switch")
    _ = try await container.resolve(async: Service.self, name: "for")
    _ = try await container.resolve(async: Service.self, name: "while")
    _ = try await container.resolve(async: Service.self, name: "caught")
    _ = try await container.resolve(async: Service.self, name: "try?")
    _ = try await container.resolve(async: Service.self, name: "ternary")
    _ = try await container.resolve(async: Service.self, name: "and")
    _ = try await container.resolve(async: Service.self, name: "or")
    _ = try await container.resolve(async: Service.self, name: "nil")
    _ = try await container.resolve(async: Service.self, name: "chain")
    _ = try await container.resolve(async: Service.self, name: "lazy")
    _ = try await container.resolve(async: Service.self, name: "closure")
    _ = try await container.resolve(async: Service.self, name: "map")
    _ = try await container.resolve(async: Service.self, name: "task")
    _ = try await container.resolve(async: Service.self, name: "typed")
    _ = try await container.resolve(async: Service.self, name: "condition")
    _ = try await container.resolve(async: Service.self, name: "first")
    _ = try await container.resolve(async: Service.self, name: "if condition")
    _ = try await container.resolve(async: Service.self, name: "sequence")
    _ = try await container.resolve(async: Service.self, name: "defer")
    _ = try await container.resolve(async: Service.self, name: "do")
    _ = try await container.resolve(async: Service.self, name: "at once")
    _ = try await container.resolve(async: Service.self, name: "after try")
}
try await start(CommandLine.arguments.count > 3)
