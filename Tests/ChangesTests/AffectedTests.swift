import Foundation
import Testing
import ToolRunner

/// The output of `dovetail affected`.
@Suite struct AffectedTests {
    private func output(_ shop: ShopRepository, _ arguments: [String] = []) throws -> String {
        let run = try Command.dovetail(["affected", "--since", "base"] + arguments, in: shop.folder.url)
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }

    @Test func listsModulesThatDependOnTheChangedOnes() throws {
        let shop = try ShopRepository()
        try shop.replace(
            "public init() {}\n    public func", with: "public init() {}\n\n    public func",
            in: "Sources/Data/Data.swift")
        #expect(
            try output(shop) == """
                1 file changed since base
                modules: Data
                programs: App
                tests: DataTests
                roots: AppComponent

                """)
        #expect(try output(shop, ["--list", "tests"]) == "DataTests\n")
        let json =
            try JSONSerialization.jsonObject(with: Data(try output(shop, ["--format", "json"]).utf8)) as? [String: Any]
        #expect(json?["files"] as? [String] == ["Sources/Data/Data.swift"])
        #expect(json?["tests"] as? [String] == ["DataTests"])
        #expect((json?["everything"] as? [Any])?.isEmpty == true)
    }

    @Test func nothingChanged() throws {
        let shop = try ShopRepository()
        #expect(try output(shop) == "nothing changed since base\n")
        #expect(try output(shop, ["--list", "tests"]) == "")
    }

    @Test func changesOfTestsAffectOnlyThem() throws {
        let shop = try ShopRepository()
        try shop.folder.write("Tests/CardTests/More.swift", "import Card\n")
        #expect(try output(shop).hasSuffix("modules: none\nprograms: none\ntests: CardTests\nroots: none\n"))
    }

    @Test func deletedFilesAndResourcesBelongToTheirModules() throws {
        let shop = try ShopRepository()
        try shop.folder.write("Sources/Card/More.swift", "struct More {}\n")
        try shop.folder.write("Sources/Data/model.json", "{}")
        try shop.commit("more")
        try shop.git("tag", "--force", "base")
        try shop.git("rm", "--quiet", "Sources/Card/More.swift")
        #expect(try output(shop, ["--list", "tests"]) == "CardTests\n")
        try shop.git("checkout", "--quiet", "base", "--", "Sources/Card/More.swift")
        try shop.folder.write("Sources/Data/model.json", "[]")
        #expect(try output(shop, ["--list", "tests"]) == "DataTests\n")
    }

    @Test(arguments: [
        ("Package.swift", "Package.swift: it is a manifest, or a part of one"),
        ("dovetail.yml", "dovetail.yml: it is the rules file"),
        ("scripts/run.sh", "scripts/run.sh: it is in no module"),
    ])
    func everythingIsAffected(_ path: String, _ reason: String) throws {
        let shop = try ShopRepository()
        let old = ShopRepository.files[path] ?? ""
        try shop.folder.write(path, old + "\n")
        #expect(
            try output(shop) == """
                1 file changed since base
                everything is affected:
                  \(reason)
                modules: Card, Core, Data
                programs: App
                tests: CardTests, DataTests
                roots: AppComponent

                """)
        let run = try shop.dovetail("affected", "--since", "base", "--list", "tests")
        #expect(run.output == "CardTests\nDataTests\n")
        #expect(run.errors.hasSuffix("note: everything is affected: \(reason)\n"), "\(run.errors)")
    }

    /// As in a Tuist project with a manifest for each feature: resources are beside the folder of the sources.
    @Test func resourcesOfAPackageAffectItsModules() throws {
        func manifest(_ name: String) -> String {
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "\(name)",
                targets: [
                    .target(name: "\(name)"), .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
                ])
            """
        }
        var files: [String: String] = [:]
        for name in ["One", "Two"] {
            files["Features/\(name)/Package.swift"] = manifest(name)
            files["Features/\(name)/Sources/\(name)/\(name).swift"] = "public struct \(name) {}\n"
            files["Features/\(name)/Tests/\(name)Tests/\(name)Tests.swift"] = "import \(name)\n"
            files["Features/\(name)/Resources/a.json"] = "{}\n"
        }
        let shop = try ShopRepository(files)
        try shop.replace("{}", with: "[]", in: "Features/One/Resources/a.json")
        #expect(try output(shop).hasSuffix("modules: One\nprograms: none\ntests: OneTests\nroots: none\n"))
        try shop.folder.write("Features/a.json", "{}")
        #expect(try output(shop).contains("  Features/a.json: it is in no module\n"))
    }

    /// Git compares sizes and whole seconds, and reads files that changed in the second in which it wrote its index.
    @Test func aChangeInTheSecondOfACommitIsSeen() throws {
        let shop = try ShopRepository()
        let source = shop.folder.url.appendingPathComponent("Sources/Data/Data.swift").path
        let index = shop.folder.url.appendingPathComponent(".git/index").path
        func setDate(_ path: String) throws {
            let date = Date(timeIntervalSince1970: 1_600_000_000)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }
        try shop.git("config", "core.checkStat", "minimal")
        try setDate(source)
        try shop.git("update-index", "--refresh")
        try setDate(index)
        try shop.replace("DiskStore", with: "FastStore", in: "Sources/Data/Data.swift")
        try setDate(source)
        #expect(try output(shop).hasPrefix("1 file changed since base\nmodules: Data\n"))
    }

    @Test func ignoresFilesThatNothingIsBuiltFrom() throws {
        let shop = try ShopRepository()
        try shop.folder.write("README.md", "# Shop\n")
        try shop.folder.write("docs/a.txt", "text\n")
        #expect(try output(shop, ["--ignore", "*.md", "--ignore", "docs"]) == "nothing changed since base\n")
    }

    @Test func withoutModulesEverythingIsAffected() throws {
        let shop = try ShopRepository([
            "App/main.swift": "import Dovetail\nfinal class AppComponent: BootstrapComponent {}\n"
        ])
        try shop.replace("AppComponent", with: "RootComponent", in: "App/main.swift")
        #expect(try output(shop).contains("everything is affected:\n  no manifest declares modules"))
        // An empty list does not mean that there is nothing to test.
        let run = try shop.dovetail("affected", "--since", "base", "--list", "tests", status: 3)
        #expect(run.output == "")
        #expect(
            run.errors.hasSuffix(
                "error: the list may lack tests, because not all modules are known; use all of them\n"))
    }
}
