//! title: undeclared-import: a misspelt dependency, while another package is not checked out
//! command: check .
//! runs: no
//// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Bank",
    dependencies: [.package(url: "https://example.com/kit", from: "1.0.0")],
    targets: [
        .target(name: "BankInterfaces"), .target(name: "BankModel"),
        .target(
            name: "BankFeature",
            dependencies: ["BankInterfaces", "BankModel", .product(name: "Toolkit", package: "kit")]),
    ])
//// file: Sources/BankInterfaces/Account.swift
public protocol Account {}
//// file: Sources/BankModel/Model.swift
public struct Model {}
//// file: Sources/BankFeature/Wrong.swift
import BankInterfaecs //~ undeclared-import: help: did you mean 'BankInterfaces'?
//// file: Sources/BankFeature/Right.swift
import BankInterfaces
import BankModel
import BankModels
import Toolkits
import ToolkitCore
import BankInterfazes
