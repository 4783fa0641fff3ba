//! title: factories that use types of Apple's libraries that are isolated to the main actor
//! runs: no
//! proof: proved 5 of 9 resolutions; 4 not provable: 4 calls on unknown actors
//// file: App/main.swift
import Dovetail
import UIKit

struct UIStyle: Sendable {}
struct UIMainScreen: Sendable {}
struct Theme: Sendable { init(_ value: Any) {} }

let container = try Container { c in
    c.register(Theme.self, name: "view") { _ in Theme(UIView()) }
    c.register(Theme.self, name: "screen") { _ in Theme(UIScreen.main) }
    c.register(Theme.self, name: "reference") { _ in Theme(UINavigationController.init) }
    c.register(Theme.self, name: "chain") { _ in Theme(UIDevice.current.name) }
    c.register(Theme.self, name: "main", on: MainActor.self) { _ in Theme(UIView()) }
    c.register(Theme.self, name: "color") { _ in Theme(UIColor.red) }
    c.register(Theme.self, name: "style") { _ in Theme(UIStyle()) }
    c.register(Theme.self, name: "own") { _ in Theme(UIMainScreen()) }
    c.register(Theme.self, name: "defaults") { _ in Theme(UserDefaults.standard) }
}
func show() throws {
    _ = try container.resolve(Theme.self, name: "view")
    _ = try container.resolve(Theme.self, name: "screen")
    _ = try container.resolve(Theme.self, name: "reference")
    _ = try container.resolve(Theme.self, name: "chain")
    _ = try container.resolve(Theme.self, name: "color")
    _ = try container.resolve(Theme.self, name: "style")
    _ = try container.resolve(Theme.self, name: "own")
    _ = try container.resolve(Theme.self, name: "defaults")
}
func showThere() async throws {
    _ = try await container.resolve(Theme.self, name: "main", on: MainActor.self)
}
try show()
try await showThere()
