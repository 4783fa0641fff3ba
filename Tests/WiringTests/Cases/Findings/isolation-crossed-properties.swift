//! title: factories that run anywhere read static and global properties of an actor
//! modules: Kit App
//! proof: proved 3 of 12 resolutions; 5 not provable: 5 calls on unknown actors
//// file: Kit/Screen.swift
@MainActor public class Base {
    public static var inherited: Base { Base() }
    public init() {}
}
@MainActor public final class Screen: Base {
    public static let shared = Screen()
    public var title: String { "" }
    public static var count = 0
    public static let limit = 3
    public static var current: Screen { Screen() }
    nonisolated public static var name: String { "screen" }
}
extension Screen {
    public static var added: Screen { Screen() }
    nonisolated public static let version = "1"
}
@MainActor public let globalScreen = Screen()
@MainActor public var globalCurrent: Screen { Screen() }
//// file: App/main.swift
import Dovetail
import Kit

final class Service: Sendable { init(_ value: Any? = nil) {} }

func start() async throws {
    let container = try Container { c in
        // The value may have been made on the main actor before.
        c.register(Screen.self) { _ in Screen.shared }
        c.register(Service.self, name: "variable") { _ in Service(Screen.count) }
        c.register(Service.self, name: "global") { _ in Service(globalScreen) }
        c.register(Service.self, name: "member") { _ in Service(Screen.shared.title) }
        c.register(Service.self, name: "branch") { _ in Service(Bool.random() ? nil : Screen.current) }
        // These run code of the main actor.
        c.register(Service.self, name: "computed") { _ in Service(Screen.current) }  //~ isolation-crossed: reads 'Screen.current', which is isolated to the main actor
        c.register(Service.self, name: "extension") { _ in Service(Screen.added) }  //~ isolation-crossed: reads 'Screen.added'
        c.register(Service.self, name: "inherited") { _ in Service(Screen.inherited) }  //~ isolation-crossed: reads 'Screen.inherited'
        c.register(Service.self, name: "computed global") { _ in Service(globalCurrent) }  //~ isolation-crossed: reads 'globalCurrent'
        // These need no actor.
        c.register(Service.self, name: "constant") { _ in Service(Screen.limit) }
        c.register(Service.self, name: "nonisolated") { _ in Service(Screen.name + Screen.version) }
        c.register(Service.self, name: "local") { _ in
            let globalCurrent = 1
            return Service(globalCurrent)
        }
    }
    _ = try await container.resolve(async: Screen.self)
    _ = try await container.resolve(async: Service.self, name: "variable")
    _ = try await container.resolve(async: Service.self, name: "global")
    _ = try await container.resolve(async: Service.self, name: "member")
    _ = try await container.resolve(async: Service.self, name: "branch")
    _ = try await container.resolve(async: Service.self, name: "computed")
    _ = try await container.resolve(async: Service.self, name: "extension")
    _ = try await container.resolve(async: Service.self, name: "inherited")
    _ = try await container.resolve(async: Service.self, name: "computed global")
    _ = try await container.resolve(async: Service.self, name: "constant")
    _ = try await container.resolve(async: Service.self, name: "nonisolated")
    _ = try await container.resolve(async: Service.self, name: "local")
}
try await start()
