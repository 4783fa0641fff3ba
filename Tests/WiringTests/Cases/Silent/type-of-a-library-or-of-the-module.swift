//! title: what stands in front of a type may be a type of a library, so it is not taken for the module
//! command: check Shop
//! proof: proved 0 of 1 requirement of 1 component under 1 root
//// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Shop", targets: [.executableTarget(name: "App", path: "Shop")])
//// file: Shop/main.swift
import Dovetail
import Foundation

struct Name {}
protocol CardDependency: Dependency { var name: Name { get } } //~ missing-provider: name
final class CardComponent: Component<CardDependency> {}
final class Root: BootstrapComponent {
    var name: NSNotification.Name { .init("") }
    var card: CardComponent { CardComponent(parent: self) }
}
