//! title: what stands in front of a type may be a type of a library or the module, which is said of the nearest that may be meant
//! command: check Shop
//! proof: proved 2 of 6 requirements of 2 components under 1 root
//// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Shop", targets: [.executableTarget(name: "App", path: "Shop")])
//// file: Shop/main.swift
import Dovetail
import Foundation

struct Name {}
struct Theme {}
struct Data {}
protocol CardDependency: Dependency {
    var name: Name { get } //~ missing-provider: CardComponent needs 'name: Name', and 'name' of MiddleComponent may provide it, but Dovetail cannot tell whether 'NSNotification'
    var theme: App.Theme { get } //~ missing-provider: cannot tell whether 'App' is the module's name
    var themes: [Theme] { get } //~ missing-provider: cannot tell whether 'App' is the module's name
    func make(_ theme: Theme) -> Int //~ missing-provider: cannot tell whether 'App'
    var same: App.Theme { get }
    /// What the file imports is another module.
    var data: Data { get }
}
final class CardComponent: Component<CardDependency> {}
final class MiddleComponent: Component<EmptyDependency> {
    typealias Names = NSNotification.Name
    var name: Names { .init("") }
    var theme: Theme { Theme() }
    var themes: [App.Theme] { [] }
    var data: Foundation.Data { .init() }
    func make(_ theme: App.Theme) -> Int { 1 }
    var card: CardComponent { CardComponent(parent: self) }
}
final class Root: BootstrapComponent {
    var name: Name { Name() }
    var theme: App.Theme { Theme() }
    var themes: [Theme] { [] }
    var same: App.Theme { Theme() }
    var data: Data { Data() }
    func make(_ theme: Theme) -> Int { 1 }
    var middle: MiddleComponent { MiddleComponent(parent: self) }
}
