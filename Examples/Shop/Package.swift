// swift-tools-version: 6.2
import PackageDescription

// What is shown is on the main actor: `DovetailMain` has the components for modules whose default isolation that is.
let dovetail = Target.Dependency.product(name: "DovetailMain", package: "Dovetail")
let onMainActor = [SwiftSetting.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Shop",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        // The wiring and the doubles are checked in, so that the package needs the library only, and not the trait Tool.
        .package(name: "Dovetail", path: "../..")
    ],
    targets: [
        .target(name: "ShopDomain"),
        .target(name: "ShopData", dependencies: ["ShopDomain"]),

        .target(name: "ShopScreens", swiftSettings: onMainActor),
        .target(name: "CatalogInterface", dependencies: ["ShopDomain", "ShopScreens"], swiftSettings: onMainActor),
        .target(name: "CheckoutInterface", dependencies: ["ShopScreens"], swiftSettings: onMainActor),

        .target(
            name: "Catalog", dependencies: ["ShopDomain", "ShopScreens", "CatalogInterface", dovetail],
            swiftSettings: onMainActor),
        .target(
            name: "Cart",
            dependencies: ["ShopDomain", "ShopScreens", "CatalogInterface", "CheckoutInterface", dovetail],
            swiftSettings: onMainActor),
        .target(
            name: "Checkout", dependencies: ["ShopDomain", "ShopScreens", "CheckoutInterface", dovetail],
            swiftSettings: onMainActor),

        .target(
            name: "ShopRoot",
            dependencies: [
                "ShopDomain", "ShopData", "ShopScreens", "CatalogInterface", "CheckoutInterface",
                "Catalog", "Cart", "Checkout", dovetail,
            ],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "ShopTerminal", dependencies: ["ShopDomain", "ShopScreens", "ShopRoot"], swiftSettings: onMainActor),

        .testTarget(name: "ShopDomainTests", dependencies: ["ShopDomain"], swiftSettings: onMainActor),
        .testTarget(name: "ShopDataTests", dependencies: ["ShopData", "ShopDomain"]),
        .testTarget(
            name: "CatalogTests", dependencies: ["Catalog", "ShopDomain", dovetail], swiftSettings: onMainActor),
        .testTarget(
            name: "CartTests",
            dependencies: [
                "Cart", "CatalogInterface", "CheckoutInterface", "ShopDomain", "ShopScreens", dovetail,
            ],
            swiftSettings: onMainActor),
        .testTarget(
            name: "CheckoutTests", dependencies: ["Checkout", "ShopDomain", dovetail], swiftSettings: onMainActor),
        .testTarget(
            name: "ShopTerminalTests", dependencies: ["ShopTerminal", "ShopRoot"], swiftSettings: onMainActor),
    ],
    swiftLanguageModes: [.v6]
)
