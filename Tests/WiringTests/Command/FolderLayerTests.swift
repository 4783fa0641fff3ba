import Foundation
import Testing
import ToolRunner

/// Layers that consist of folders, in an app whose files are in one module.
@Suite struct FolderLayerTests {
    private static let rules = """
        layers:
          - name: screens
            folders: ["App/Screens/*"]
          - name: domain
            folders: [App/Domain]
          - name: data
            folders: ["App/Data/**"]
        allow:
          screens: [domain]
          data: [domain]

        """
    private static let files = [
        "App/Domain/Account.swift": "struct Account { struct ID {} }\nprotocol Accounts { func all() -> [Account] }\n",
        "App/Data/Disk/Database.swift": "final class Database: Accounts { func all() -> [Account] { [] } }\n",
        "App/Screens/Home/Home.swift": "struct Home { let accounts: any Accounts; let id: Account.ID }\n",
        "App/Screens/Card/Card.swift": "struct Card { let accounts: any Accounts }\n",
        "App/main.swift": "let home = Home(accounts: Database(), id: Account.ID())\n",
    ]

    private func check(_ changes: [String: String] = [:], rules: String = rules) throws -> Command {
        let folder = try TemporaryFolder()
        try folder.write("dovetail.yml", rules)
        for (path, text) in Self.files.merging(changes, uniquingKeysWith: { $1 }) { try folder.write(path, text) }
        return try Command.dovetail("check", in: folder.url)
    }

    @Test func usesThatAreAllowedAreNoFindings() throws {
        let run = try check()
        #expect(run.status == 0 && run.errors.contains("rules: 1 kept, 0 broken\n"), "\(run.errors)")
    }

    @Test func aTypeOfAnotherLayerIsAFinding() throws {
        let run = try check([
            "App/Screens/Home/Home.swift": """
            struct Home { let accounts: any Accounts; let id: Account.ID }
            func load() -> [Account] { Database().all() }
            let again = Database()

            """
        ])
        #expect(run.status == 1)
        let expected = """
            App/Screens/Home/Home.swift:2:28: error: 'App/Screens/Home' uses 'Database' of 'App/Data', but its layer \
            'screens' may not use the layer 'data' [layer-violation]
            App/Data/Disk/Database.swift:1:13: note: 'Database' is declared here
            dovetail.yml:9:3: note: the layer 'screens' may use only 'domain'
            App/Screens/Home/Home.swift:2:28: note: help: use a protocol from 'domain', whose implementation is \
            passed in; or let 'screens' use 'data' under 'allow' (dovetail.yml:9)
            """
        #expect(run.errors.contains(expected), "\(run.errors)")
        #expect(run.errors.contains("rules: 0 kept, 1 broken: layers\n"), "\(run.errors)")
        #expect(run.errors.contains("1 error, 0 warnings\n"), "\(run.errors)")
    }

    /// Each folder that a pattern matches is apart from the others.
    @Test func foldersOfOneLayerAreApart() throws {
        let run = try check(["App/Screens/Card/Card.swift": "struct Card { let home: Home? }\n"])
        #expect(
            run.errors.contains(
                "'App/Screens/Card' uses 'Home' of 'App/Screens/Home', but folders of the layer 'screens' may not use "
                    + "each other [layer-violation]"), "\(run.errors)")
        let allowed = Self.rules.replacingOccurrences(of: "screens: [domain]", with: "screens: [domain, screens]")
        #expect(
            try check(["App/Screens/Card/Card.swift": "struct Card { let home: Home? }\n"], rules: allowed).status == 0)
    }

    /// A folder that is named counts before one that a pattern matches.
    @Test func oneOfTheFoldersCanBeALayerOfItsOwn() throws {
        let shared = Self.rules.replacingOccurrences(
            of: "  - name: domain\n", with: "  - {name: shared, folders: [App/Screens/Shared]}\n  - name: domain\n"
        )
        .replacingOccurrences(of: "screens: [domain]", with: "screens: [domain, shared]")
        let files = [
            "App/Screens/Shared/Button.swift": "struct Button {}\n",
            "App/Screens/Card/Card.swift": "let button = Button()\n",
        ]
        #expect(try check(files, rules: shared).status == 0)
        #expect(try check(files).status == 1)
    }

    /// Names are looked up as Swift does: nearer declarations hide others.
    @Test(arguments: [
        ("struct Home { struct Database {}; let own: Database }", true),
        ("struct Home<Database> { let own: Database }", true),
        ("func home() { struct Database {}; _ = Database() }", true),
        ("// Database\nlet text = \"Database\"", true),
        ("extension Database {}", false),
        ("typealias Store = Database", false),
        ("struct Home { let make: () -> [Database?] }", false),
    ])
    func onlyUsesOfTheTypeCount(_ text: String, _ isAllowed: Bool) throws {
        let run = try check(["App/Screens/Home/Home.swift": text + "\n", "App/main.swift": ""])
        #expect((run.status == 0) == isAllowed, "\(run.errors)")
    }

    @Test func usesInSeveralFilesAreOneFinding() throws {
        let run = try check([
            "App/Screens/Home/A.swift": "let a = Database()\n", "App/Screens/Home/B.swift": "let b = Database()\n",
        ])
        #expect(run.errors.contains("App/Screens/Home/B.swift:1:9: note: it is used here too\n"), "\(run.errors)")
        #expect(run.errors.contains("1 error, 0 warnings\n"), "\(run.errors)")
    }

    /// Paths of the rules are relative to their file, wherever the tool runs.
    @Test func theRunMayBeInAnotherFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("dovetail.yml", Self.rules)
        for (path, text) in Self.files { try folder.write(path, text) }
        try folder.write("App/Screens/Card/Card.swift", "let database = Database()\n")
        for path in ["App", "App/Screens", "App/Data/Disk"] {
            let run = try Command.dovetail("check", in: folder.url.appendingPathComponent(path))
            #expect(run.status == 1 && run.errors.contains("1 error, 0 warnings\n"), "\(run.errors)")
            #expect(run.errors.contains("'App/Screens/Card' uses 'Database' of 'App/Data'"), "\(run.errors)")
        }
    }

    @Test func aCommentSuppressesOne() throws {
        let run = try check([
            "App/Screens/Home/Home.swift":
                "// dovetail:ignore layer-violation: until the store is a protocol\nlet store = Database()\n"
        ])
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func aFolderThatDoesNotExistIsSaid() throws {
        let run = try check(rules: Self.rules.replacingOccurrences(of: "App/Domain", with: "App/Domian"))
        #expect(
            run.errors.contains(
                "dovetail.yml:5:15: warning: no Swift file is in a folder 'App/Domian' [unknown-module]"),
            "\(run.errors)")
    }

    @Test(arguments: [
        ("  - name: data\n", "the layer 'data' needs 'modules' or 'folders'"),
        ("  - name: data\n    folders: [\"App/**/Data\"]\n", "'**' can only be at the end of a path"),
    ])
    func mistakesInTheRulesAreErrors(_ layer: String, _ message: String) throws {
        let run = try check(rules: "layers:\n\(layer)")
        #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    }
}
