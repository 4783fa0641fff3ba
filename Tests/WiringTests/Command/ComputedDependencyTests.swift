import Foundation
import Testing
import ToolRunner

/// Manifests that compute a target's dependencies: SwiftPM is run, and the generated file uses its result.
@Suite struct ComputedDependencyTests {
    private static let cart = """
        import Dovetail
        public protocol CartDependency: Dependency { var prices: Int { get } }
        public final class CartComponent: Component<CartDependency> {}
        """
    private static let app = """
        import Cart
        import Dovetail
        final class AppComponent: BootstrapComponent {
            var prices: Int { 1 }
            var cart: CartComponent { CartComponent(parent: self) }
        }
        """

    private func folder(_ manifest: String, app: String = Self.app) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", "// swift-tools-version: 6.0\nimport PackageDescription\n\(manifest)\n")
        try folder.write("Sources/Cart/Cart.swift", Self.cart)
        try folder.write("Sources/App/App.swift", app)
        return folder
    }

    private static let manifests = [
        """
        let features: [Target.Dependency] = ["Cart"]
        let package = Package(
            name: "Shop", targets: [.target(name: "Cart"), .executableTarget(name: "App", dependencies: features)])
        """,
        """
        let package = Package(name: "Shop", targets: [.target(name: "Cart"), .executableTarget(name: "App")])
        for target in package.targets where target.name == "App" { target.dependencies.append("Cart") }
        """,
        """
        var targets: [Target] = [.target(name: "Cart")]
        targets.append(.executableTarget(name: "App", dependencies: ["Cart"].map { .target(name: $0) }))
        let package = Package(name: "Shop", targets: targets)
        """,
        """
        func app(_ features: Target.Dependency...) -> Target { .executableTarget(name: "App", dependencies: features) }
        let package = Package(name: "Shop", targets: [.target(name: "Cart"), app("Cart")])
        """,
    ]

    private static let inputs = ["--package-path", ".", "--target", "App"]

    @Test(arguments: manifests)
    func theFileHoldsTheChild(_ manifest: String) throws {
        let folder = try folder(manifest)
        let output = "Sources/App/Wiring.swift"
        let run = try Command.dovetail(["generate", "--output", output] + Self.inputs, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let text = try String(contentsOf: folder.url.appendingPathComponent(output), encoding: .utf8)
        #expect(text.contains("import Cart\n"), "\(text)")
        #expect(text.contains("CartComponent") && text.contains("prices"), "\(text)")
        // The same inputs produce the same file.
        let check = try Command.dovetail(["check"] + Self.inputs, in: folder.url)
        #expect(check.errors == "proved 1 of 1 requirement of 1 component under 1 root\n0 errors, 0 warnings\n")
    }

    @Test func whatTheChildMissesIsFound() throws {
        let broken = Self.app.replacingOccurrences(of: "    var prices: Int { 1 }\n", with: "")
        let folder = try folder(Self.manifests[0], app: broken)
        for command in [["generate", "--output", "Wiring.swift"], ["check"]] {
            let run = try Command.dovetail(command + Self.inputs, in: folder.url)
            #expect(run.status == 1)
            #expect(run.errors.contains("Sources/Cart/Cart.swift:2:50: error: CartComponent needs 'prices: Int', but "))
        }
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Wiring.swift").path))
    }
}
