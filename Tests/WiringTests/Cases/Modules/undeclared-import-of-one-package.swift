//! title: undeclared-import: a product of the same package may contain it, and a package that is elsewhere is found by name
//! command: check .
//! runs: no
//// file: App/Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "App",
    dependencies: [
        .package(url: "https://packages.invalid/sentry", from: "1.0.0"), .package(path: "./Kit"),
        .package(path: "../Pass"),
    ],
    targets: [
        .target(name: "A", dependencies: [.product(name: "SentryUI", package: "sentry")]),
        .target(name: "B", dependencies: [.product(name: "Sentry", package: "sentry")]),
        .target(name: "C", dependencies: [.product(name: "Kit", package: "Kit"), "Pass"]),
        .target(name: "D"),
    ])
//// file: App/Sources/A/A.swift
import Sentry
import SentryUI
//// file: App/Sources/B/B.swift
import Sentry
//// file: App/Sources/C/C.swift
import Kit
import Pass
import SnapKit
//// file: App/Sources/D/D.swift
import Sentry //~ undeclared-import
//// file: Libraries/Kit/Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
//// file: Libraries/Kit/Sources/Kit/Kit.swift
public let kit = 1
//// file: Pass/Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Pass", products: [.library(name: "Pass", targets: ["Pass"])],
    dependencies: [
        .package(url: "https://packages.invalid/SnapKit", from: "1.0.0"),
        .package(url: "https://packages.invalid/Then", from: "1.0.0"),
    ],
    targets: [
        .target(
            name: "Pass",
            dependencies: [.product(name: "SnapKit", package: "SnapKit"), .product(name: "Then", package: "Then")])
    ])
//// file: Pass/Sources/Pass/Pass.swift
public struct Pass {
    public private(set) var text = "Hello, World!"
    public init() {}
}
