//! title: protected-import names only modules that the layers allow
//! command: check .
//! runs: no
//// file: dovetail.yml
layers:
  - name: feature
    modules: ["*Feature"]
  - name: data
    modules: [Store]
  - name: domain
    modules: [Analytics, Reports]
allow:
  feature: [domain]
  data: [domain]
  domain: []
rules:
  - id: one-door
    protect: {modules: "external:Firebase*", only: [Store, Reports, CardFeature]}
//// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Bank",
    dependencies: [.package(url: "https://github.com/firebase/firebase-ios-sdk", from: "10.1.0")],
    targets: [
        .target(name: "Analytics", dependencies: [.product(name: "FirebaseAnalytics", package: "firebase-ios-sdk")]),
        .target(name: "Reports"), .target(name: "Store"),
        .target(name: "CardFeature", dependencies: ["Reports"]),
        .target(
            name: "ListFeature", dependencies: [.product(name: "FirebaseAnalytics", package: "firebase-ios-sdk")]),
    ])
//// file: Sources/Analytics/Analytics.swift
import FirebaseAnalytics //~ protected-import: help: move the code that needs it to such a module, or list 'Analytics' in 'only'
//// file: Sources/Reports/Reports.swift
public let reports = 1
//// file: Sources/Store/Store.swift
public let store = 1
//// file: Sources/CardFeature/Card.swift
import Reports
//// file: Sources/ListFeature/List.swift
import FirebaseAnalytics //~ protected-import: help: use it through 'Reports', behind an interface of your own
