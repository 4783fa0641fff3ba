//! title: unused-dependency: a target that depends on itself
//! command: check .
//! runs: no
//// file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Bank",
    targets: [
        .target(name: "Core", dependencies: ["Core"]) //~ unused-dependency: 'Core' depends on itself
    ])
//// file: Sources/Core/Core.swift
public let core = 1
