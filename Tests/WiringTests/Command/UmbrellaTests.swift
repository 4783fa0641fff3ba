import Foundation
import Testing
import ToolRunner

/// Modules that only pass on what they depend on.
@Suite struct UmbrellaTests {
    private func check(_ wrapper: String, rules: String? = nil) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "P",
                targets: [
                    .target(name: "Card", dependencies: ["All"]), .target(name: "All", dependencies: ["Log", "Net"]),
                    .target(name: "Log"), .target(name: "Net"),
                ])

            """)
        try folder.write("Sources/Card/Card.swift", "import Log\nlet card = 1\n")
        try folder.write("Sources/All/All.swift", wrapper)
        for name in ["Log", "Net"] { try folder.write("Sources/\(name)/\(name).swift", "let a = 1\n") }
        if let rules { try folder.write("dovetail.yml", rules) }
        return try Command.run(Command.dovetail, ["check"], in: folder.url).errors
    }

    @Test(arguments: [
        "", "// Nothing\n", "import Foundation\n", "#if os(iOS)\nimport UIKit\n#endif\n",
        "/* public */ public import Foundation\n@preconcurrency import struct Foundation.URL\n",
    ])
    func onlyImports(_ text: String) throws {
        let errors = try check(text)
        #expect(errors.contains("0 errors, 0 warnings"), "\(errors)")
    }

    @Test(arguments: ["let all = 1\n", "import Foundation\nfunc log() {}\n", "#if DEBUG\nprint(1)\n#endif\n"])
    func declarations(_ text: String) throws {
        let errors = try check(text)
        #expect(errors.contains("'Card' imports 'Log' but does not declare it as a dependency"), "\(errors)")
        #expect(errors.contains("'All' depends on 'Net' but never imports it"), "\(errors)")
        let declared = try check(text, rules: "umbrella: [All]\n")
        #expect(declared.contains("0 errors, 0 warnings"), "\(declared)")
    }

    @Test func anUnknownUmbrella() throws {
        let errors = try check("import Log\n", rules: "umbrella: Al\n")
        #expect(errors.contains("dovetail.yml:1:11: warning: no module of the project is called 'Al'"), "\(errors)")
        #expect(errors.contains("did you mean 'All'?"), "\(errors)")
    }
}
