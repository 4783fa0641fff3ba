//! title: undeclared-import: a product with modules of other names behind wrappers
//! command: check .
//! runs: no
//// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Bank",
    dependencies: [.package(url: "https://packages.invalid/swift-ads", from: "10.1.0")],
    targets: [
        .target(name: "Exporting", dependencies: [.product(name: "Ads-Dynamic", package: "swift-ads")]),
        .target(name: "Linking", dependencies: [.product(name: "Ads-Dynamic", package: "swift-ads")]),
        .target(name: "Hiding", dependencies: [.product(name: "Ads-Dynamic", package: "swift-ads")]),
        .target(name: "A", dependencies: ["Exporting"]),
        .target(name: "B", dependencies: ["Linking"]),
        .target(name: "C", dependencies: ["Hiding"]),
        .target(name: "D"),
    ])
//// file: Sources/Exporting/Exporting.swift
@_exported import MobileAds
//// file: Sources/Linking/Linking.swift
// The product is only linked.
//// file: Sources/Hiding/Hiding.swift
import MobileAds
public let hidden = 1
//// file: Sources/A/A.swift
import Exporting
import MobileAds
//// file: Sources/B/B.swift
import Linking
import MobileAds
//// file: Sources/C/C.swift
import Hiding
import MobileAds //~ undeclared-import: 'C' imports 'MobileAds' but does not declare it as a dependency
//// file: Sources/D/D.swift
import MobileAds //~ undeclared-import: 'D' imports 'MobileAds', which none of its dependencies contains
