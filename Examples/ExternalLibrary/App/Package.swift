// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [
        .package(path: "../ExternalLibrary")
    ],
    targets: [
        .systemLibrary(name: "VendorSession"),
        .executableTarget(
            name: "App",
            dependencies: ["VendorSession", .product(name: "ExternalLibrary", package: "ExternalLibrary")],
            linkerSettings: [.unsafeFlags(["-L../Vendor/lib", "-Xlinker", "-rpath", "-Xlinker", "../Vendor/lib"])]
        ),
    ],
    swiftLanguageModes: [.v6]
)
