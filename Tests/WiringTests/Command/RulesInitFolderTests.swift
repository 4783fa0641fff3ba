import Foundation
import Testing
import ToolRunner

/// `dovetail rules init` for an app that is one big target: layers of folders.
@Suite struct RulesInitFolderTests {
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop")])

        """
    private static let files = [
        "Presentation/Home/Home.swift": "struct Home { let load: LoadItems; let item: Item; let text: Text }\n",
        "Presentation/Cart.swift": "struct Cart { let items: [Item] }\n",
        "Domain/UseCases/LoadItems.swift": "struct LoadItems { let items: any Items; let text: Text }\n",
        "Domain/Item.swift": "struct Item {}\nprotocol Items {}\n",
        "Data/Disk.swift": "struct Disk: Items { let item: Item }\n",
        "Utils/Text.swift": "struct Text {}\n",
        "main.swift":
            "print(Home(load: LoadItems(items: Disk(item: Item()), text: Text()), item: Item(), text: Text()))\n",
    ]

    private func folder(_ changes: [String: String] = [:], manifest: String = manifest) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", manifest)
        for (path, text) in Self.files.merging(changes, uniquingKeysWith: { $1 }) {
            try folder.write("Sources/Shop/\(path)", text)
        }
        return folder
    }

    private func rules(in folder: TemporaryFolder) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent("dovetail.yml"), encoding: .utf8)
    }

    @Test func foldersOfKnownNamesAreLayersInTheOrderOfTheirUses() throws {
        let folder = try folder()
        let made = try Command.run(Command.dovetail, ["rules", "init"], in: folder.url)
        #expect(made.status == 0, "\(made.errors)")
        #expect(made.errors == "wrote dovetail.yml: 4 layers; correct it, then run 'dovetail check'\n")
        let expected = """
            # The layers are guessed from folders and the types that they use. Change what is wrong, then run:
            #   dovetail check

            layers:
              - name: presentation
                folders: [Sources/Shop/Presentation]
              - name: data
                folders: [Sources/Shop/Data]
              - name: domain
                folders: [Sources/Shop/Domain]
              - name: common
                folders: [Sources/Shop/Utils]

            # What each layer may use: what it uses today, without what goes against the order of the layers.
            # Remove a name to forbid that use.
            allow:
              presentation: [domain, common]  # uses domain 3 times, common 1 time
              data: [domain]  # uses domain 2 times
              domain: [common]  # uses common 1 time
              common: []

            """
        #expect(try rules(in: folder) == expected)
        let check = try Command.run(Command.dovetail, ["check"], in: folder.url)
        #expect(check.status == 0 && check.errors.contains("rules: 1 kept, 0 broken\n"), "\(check.errors)")
        // A new use against the layers is an error.
        try folder.write("Sources/Shop/Presentation/Cart.swift", "struct Cart { let disk: Disk }\n")
        let later = try Command.run(Command.dovetail, ["check"], in: folder.url)
        #expect(
            later.errors.contains(
                "Sources/Shop/Presentation/Cart.swift:1:25: error: 'Sources/Shop/Presentation' uses 'Disk' of "
                    + "'Sources/Shop/Data', but its layer 'presentation' may not use the layer 'data'"),
            "\(later.errors)")
    }

    @Test func aUseAgainstTheOrderIsInTheBaseline() throws {
        let folder = try folder(["Domain/Show.swift": "struct Show { let cart: Cart }\n"])
        let made = try Command.run(Command.dovetail, ["rules", "init"], in: folder.url)
        #expect(made.errors.contains("1 existing finding, 1 layer violation among them"), "\(made.errors)")
        let rules = try rules(in: folder)
        #expect(
            rules.contains(
                """
                  domain: [common]  # uses common 1 time
                    # not allowed: presentation, with 1 use today

                """), "\(rules)")
        let check = try Command.run(Command.dovetail, ["check"], in: folder.url)
        #expect(check.status == 0 && check.errors.contains("0 errors, 0 warnings"), "\(check.errors)")
    }

    /// A layer that uses another as often as it is used by it is no layer, and its folders may use everything.
    @Test func aLayerThatTheCodeDoesNotSupportIsAComment() throws {
        let folder = try folder(["Utils/Text.swift": "struct Text { let item: Item }\n"])
        let made = try Command.run(Command.dovetail, ["rules", "init"], in: folder.url)
        #expect(made.status == 0, "\(made.errors)")
        let rules = try rules(in: folder)
        #expect(
            rules.contains(
                """
                    folders: [Sources/Shop/Domain]
                  # Not a layer today: common uses domain 1 time, and domain uses common 1 time.
                  # - name: common
                  #   folders: [Sources/Shop/Utils]

                """), "\(rules)")
        #expect(rules.contains("  presentation: [domain]  # uses domain 3 times\n"), "\(rules)")
        #expect(try Command.run(Command.dovetail, ["check"], in: folder.url).status == 0)
    }

    @Test func foldersThatUseEachOtherInBothDirectionsAreAnError() throws {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", Self.manifest)
        try folder.write("Sources/Shop/UI/A.swift", "struct A { var b: B? { nil } }\n")
        try folder.write("Sources/Shop/Models/B.swift", "struct B { let a: A }\n")
        let made = try Command.run(Command.dovetail, ["rules", "init"], in: folder.url)
        #expect(made.status == 2)
        #expect(
            made.errors.contains(
                "cannot guess layers: the folders use each other in both directions (domain uses presentation 1 time, "
                    + "and presentation uses domain 1 time); write the layers yourself"), "\(made.errors)")
    }

    /// The folders of a big target are layers beside those of the modules, with names of their own.
    @Test func aBigTargetBesideOthersHasBothKindsOfLayers() throws {
        let manifest = Self.manifest.replacingOccurrences(
            of: #".executableTarget(name: "Shop")"#,
            with: #".executableTarget(name: "Shop", dependencies: ["CardDomain", "Log", "BankDomain"]), "#
                + #".target(name: "CardDomain", dependencies: ["Log"]), "#
                + #".target(name: "BankDomain", dependencies: ["Log"]), .target(name: "Log")"#)
        let folder = try folder(
            ["main.swift": "import CardDomain\nimport BankDomain\nimport Log\n"], manifest: manifest)
        try folder.write("Sources/CardDomain/Card.swift", "import Log\n")
        try folder.write("Sources/BankDomain/Bank.swift", "import Log\n")
        try folder.write("Sources/Log/Log.swift", "let a = 1\n")
        let made = try Command.run(Command.dovetail, ["rules", "init"], in: folder.url)
        #expect(made.status == 0, "\(made.errors)")
        let rules = try rules(in: folder)
        #expect(
            rules.contains("  - name: domain\n    modules: \"*Domain\"\n")
                && rules.contains("  - name: domain-folders\n    folders: [Sources/Shop/Domain]\n")
                && rules.contains("  data: [domain-folders]"), "\(rules)")
        let check = try Command.run(Command.dovetail, ["check"], in: folder.url)
        #expect(check.status == 0 && check.errors.contains("rules: 1 kept, 0 broken\n"), "\(check.errors)")
    }
}
