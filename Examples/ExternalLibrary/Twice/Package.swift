// swift-tools-version: 6.0
import PackageDescription

// What goes wrong where the app links the static library, too.
let package = Package(
    name: "Twice",
    dependencies: [
        .package(path: "../ExternalLibrary")
    ],
    targets: [
        .systemLibrary(name: "VendorMetricsAgain"),
        .executableTarget(
            name: "Twice",
            dependencies: ["VendorMetricsAgain", .product(name: "ExternalLibrary", package: "ExternalLibrary")],
            linkerSettings: [.unsafeFlags(["-L../Vendor/lib"])]
        ),
    ],
    swiftLanguageModes: [.v6]
)
