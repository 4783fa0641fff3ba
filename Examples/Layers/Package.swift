// swift-tools-version: 6.1
import PackageDescription

let dovetail = Target.Dependency.product(name: "Dovetail", package: "Dovetail")
let testing = Target.Dependency.product(name: "DovetailTesting", package: "Dovetail")

// Each layer is a target, and sees what is named here. Nothing else compiles.
let package = Package(
    name: "Layers",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        // The name keeps the references below valid whatever the checkout's folder is called.
        .package(name: "Dovetail", path: "../..", traits: ["Tool"]),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    ],
    targets: [
        .target(name: "AppCore"),
        .target(name: "AppDomain", dependencies: ["AppCore", dovetail]),
        .target(
            name: "AppData",
            dependencies: ["AppCore", "AppDomain", dovetail, .product(name: "GRDB", package: "GRDB.swift")]),
        .target(name: "AppPresentation", dependencies: ["AppCore", "AppDomain", dovetail]),
        .executableTarget(
            name: "LayersApp", dependencies: ["AppCore", "AppDomain", "AppData", "AppPresentation", dovetail]),

        .testTarget(name: "AppDomainTests", dependencies: ["AppCore", "AppDomain", dovetail]),
        .testTarget(name: "AppDataTests", dependencies: ["AppCore", "AppDomain", "AppData", dovetail]),
        .testTarget(
            name: "AppPresentationTests",
            dependencies: ["AppCore", "AppDomain", "AppData", "AppPresentation", dovetail, testing],
            plugins: [.plugin(name: "DovetailStubsPlugin", package: "Dovetail")]),
    ],
    swiftLanguageModes: [.v6]
)
