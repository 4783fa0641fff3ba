import Foundation
import Testing
import ToolRunner

/// `dovetail add module`; nothing is built here.
@Suite struct AddModuleTests {
    private let workshop: Workshop
    private let bank: URL

    init() throws {
        workshop = try Workshop()
        bank = try workshop.bank()
    }

    @Test func aModuleDependsOnWhatItsLayerMayUse() throws {
        let added = try Command.dovetail("add", "module", "Statement", "--layer", "data", in: bank)
        #expect(
            added.output == """
                created Sources/Statement/StatementStore.swift
                created Tests/StatementTests/StatementStoreTests.swift
                changed Package.swift
                changed dovetail.yml

                """)
        #expect(
            try workshop.read("Bank/Package.swift").contains(
                "        .target(name: \"Statement\", dependencies: [\"BankCore\", \"BankDomain\"]),\n"))
        #expect(try workshop.read("Bank/dovetail.yml").contains("    modules: [BankData, Statement]\n"))
        #expect(
            try workshop.read("Bank/Sources/Statement/StatementStore.swift").hasPrefix(
                "import BankCore\nimport BankDomain\n"))
    }

    @Test func severalModulesAreAddedAtOnce() throws {
        let one = try Command.dovetail("add", "module", "Loan", "Statement", "--layer", "data", in: bank)
        #expect(
            one.output == """
                created Sources/Loan/LoanStore.swift
                created Tests/LoanTests/LoanStoreTests.swift
                created Sources/Statement/StatementStore.swift
                created Tests/StatementTests/StatementStoreTests.swift
                changed Package.swift
                changed dovetail.yml

                """, "\(one.errors)")
        #expect(try workshop.read("Bank/dovetail.yml").contains("    modules: [BankData, Loan, Statement]\n"))
        try expectClean()
        // If one cannot be added, none is.
        let twice = try Command.dovetail("add", "module", "Card", "Card", "--layer", "data", in: bank)
        #expect(twice.status == 2 && twice.output == "", "\(twice.errors)")
        #expect(try !workshop.read("Bank/Package.swift").contains("Card"))
    }

    @Test func anInterfaceIsWiredAndOpenToAll() throws {
        let added = try Command.dovetail(
            "add", "module", "Card", "--layer", "presentation", "--interface", in: bank)
        #expect(added.errors == "")
        #expect(try workshop.read("Bank/dovetail.yml").contains("\ncommon: [CardInterface]\n"))
        #expect(
            try workshop.read("Bank/Sources/BankApp/AppContainer.swift").contains(
                "        BankPresentationAssembly(),\n        CardAssembly())\n"))
        let main = try workshop.read("Bank/Sources/BankApp/main.swift")
        #expect(main.contains("import CardInterface\n"))
        #expect(main.contains("print(try container.resolve((any CardScreen).self).title)\n"))
        try expectClean()
        // The interface breaks a cycle: two modules of one layer that use each other's services.
        _ = try Command.dovetail("add", "module", "Deposit", "--layer", "presentation", in: bank)
        let manifest = try workshop.read("Bank/Package.swift")
        let opened = manifest.replacingOccurrences(
            of: "name: \"Deposit\", dependencies: [", with: "name: \"Deposit\", dependencies: [\"CardInterface\", ")
        try workshop.write("Bank/Package.swift", opened)
        try workshop.write("Bank/Sources/Deposit/Opening.swift", "import CardInterface\n")
        try expectClean()
        try workshop.write("Bank/Sources/Deposit/Opening.swift", "import Card\nimport CardInterface\n")
        let checked = try Command.dovetail("check", in: bank)
        #expect(checked.errors.contains("Sources/Deposit/Opening.swift:1:8: error: "), "\(checked.errors)")
    }

    @Test func whatADryRunShowsIsWhatIsWritten() throws {
        let arguments = ["add", "module", "Card", "--layer", "presentation", "--interface"]
        let before = try workshop.files()
        let shown = try Command.dovetail(arguments + ["--dry-run"], in: bank)
        #expect(shown.status == 0, "\(shown.errors)")
        #expect(try workshop.files() == before)
        let other = try Workshop()
        let copy = try other.bank()
        try other.write("change.diff", shown.output)
        let patched = try Command.env("patch", "-p1", "-s", "-i", "../change.diff", in: copy)
        #expect(patched.status == 0, "\(patched.output)\(patched.errors)")
        try FileManager.default.removeItem(at: other.url.appendingPathComponent("change.diff"))
        _ = try Command.dovetail(arguments, in: bank)
        #expect(try workshop.files() == other.files())
    }

    @Test func anotherPackageIsNamedByItsFolder() throws {
        let added = try Command.dovetail(
            "add", "module", "Card", "--layer", "core", "--interface", "--package-path", "Bank", in: workshop.url)
        #expect(added.output.contains("changed Bank/Sources/BankApp/AppContainer.swift\n"), "\(added.errors)")
        try expectClean()
    }

    @Test func aPackageOfAnotherShapeIsLeftToItsOwner() throws {
        try workshop.write(
            "Own/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Own", targets: [.target(name: "Kit"), .executableTarget(name: "Program", dependencies: ["Kit"])])
            """)
        try workshop.write("Own/Sources/Kit/Kit.swift", "")
        try workshop.write("Own/Sources/Program/main.swift", "import Kit\n")
        try workshop.write("Own/dovetail.yml", "layers:\n- name: kits # shared\n  modules: [\"*Kit\"]\n")
        let own = workshop.url.appendingPathComponent("Own")
        let added = try Command.dovetail("add", "module", "CardKit", "--layer", "kits", in: own)
        #expect(added.status == 0, "\(added.errors)")
        // The layer's pattern already matches the module.
        #expect(!added.output.contains("dovetail.yml"))
        #expect(
            try workshop.read("Own/Package.swift").contains(
                "[.target(name: \"Kit\"), .target(name: \"CardKit\"), .executableTarget("))
        let before = try workshop.files()
        let wired = try Command.dovetail("add", "module", "MapKit", "--layer", "kits", in: own)
        #expect(wired.errors.contains("a module cannot be called 'MapKit'"))
        let interface = try Command.dovetail("add", "module", "RouteKit", "--layer", "kits", "--interface", in: own)
        #expect(interface.status == 2)
        #expect(interface.errors == "error: Package.swift does not depend on Dovetail\n")
        #expect(try workshop.files() == before)
    }

    @Test(arguments: [
        (".package(url: \"https://example.com/own/dovetail-di.git\", from: \"0.1.0\")", "dovetail-di"),
        (".package(path: \"../dovetail-di\")", "dovetail-di"),
        (".package(name: \"Dovetail\", path: \"../dovetail-di\")", "Dovetail"),
        (".package(url: \"https://example.com/own/dovetail\", from: \"0.1.0\")", "Dovetail"),
    ])
    func productsNameThePackageAsTheManifestDoes(_ dependency: String, _ name: String) throws {
        try workshop.write(
            "Own/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Own", dependencies: [\(dependency)], targets: [.target(name: "Kit")])
            """)
        try workshop.write("Own/Sources/Kit/Kit.swift", "")
        try workshop.write("Own/dovetail.yml", "layers:\n- name: kits\n  modules: [\"*Kit\"]\n")
        let own = workshop.url.appendingPathComponent("Own")
        let added = try Command.dovetail("add", "module", "RouteKit", "--layer", "kits", "--interface", in: own)
        #expect(added.status == 0, "\(added.errors)")
        let manifest = try workshop.read("Own/Package.swift")
        #expect(manifest.contains(".product(name: \"Dovetail\", package: \"\(name)\")"), "\(manifest)")
    }

    @Test func typesHaveCapitals() throws {
        let added = try Command.dovetail(
            "add", "module", "card", "--layer", "presentation", "--interface", in: bank)
        #expect(added.status == 0, "\(added.errors)")
        #expect(try workshop.read("Bank/Sources/cardInterface/CardScreen.swift").contains("public protocol CardScreen"))
        #expect(try workshop.read("Bank/Sources/BankApp/AppContainer.swift").contains("CardAssembly()"))
        try expectClean()
        let library = try Command.dovetail("add", "external", "lottie", in: bank)
        #expect(library.status == 0, "\(library.errors)")
        #expect(try workshop.read("Bank/Sources/BankApp/AppContainer.swift").contains("LottieAdapterAssembly()"))
        try expectClean()
    }

    @Test func pathsAreToldAsTheyAre() throws {
        try workshop.write("dovetail.yml", workshop.read("Bank/dovetail.yml"))
        try FileManager.default.removeItem(at: bank.appendingPathComponent("dovetail.yml"))
        let added = try Command.dovetail(
            "add", "module", "Card", "--layer", "core", "--package-path", "Bank/", in: workshop.url)
        #expect(
            added.output == """
                created Bank/Sources/Card/CardService.swift
                created Bank/Tests/CardTests/CardServiceTests.swift
                changed Bank/Package.swift
                changed dovetail.yml

                """, "\(added.errors)")
    }

    @Test func aByteOrderMarkAndTheEndsOfLinesStay() throws {
        let manifest = try workshop.read("Bank/Package.swift")
        try workshop.write("Bank/Package.swift", "\u{FEFF}" + manifest.replacingOccurrences(of: "\n", with: "\r\n"))
        let added = try Command.dovetail("add", "module", "Card", "--layer", "core", in: bank)
        #expect(added.status == 0, "\(added.errors)")
        for path in ["Package.swift", "Sources/Card/CardService.swift"] {
            let bytes = Array(try Data(contentsOf: bank.appendingPathComponent(path)))
            #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]) == (path == "Package.swift"))
            #expect(bytes.indices.allSatisfy { bytes[$0] != 10 || ($0 > 0 && bytes[$0 - 1] == 13) }, "\(path)")
        }
    }

    @Test func whatEndsAsAnInterfaceIsInItsLayer() throws {
        let rules = try workshop.read("Bank/dovetail.yml")
        let contracts = "layers:\n  - name: contracts\n    modules: [\"kind:interface\"]\n"
        try workshop.write("Bank/dovetail.yml", rules.replacingOccurrences(of: "layers:\n", with: contracts))
        let added = try Command.dovetail("add", "module", "RouteAPI", "--layer", "data", in: bank)
        #expect(added.status == 2)
        #expect(added.errors.contains("'RouteAPI' matches the layer 'contracts'"), "\(added.errors)")
        // The interface of a module would be there, too, where the module's layer may not use it.
        let card = try Command.dovetail("add", "module", "Card", "--layer", "data", "--interface", in: bank)
        #expect(card.status == 2)
        #expect(
            card.errors
                == "error: 'CardInterface' would be in the layer 'contracts', which 'data' may not use\n")
    }

    // MARK: Errors

    @Test(arguments: [
        (["123", "--layer", "data"], "'123' is not a valid name"),
        (["a b", "--layer", "data"], "'a b' is not a valid name"),
        (["../x", "--layer", "data"], "'../x' is not a valid name"),
        (["struct", "--layer", "data"], "'struct', which is a keyword of Swift"),
        (["Type", "--layer", "data"], "'Type', which is a keyword of Swift"),
        (["Swift", "--layer", "data"], "cannot be called 'Swift'"),
        (["Foundation", "--layer", "data"], "cannot be called 'Foundation'"),
        (["Dovetail", "--layer", "data"], "cannot be called 'Dovetail'"),
        (["dovetail", "--layer", "data"], "cannot be called 'dovetail'"),
        (["Null", "--layer", "data"], "a module cannot be called 'Null', which is a keyword of YAML"),
        (["BankData", "--layer", "data"], "the name 'BankData' is taken"),
        (["bankdata", "--layer", "data"], "the name 'bankdata' is taken, by 'BankData'"),
        (["Card", "--layer", "date"], "no layer is called 'date' in dovetail.yml; the layers are core, domain, "),
        (["Card", "--layer", "app", "--interface"], "its layer 'app' may not use 'app'"),
        (["Card", "--layer", "data", "--package-path", "no"], "no such file or folder: 'no'"),
        (["Card"], "Missing expected argument '--layer"),
    ])
    func badInputChangesNothing(_ arguments: [String], _ message: String) throws {
        let before = try workshop.files()
        let added = try Command.dovetail(["add", "module"] + arguments, in: bank)
        #expect(added.status == 2, "\(added.output)")
        #expect(added.errors.contains(message), "\(added.errors)")
        #expect(try workshop.files() == before)
    }

    @Test func twiceIsAnError() throws {
        let arguments = ["add", "module", "Card", "--layer", "presentation", "--interface"]
        #expect(try Command.dovetail(arguments, in: bank).status == 0)
        let before = try workshop.files()
        let again = try Command.dovetail(arguments, in: bank)
        #expect(again.status == 2)
        #expect(again.errors == "error: the name 'CardInterface' is taken\n")
        #expect(try workshop.files() == before)
    }

    @Test func aFolderThatIsThereStays() throws {
        try workshop.write("Bank/Sources/Card/Mine.swift", "// mine\n")
        let before = try workshop.files()
        let added = try Command.dovetail("add", "module", "Card", "--layer", "data", in: bank)
        #expect(added.status == 2)
        #expect(added.errors == "error: 'Sources/Card' already exists\n")
        #expect(try workshop.files() == before)
    }

    @Test func aDiskThatIsFullInTheMiddleChangesNothing() throws {
        let before = try workshop.files()
        // Files are limited to one block: the new sources fit, the manifest does not.
        let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" add module Card --layer presentation --interface"
        let added = try Command.shell(script, in: bank)
        #expect(added.status == 2, "\(added.errors)")
        #expect(added.errors.contains("'Package.swift' cannot be written"), "\(added.errors)")
        #expect(try workshop.files() == before)
    }

    private func expectClean(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let checked = try Command.dovetail("check", "--rules", "\(bank.path)/dovetail.yml", in: bank)
        #expect(checked.errors.hasSuffix("0 errors, 0 warnings\n"), "\(checked.errors)", sourceLocation: sourceLocation)
    }
}
