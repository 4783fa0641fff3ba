import Foundation
import Testing
import ToolRunner

/// `dovetail init` and what it writes; nothing is built here.
@Suite struct InitTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    @Test func aLayerSeesWhatItMay() throws {
        try workshop.bank()
        let rules = try workshop.read("Bank/dovetail.yml")
        #expect(
            rules.contains(
                """
                allow:
                  core: []
                  domain: [core]
                  data: [core, domain]
                  presentation: [core, domain]
                  app: [core, domain, data, presentation]
                """), "\(rules)")
        let manifest = try workshop.read("Bank/Package.swift")
        #expect(manifest.contains("\n        .target(name: \"BankCore\"),\n"), "\(manifest)")
        #expect(
            manifest.contains(
                """
                            name: "BankPresentation",
                            dependencies: [
                                "BankCore",
                                "BankDomain",
                                .product(name: "Dovetail", package: "Dovetail"),
                            ]
                """), "\(manifest)")
    }

    @Test func aDryRunListsTheFilesAndWritesNothing() throws {
        let shown = try Command.dovetail("init", "Shop", "--path", "Shop", "--dry-run", in: workshop.url)
        #expect(shown.status == 0, "\(shown.errors)")
        #expect(!FileManager.default.fileExists(atPath: workshop.url.appendingPathComponent("Shop").path))
        let listed = shown.output.split(separator: "\n").map { String($0.dropFirst("would create ".count)) }
        let made = try Command.dovetail("init", "Shop", "--path", "Shop", in: workshop.url)
        #expect(made.output.hasPrefix("created Shop with \(listed.count) files"), "\(made.output)")
        for path in listed {
            #expect(FileManager.default.fileExists(atPath: workshop.url.appendingPathComponent(path).path), "\(path)")
        }
        let again = try Command.dovetail("init", "Shop", "--path", "Shop", "--dry-run", in: workshop.url)
        #expect(again.status == 2 && again.errors == "error: 'Shop' already exists; nothing was written\n")
    }

    @Test func otherNamesUseThoseBeforeThem() throws {
        let made = try Command.dovetail(
            "init", "Shop", "--layers", "core,data,presentation,network,shop", in: workshop.url)
        #expect(made.status == 0, "\(made.errors)")
        #expect(
            try workshop.read("Shop/dovetail.yml").contains(
                """
                allow:
                  core: []
                  data: [core]
                  presentation: [core]
                  network: [core, data, presentation]
                  shop: [core, data, presentation, network]
                """))
        #expect(try workshop.read("Shop/Package.swift").contains(".executableTarget(\n            name: \"ShopShop\""))
    }

    @Test(arguments: ["data", "presentation", "domain", "core"])
    func anImportAcrossAWallIsFoundAtItsLine(_ layer: String) throws {
        let bank = try workshop.bank()
        let module = "Bank" + layer.prefix(1).uppercased() + layer.dropFirst()
        let forbidden = layer == "data" ? "BankPresentation" : "BankData"
        let file = "Sources/\(module)/Wall.swift"
        try workshop.write("Bank/\(file)", "\nimport \(forbidden)\n")
        let checked = try Command.dovetail("check", in: bank)
        #expect(checked.status == 1)
        #expect(checked.errors.contains("\(file):2:8: error: "), "\(checked.errors)")
        #expect(checked.errors.contains("[layer-violation]"), "\(checked.errors)")
    }

    @Test func theSameCallWritesTheSameBytes() throws {
        try workshop.bank()
        let other = try Workshop()
        try other.bank()
        #expect(try workshop.files() == other.files())
    }

    @Test func aCheckoutIsNamedAsItIsGiven() throws {
        try workshop.write("clone/Package.swift", "// swift-tools-version: 6.0\n")
        _ = try Command.dovetail("init", "A", "--dovetail", "clone", in: workshop.url)
        #expect(try workshop.read("A/Package.swift").contains(".package(name: \"Dovetail\", path: \"../clone\"),"))
        let beside = try Command.dovetail("init", "B", "--path", "clone/B", in: workshop.url)
        #expect(beside.errors.contains("expects a clone of Dovetail at clone/B/../dovetail"), "\(beside.errors)")
        #expect(
            try workshop.read("clone/B/Package.swift").contains(".package(name: \"Dovetail\", path: \"../dovetail\"),"))
    }

    // MARK: Errors

    @Test(arguments: [
        (["123"], "not a valid name for a package"), (["a b"], "not a valid name for a package"),
        (["class"], "'class', which is a keyword"), (["Swift"], "cannot be called 'Swift'"),
        ([""], "not a valid name for a package"), (["Bank", "--layers", "core"], "at least two layers"),
        (["Bank", "--layers", "core,1,app"], "'1' is not a valid name"),
        (["Bank", "--layers", "core,,app"], "'' is not a valid name"),
        (["Bank", "--layers", "core,true,app"], "a layer cannot be called 'true'"),
        (["Bank", "--layers", "True,app"], "a layer cannot be called 'True', which is a keyword of YAML"),
        (["Bank", "--layers", "Null,app"], "a layer cannot be called 'Null', which is a keyword of YAML"),
        (["Bank", "--layers", "core,y,app"], "a layer cannot be called 'y', which is a keyword of YAML"),
        (["Dovetail"], "a package cannot be called 'Dovetail'"),
        (["dovetail"], "a package cannot be called 'dovetail'"),
        (["Bank", "--path", "Dovetail"], "has the same folder name as Dovetail's clone"),
        (["Bank", "--layers", "core,core,app"], "the layer 'core' is listed twice"),
        (["Bank", "--layers", "core,Core,app"], "'BankCore' is taken"),
        (["Bank", "--layers", "core,coreTests,app"], "'BankCoreTests' is taken"),
        (["UI", "--layers", "kit,app"], "a module cannot be called 'UIKit'"),
        (["Bank", "--dovetail", "nowhere"], "no Package.swift in 'nowhere'"),
        (["Bank", "--path", "no/such/Bank"], "the folder 'no/such' does not exist"),
    ])
    func badInputWritesNothing(_ arguments: [String], _ message: String) throws {
        let made = try Command.dovetail(["init"] + arguments, in: workshop.url)
        #expect(made.status == 2)
        #expect(made.errors.contains(message), "\(made.errors)")
        #expect(try workshop.files().isEmpty)
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        let made = try Command.dovetail("init", "Bank", "--path", "/proc/bank", in: workshop.url)
        #expect(made.status == 2)
        #expect(made.errors.contains("'/proc/bank'") || made.errors.contains("'/proc/bank/"), "\(made.errors)")
        #expect(!made.errors.contains(".dovetail-"), "\(made.errors)")
    }

    @Test func whatIsThereStays() throws {
        try workshop.write("Bank/notes.txt", "mine\n")
        let before = try workshop.files()
        let made = try Command.dovetail("init", "Bank", in: workshop.url)
        #expect(made.status == 2)
        #expect(made.errors == "error: 'Bank' already exists; nothing was written\n")
        #expect(try workshop.files() == before)
    }

    @Test func aFullDiskLeavesNothing() throws {
        let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" init Bank"
        let made = try Command.shell(script, in: workshop.url)
        #expect(made.status == 2, "\(made.errors)")
        #expect(made.errors.contains("cannot be written"), "\(made.errors)")
        #expect(try workshop.files().isEmpty)
    }
}
