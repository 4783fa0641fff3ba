import Foundation
import Testing
import ToolRunner

/// Imports of modules that only come with a product: of another package, or without a product of their own.
@Suite struct TransitiveProductTests {
    private static let root = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "App", dependencies: [.package(url: "https://example.com/pay.git", from: "1.0.0")],
            targets: [.target(name: "App", dependencies: [.product(name: "Pay", package: "pay")])])

        """

    private static let pay = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "pay", products: [.library(name: "Pay", targets: ["PayKit"])],
            dependencies: [.package(url: "https://example.com/tools.git", from: "1.0.0")],
            targets: [
                .target(name: "PayKit", dependencies: ["Extra", .product(name: "QTools", package: "tools")]),
                .target(name: "Extra"),
            ])

        """

    private static let tools = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "tools", products: [.library(name: "QTools", targets: ["QCore"])],
            targets: [.target(name: "QCore")])

        """

    private func run(
        _ arguments: [String] = ["check"], imports: String..., payKit: String = "import QCore\n"
    ) throws -> (status: Int32, errors: String) {
        let folder = try TemporaryFolder()
        let checkouts = ".build/checkouts"
        let files = [
            "Package.swift": Self.root,
            "Sources/App/App.swift": imports.map { "import \($0)\n" }.joined() + "let app = 1\n",
            "\(checkouts)/pay/Package.swift": Self.pay, "\(checkouts)/tools/Package.swift": Self.tools,
            "\(checkouts)/pay/Sources/PayKit/Pay.swift": payKit,
            "\(checkouts)/pay/Sources/Extra/Extra.swift": "let extra = 1\n",
            "\(checkouts)/tools/Sources/QCore/Core.swift": "public let core = 1\n",
        ]
        for (name, text) in files { try folder.write(name, text) }
        let run = try Command.run(Command.dovetail, arguments, in: folder.url)
        return (run.status, run.errors)
    }

    @Test func theProductOfAnotherPackageIsNamed() throws {
        let run = try run(["check", ".", "--verbose"], imports: "PayKit", "QCore")
        #expect(run.status == 0)
        #expect(
            run.errors.contains(
                "Sources/App/App.swift:2:8: warning: 'App' imports 'QCore' but does not declare it as a dependency"),
            "\(run.errors)")
        #expect(run.errors.contains("it compiles only because of this chain: App → Pay → QCore"), "\(run.errors)")
        #expect(
            run.errors.contains(
                "add the product 'QTools' of the package 'tools', which contains 'QCore', to the dependencies of 'App' "
                    + "in Package.swift"), "\(run.errors)")
        #expect(!run.errors.contains("no module of that name"), "\(run.errors)")
    }

    @Test func aModuleWithoutAProduct() throws {
        let run = try run(["check", ".", "--verbose"], imports: "PayKit", "Extra")
        #expect(run.status == 0)
        #expect(run.errors.contains("this chain: App → Pay → Extra"), "\(run.errors)")
        #expect(
            run.errors.contains("the package 'pay' has no product that contains 'Extra': remove the import, or"),
            "\(run.errors)")
        let fix = try self.run(["modules", "fix-imports"], imports: "PayKit", "Extra")
        #expect(
            fix.errors.contains(
                "left: Sources/App/App.swift:2:8: the package 'pay' has no product that contains 'Extra'"),
            "\(fix.errors)")
    }

    @Test func whatAProductReExports() throws {
        let run = try run(imports: "PayKit", "QCore", payKit: "@_exported import QCore\n")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("0 errors, 0 warnings"), "\(run.errors)")
    }

    /// Removing the product first would break the import.
    @Test func anUnusedProductWithWhichAnImportComes() throws {
        let run = try run(["check", ".", "--verbose"], imports: "QCore")
        #expect(
            run.errors.contains(
                "first add 'QCore' to the dependencies of 'App', then remove 'Pay' from those of 'App'"),
            "\(run.errors)")
    }

    /// A module of a package next to this one, whose product has another name or does not exist.
    @Test(arguments: [true, false])
    func localPackages(_ hasProduct: Bool) throws {
        let folder = try TemporaryFolder()
        let product = hasProduct ? ".library(name: \"Everything\", targets: [\"Money\"])" : ""
        let manifests = [
            "App": "dependencies: [.package(path: \"../Kit\")], targets: [.target(name: \"App\")]",
            "Kit": "products: [\(product)], targets: [.target(name: \"Money\")]",
        ]
        for (name, rest) in manifests {
            try folder.write(
                "\(name)/Package.swift",
                "// swift-tools-version: 6.0\nimport PackageDescription\n"
                    + "let package = Package(name: \"\(name)\", \(rest))\n")
        }
        try folder.write("App/Sources/App/App.swift", "import Money\n")
        try folder.write("Kit/Sources/Money/Money.swift", "public let money = 1\n")
        let run = try Command.run(Command.dovetail, ["check", "--verbose"], in: folder.url)
        let help =
            hasProduct
            ? "add the product 'Everything' of the package 'kit', which contains 'Money', to the dependencies of 'App'"
            : "the package 'kit' has no product that contains 'Money'"
        #expect(run.errors.contains(help), "\(run.errors)")
    }
}
