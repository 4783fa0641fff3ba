// swift-tools-version: 6.1
import PackageDescription

let dovetail = Target.Dependency.product(name: "Dovetail", package: "Dovetail")
let wiring = Target.PluginUsage.plugin(name: "DovetailPlugin", package: "Dovetail")

let package = Package(
    name: "Bank",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        // The name keeps the references below valid whatever the checkout's folder is called.
        .package(name: "Dovetail", path: "../..", traits: ["Tool"])
    ],
    targets: [
        .target(name: "BankInterfaces"),
        .target(name: "Analytics"),
        .target(name: "VendorAnalytics"),

        .target(name: "Card", dependencies: ["BankInterfaces", "Analytics", dovetail]),
        .target(name: "DemandDeposit", dependencies: ["BankInterfaces", "Analytics", dovetail]),
        .target(name: "SafeBox", dependencies: ["BankInterfaces", "Analytics", dovetail]),

        .executableTarget(
            name: "BankApp",
            dependencies: [
                "BankInterfaces", "Analytics", "VendorAnalytics", "Card", "DemandDeposit", "SafeBox",
                dovetail,
            ],
            plugins: [wiring]),

        .testTarget(name: "CardTests", dependencies: ["Card", "BankInterfaces", "Analytics"]),
        .testTarget(
            name: "SafeBoxTests",
            dependencies: ["SafeBox", "BankInterfaces", "Analytics", dovetail],
            plugins: [wiring]),
        .testTarget(name: "BankAppTests", dependencies: ["BankApp", "BankInterfaces", "Analytics"]),
    ],
    swiftLanguageModes: [.v6]
)
