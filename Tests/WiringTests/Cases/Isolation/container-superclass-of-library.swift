//! title: classes that may be isolated by a superclass or a protocol of another library
//! runs: no
//! proof: proved 5 of 8 resolutions; 3 not provable: 3 calls on unknown actors
//// file: App/main.swift
import Dovetail
import UIKit

final class Page: UIViewController {
    init(title: String) { super.init(nibName: nil, bundle: nil) }
}
struct Flow: Sendable { init(page: Page) {} }
final class Download: NSObject, URLSessionDownloadDelegate, Sendable {}
final class Coder: JSONDecoder {}

let container = try Container { c in
    c.register(Page.self) { _ in Page(title: "") }
    c.register(Page.self, name: "main", on: MainActor.self) { _ in Page(title: "") }
    c.register(Flow.self) { r in Flow(page: try r.resolve()) }
    c.register(Flow.self, name: "own") { _ in Flow(page: Page(title: "")) }
    c.register(Download.self) { _ in Download() }
    c.register(Coder.self) { _ in Coder() }
}
func show() throws {
    _ = try container.resolve(Page.self)
    _ = try container.resolve(Flow.self)
    _ = try container.resolve(Flow.self, name: "own")
    _ = try container.resolve(Download.self)
    _ = try container.resolve(Coder.self)
}
func showThere() async throws {
    _ = try await container.resolve(Page.self, name: "main", on: MainActor.self)
    _ = try await container.resolve(Flow.self, on: MainActor.self)
}
try show()
try await showThere()
