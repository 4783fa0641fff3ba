import Foundation
import Testing
import ToolRunner

/// Declarations that one module of a package exposes to another: the manifest decides which are visible.
@Suite struct PackageAccessTests {
    /// A library whose component needs prices, and one that provides them with this access.
    private func files(_ access: String) -> [String: String] {
        let dovetail = #".product(name: "Dovetail", package: "Dovetail")"#
        return [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop", dependencies: [.package(url: "https://example.com/Dovetail", from: "1.0.0")],
                targets: [
                    .target(name: "Pay", dependencies: [\(dovetail)]),
                    .target(name: "Cart", dependencies: ["Pay", \(dovetail)]),
                    .executableTarget(name: "App", dependencies: ["Cart", \(dovetail)]),
                ])
            """,
            "Sources/Pay/Pay.swift": """
            import Dovetail
            public protocol PayDependency: Dependency { var prices: Int { get } }
            public final class PayComponent: Component<PayDependency> {}
            """,
            "Sources/Cart/Cart.swift": """
            import Dovetail
            import Pay
            public final class CartComponent: Component<EmptyDependency> {
                \(access)var prices: Int { 1 }
                public var pay: PayComponent { PayComponent(parent: self) }
            }
            """,
            "Sources/App/App.swift": """
            import Cart
            import Dovetail
            final class AppComponent: BootstrapComponent {
                var cart: CartComponent { CartComponent(parent: self) }
            }
            """,
        ]
    }

    private static let inputs = [["."], ["--package-path", ".", "--target", "App"]]

    private func check(_ files: [String: String], _ inputs: [String]) throws -> Command {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return try Command.dovetail(["check"] + inputs, in: folder.url)
    }

    @Test(arguments: inputs)
    func packageIsSuggestedForAProvider(_ inputs: [String]) throws {
        for access in ["", "internal ", "private ", "fileprivate "] {
            let run = try check(files(access), inputs)
            let word = access.isEmpty ? "internal" : access.dropLast()
            #expect(run.status == 1)
            let lines = run.errors.split(separator: "\n")
            #expect(
                lines.contains(
                    "Sources/Pay/Pay.swift:2:49: error: PayComponent needs 'prices: Int', but 'prices' in CartComponent "
                        + "is \(word), so the generated wiring in 'App' cannot see it [inaccessible-provider]"),
                "\(run.errors)")
            #expect(
                lines.contains {
                    $0.hasPrefix("Sources/Cart/Cart.swift:4:") && $0.hasSuffix("note: CartComponent provides it here")
                },
                "\(run.errors)")
            #expect(
                lines.contains(
                    "Sources/Pay/Pay.swift:2:49: note: help: declare 'prices' in CartComponent as package"),
                "\(run.errors)")
            #expect(run.errors.contains("\n1 error, 0 warnings\n"), "\(run.errors)")
        }
    }

    @Test(arguments: inputs)
    func packageIsEnough(_ inputs: [String]) throws {
        for access in ["package ", "public "] {
            let run = try check(files(access), inputs)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("proved 1 of 1 requirement of 2 components under 1 root\n"), "\(run.errors)")
        }
    }
}
