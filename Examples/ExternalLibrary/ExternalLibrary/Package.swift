// swift-tools-version: 6.0
import PackageDescription

// The one module behind which the libraries of others stand. It is dynamic, and swallows those that are static.
let package = Package(
    name: "ExternalLibrary",
    products: [
        .library(name: "ExternalLibrary", type: .dynamic, targets: ["ExternalLibrary"])
    ],
    dependencies: [
        .package(name: "Dovetail", path: "../../..")
    ],
    targets: [
        .systemLibrary(name: "VendorMetrics"),
        .target(
            name: "ExternalLibrary",
            dependencies: ["VendorMetrics", .product(name: "Dovetail", package: "Dovetail")],
            linkerSettings: [.unsafeFlags(["-L../Vendor/lib"])]
        ),
    ],
    swiftLanguageModes: [.v6]
)
