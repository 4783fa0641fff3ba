import ProjectDescription

// The app and its modules, for Tuist. Package.swift has the same modules for SwiftPM, project.yml for XcodeGen.

let onMainActor: SettingsDictionary = ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]
let dovetail = TargetDependency.package(product: "DovetailMain")

func module(
    _ name: String, dependencies: [TargetDependency] = [], settings: SettingsDictionary = onMainActor
) -> Target {
    .target(
        name: name, destinations: .iOS, product: .staticFramework, bundleId: "com.example.shop.\(name)",
        deploymentTargets: .iOS("17.0"), sources: ["Sources/\(name)/**"], dependencies: dependencies,
        settings: .settings(base: settings))
}

let project = Project(
    name: "Shop",
    packages: [.package(path: "../..")],
    settings: .settings(base: ["SWIFT_VERSION": "6.0"]),
    targets: [
        .target(
            name: "ShopApp", destinations: .iOS, product: .app, bundleId: "com.example.shop.ShopApp",
            deploymentTargets: .iOS("17.0"), infoPlist: .extendingDefault(with: ["UILaunchScreen": [:]]),
            sources: ["App/**"], dependencies: [.target(name: "ShopRoot"), .target(name: "ShopScreens")],
            settings: .settings(base: onMainActor)),
        module(
            "ShopRoot",
            dependencies: [
                .target(name: "ShopDomain"), .target(name: "ShopData"), .target(name: "ShopScreens"),
                .target(name: "CatalogInterface"), .target(name: "CheckoutInterface"),
                .target(name: "Catalog"), .target(name: "Cart"), .target(name: "Checkout"),
                dovetail,
            ]),

        module(
            "Catalog",
            dependencies: [
                .target(name: "ShopDomain"), .target(name: "ShopScreens"), .target(name: "CatalogInterface"), dovetail,
            ]),
        module(
            "Cart",
            dependencies: [
                .target(name: "ShopDomain"), .target(name: "ShopScreens"), .target(name: "CatalogInterface"),
                .target(name: "CheckoutInterface"), dovetail,
            ]),
        module(
            "Checkout",
            dependencies: [
                .target(name: "ShopDomain"), .target(name: "ShopScreens"), .target(name: "CheckoutInterface"), dovetail,
            ]),

        module(
            "CatalogInterface", dependencies: [.target(name: "ShopDomain"), .target(name: "ShopScreens")]),
        module("CheckoutInterface", dependencies: [.target(name: "ShopScreens")]),
        module("ShopScreens"),

        module("ShopData", dependencies: [.target(name: "ShopDomain")], settings: [:]),
        module("ShopDomain", settings: [:]),
    ]
)
