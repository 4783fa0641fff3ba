/// Three modules in a cycle, with layers and with Swift features that an interface must preserve.
enum Shop {
    static let files: [String: String] = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let strict: [SwiftSetting] = [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]

        let package = Package(
            name: "Shop",
            platforms: [.macOS(.v13)],
            targets: [
                .target(name: "Card",
                        dependencies: [
                            "Deposit",
                        ],
                        swiftSettings: strict),
                .target(name: "Deposit", dependencies: [.target(name: "Ledger")], swiftSettings: strict),
                .target(name: "Ledger", dependencies: [.byName(name: "Card")], swiftSettings: strict),
                .executableTarget(
                    name: "ShopApp",
                    dependencies: ["Card", "Ledger"],
                    swiftSettings: strict
                ),
            ]
        )

        """,
        "Sources/Deposit/Deposit.swift": """
        internal import Ledger
        public import Foundation

        @MainActor public final class Screen {
            public var title: String
            public init(title: String) { self.title = title }
            public func show() { print("screen \\(title) \\(entries())") }
            func entries() -> Int { Entries().count }
        }

        open class Product: CustomStringConvertible {
            public var parent: Product?
            public let name: String
            public var description: String { "<\\(name)>" }
            public init?(named name: String) {
                guard !name.isEmpty else { return nil }
                self.name = name
            }
            public init(checked name: String) throws {
                guard name != "bad" else { throw Problem() }
                self.name = name
            }
            public func each(_ body: (Product) throws -> Void) throws { try body(self); if let parent { try body(parent) } }
            public func all() async throws -> [Product] { [self] + (parent.map { [$0] } ?? []) }
            public subscript(_ index: Int) -> Int { index }
            nonisolated(unsafe) public static let standard: Product = try! Product(checked: "standard")
        }
        public final class Savings: Product {
            public var rate = 1.5
            public override init(checked name: String) throws { try super.init(checked: "savings " + name) }
        }
        public struct Problem: Error { public init() {} }
        public var greeting: String { "hello" }
        public func load(_ id: Int, at date: Date? = nil, then body: @escaping @Sendable (Int) -> Void) async throws -> String {
            body(id)
            return "loaded \\(id)"
        }
        public func swap(_ a: inout Int, with b: Int) { a = b }

        """,
        "Sources/Ledger/Ledger.swift": """
        import Card
        public struct Entries { public init() {}; public var count: Int { Wallet.limit } }

        """,
        "Sources/Card/Wallet.swift": """
        public import Deposit

        public final class Wallet: @unchecked Sendable {
            public static let limit = 3
            public var product: Product?
            private var list: [String: Product] = [:]
            public init() {}
            @MainActor public func show() {
                let screen = Screen(title: "cards")
                screen.title += "!"
                screen.show()
            }
            public func fill() async throws {
                product = Product(named: "p")
                let savings = try Savings(checked: "x")
                savings.rate += 1
                savings.parent = product
                list["s"] = savings
                list["t"] = Product.standard
                for (_, item) in list.sorted(by: { $0.key < $1.key }) { print(item.name) }
                try savings.each { print("each", $0.name, $0) }
                let all = try await savings.all()
                print(all.map(\\.name), all.count, savings.rate)
                do { _ = try Product(checked: "bad") } catch let error as Problem { print("problem", error) }
                var number = 1
                swap(&number, with: 9)
                print(greeting, number, product?.parent == nil, Product(named: "") == nil)
                print(try await load(4) { print("got", $0) })
                if let found = list["s"] as? Savings { print(found.rate) }
                product?.parent = savings
                if product?.parent is Savings { print("yes") }
            }
        }

        """,
        "Sources/ShopApp/App.swift": """
        import Card
        import Ledger

        @main
        struct App {
            static func main() async throws {
                let wallet = Wallet()
                wallet.show()
                try await wallet.fill()
                print(wallet.product?.name ?? "none")
                print("\\(String(describing: Entries().count)) \\(wallet.product!)")
            }
        }

        """,
        "dovetail.yml": """
        layers:
          - name: app
            modules: ["*App"]
          - name: features
            modules: [Card, Deposit, Ledger]
        allow:
          app: [features]
          features: [features]
        exhaustive: true

        """,
    ]
}
