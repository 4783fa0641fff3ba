import Foundation
import Testing
import ToolRunner

/// Exceptions for uses between folders.
@Suite struct FolderExceptionTests {
    private static let layers = """
        layers:
          - name: screens
            folders: ["App/Screens/*"]
          - name: data
            folders: [App/Data]
        allow:
          screens: []
        exceptions:
          - rule: layer-violation

        """
    private static let files = [
        "App/Data/Database.swift": "final class Database {}\n",
        "App/Screens/Home/Home.swift": "let database = Database()\n",
        "App/Screens/Card/Card.swift": "struct Card {}\n",
    ]
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "App", targets: [.executableTarget(name: "App", path: "App")])

        """

    private func check(
        from: String, to: String, more: String = "", files: [String: String] = [:], in path: String? = nil
    ) throws -> Command {
        let folder = try TemporaryFolder()
        let exception = "    from: \(from)\n    to: \(to)\n    reason: until the store is a protocol\n\(more)"
        try folder.write("dovetail.yml", Self.layers + exception)
        for (path, text) in Self.files.merging(files, uniquingKeysWith: { $1 }) { try folder.write(path, text) }
        return try Command.dovetail("check", in: path.map { folder.url.appendingPathComponent($0) } ?? folder.url)
    }

    @Test(arguments: [
        ("folder:App/Screens/Home", "folder:App/Data"), ("folder:App/Screens/*", "layer:data"),
        ("layer:screens", "folder:App/Data"), ("layer:screens", "layer:data"),
        ("folder:!App/Screens/Card", "folder:App/D*"),
    ])
    func aUseThatAnExceptionCoversIsNoFinding(_ from: String, _ to: String) throws {
        let run = try check(from: "\"\(from)\"", to: "\"\(to)\"")
        #expect(run.status == 0 && run.errors.contains("rules: 1 kept, 0 broken\n"), "\(run.errors)")
        // The same with a manifest, whose modules have no use that needs it.
        let withModules = try check(from: "\"\(from)\"", to: "\"\(to)\"", files: ["Package.swift": Self.manifest])
        #expect(withModules.status == 0, "\(withModules.errors)")
    }

    @Test(arguments: [false, true])
    func anExceptionThatNothingNeedsIsStale(_ hasModules: Bool) throws {
        let files = hasModules ? ["Package.swift": Self.manifest] : [:]
        let run = try check(from: "folder:App/Screens/Card", to: "folder:App/Data", files: files)
        #expect(run.status == 1)
        #expect(
            run.errors.contains(
                "dovetail.yml:9:5: error: the exception to 'layer-violation' for 'folder:App/Screens/Card' and "
                    + "'folder:App/Data' is unused [stale-exception]\n"), "\(run.errors)")
        #expect(run.errors.contains("Home.swift:1:16: error: 'App/Screens/Home' uses 'Database'"), "\(run.errors)")
        #expect(run.errors.contains("2 errors, 0 warnings\n"), "\(run.errors)")
        let ofLayers = try check(from: "layer:data", to: "layer:screens", files: files)
        #expect(
            ofLayers.errors.contains("for 'layer:data' and 'layer:screens' is unused [stale-exception]"),
            "\(ofLayers.errors)")
    }

    @Test func anExceptionThatIsOverIsStaleAndAllowsNothing() throws {
        let run = try check(from: "folder:App/Screens/Home", to: "folder:App/Data", more: "    until: 2020-12-31\n")
        #expect(run.status == 1)
        #expect(run.errors.contains("expired on 2020-12-31 [stale-exception]"), "\(run.errors)")
        #expect(run.errors.contains("2 errors, 0 warnings\n"), "\(run.errors)")
    }

    /// Paths are relative to the rules file.
    @Test func theRunMayBeInAnotherFolder() throws {
        let run = try check(from: "folder:App/Screens/Home", to: "folder:App/Data", in: "App")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func aFolderCanBeLeftOutOfALayer() throws {
        let folder = try TemporaryFolder()
        let rules = """
            layers:
              - name: screens
                folders: ["App/Screens/*"]
                except: EXCEPT
              - name: data
                folders: [App/Data]

            """
        for (path, text) in Self.files { try folder.write(path, text) }
        func run(_ except: String) throws -> Command {
            try folder.write("dovetail.yml", rules.replacingOccurrences(of: "EXCEPT", with: except))
            return try Command.dovetail("check", in: folder.url)
        }
        #expect(try run("folder:App/Screens/Home").status == 0)
        #expect(try run("folder:App/Screens/Card").status == 1)
        let unknown = try run("folder:App/Screens/Hone")
        #expect(
            unknown.errors.contains(
                "dovetail.yml:4:13: warning: no Swift file is in a folder 'App/Screens/Hone' [unknown-module]"),
            "\(unknown.errors)")
    }

    @Test(arguments: [
        ("folder:App/Screens/Home", "Database", "both 'from' and 'to' must be 'folder:' or 'layer:'"),
        ("folder:App/Screens/Home", "\"\"", "'to' is empty"),
    ])
    func mistakesAreErrors(_ from: String, _ to: String, _ message: String) throws {
        let run = try check(from: from, to: to)
        #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    }

    @Test func foldersAreOnlyForLayers() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "dovetail.yml",
            Self.layers.replacingOccurrences(of: "layer-violation", with: "unused-dependency")
                + "    from: folder:A\n    to: folder:B\n    reason: none\n")
        try folder.write("App/Data/A.swift", "let a = 1\n")
        let run = try Command.dovetail("check", in: folder.url)
        #expect(
            run.status == 2 && run.errors.contains("an exception for folders needs 'rule: layer-violation'"),
            "\(run.errors)")
    }
}
