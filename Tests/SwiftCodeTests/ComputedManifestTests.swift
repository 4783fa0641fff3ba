@testable import DovetailSwiftCode
import Testing

/// Whether a manifest's text contains all targets, products and dependencies.
@Suite struct ComputedManifestTests {
    private func computed(_ package: String, _ more: String = "") throws -> Manifest.Place? {
        try Manifest(source: "import PackageDescription\nlet package = Package(name: \"P\", \(package))\n\(more)\n")
            .computed
    }

    @Test func literalsAreNotComputed() throws {
        #expect(
            try computed(
                """
                platforms: platforms, products: [.library(name: "A", targets: ["A"])],
                dependencies: [.package(url: "https://e.com/b", from: version), .package(path: "../C")],
                targets: [
                    .target(name: "A", dependencies: ["B", .product(name: "C", package: "C", condition: .when(c))],
                        swiftSettings: settings)
                ]
                """, "let settings: [SwiftSetting] = []\nextension Target { static var x: Int { 1 } }") == nil)
    }

    @Test func listsNamesAndChangesAreComputed() throws {
        #expect(try computed("targets: [.target(name: \"A\", dependencies: features)]")?.line == 2)
        #expect(try computed("targets: all") != nil)
        #expect(try computed("targets: [.target(name: \"A\" + x)]") != nil)
        #expect(try computed("targets: [.target(name: \"A\")] + tests") != nil)
        #expect(try computed("targets: [.target(name: \"A\\(x)\")]") != nil)
        #expect(try computed("targets: [feature(\"A\")]") != nil)
        #expect(try computed("targets: []", "package.targets.append(.target(name: \"A\"))")?.line == 3)
        #expect(try computed("targets: []", "#if os(macOS)\nlet a = 1\n#endif")?.line == 3)
    }
}
