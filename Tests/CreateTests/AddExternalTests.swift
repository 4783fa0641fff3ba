import Foundation
import Testing
import ToolRunner

/// `dovetail add external`; nothing is built here.
@Suite struct AddExternalTests {
    private let workshop: Workshop
    private let bank: URL

    init() throws {
        workshop = try Workshop()
        bank = try workshop.bank()
    }

    @Test func theManifestSaysWhereALibraryGoes() throws {
        let added = try Command.dovetail("add", "external", "Firebase", "--via", "adapter", in: bank)
        #expect(added.status == 0, "\(added.errors)")
        #expect(
            try workshop.read("Bank/Package.swift").contains(
                """
                                "FirebaseInterface",
                                .product(name: "Dovetail", package: "Dovetail"),
                                // Firebase itself goes here, and its package into the dependencies above:
                                // .package(url: "https://…/Firebase", from: "1.0.0"),
                                // .product(name: "Firebase", package: "Firebase"),
                            ]
                """))
        let rules = try workshop.read("Bank/dovetail.yml")
        #expect(rules.contains("    modules: [BankData, FirebaseAdapter]\n"))
        #expect(
            rules.hasSuffix(
                """
                common: [FirebaseInterface]
                exhaustive: true
                rules:
                  - id: firebase-behind-adapter
                    protect: {modules: ["external:Firebase*"], only: [FirebaseAdapter]}
                    why: the app uses Firebase only through FirebaseInterface

                """), "\(rules)")
        let checked = try Command.dovetail("check", in: bank)
        #expect(checked.errors.hasSuffix("0 errors, 0 warnings\n"), "\(checked.errors)")
    }

    @Test func nobodyElseImportsTheLibrary() throws {
        try workshop.write(
            "motion/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "motion",
                products: [.library(name: "Lottie", targets: ["LottieCore"])],
                targets: [.target(name: "LottieCore")])
            """)
        try workshop.write("motion/Sources/LottieCore/Animation.swift", "public struct Animation {}\n")
        let added = try Command.dovetail("add", "external", "Lottie", "--path", "../motion", in: bank)
        #expect(added.status == 0, "\(added.errors)")
        let manifest = try workshop.read("Bank/Package.swift")
        #expect(manifest.contains("        .package(name: \"motion\", path: \"../motion\"),\n"))
        #expect(manifest.contains("                .product(name: \"Lottie\", package: \"motion\"),\n"))
        #expect(
            try workshop.read("Bank/Sources/LottieAdapter/LottieClientAdapter.swift").hasPrefix(
                "import LottieCore\nimport LottieInterface\n"))
        try workshop.write("Bank/Sources/BankDomain/Wall.swift", "import LottieCore\n")
        let checked = try Command.dovetail("check", in: bank)
        #expect(checked.status == 1)
        #expect(checked.errors.contains("Sources/BankDomain/Wall.swift:1:8: error: "), "\(checked.errors)")
        #expect(checked.errors.contains("lottie-behind-adapter"), "\(checked.errors)")
    }

    @Test func aLibraryIsNamedByItsAddress() throws {
        let added = try Command.dovetail(
            "add", "external", "Analytics", "--url", "https://example.com/firebase/firebase-ios-sdk.git", "--from",
            "11.0.0", "--product", "FirebaseAnalytics", in: bank)
        #expect(added.status == 0, "\(added.errors)")
        let manifest = try workshop.read("Bank/Package.swift")
        #expect(
            manifest.contains(
                "        .package(url: \"https://example.com/firebase/firebase-ios-sdk.git\", from: \"11.0.0\"),\n"))
        #expect(
            manifest.contains(
                "                .product(name: \"FirebaseAnalytics\", package: \"firebase-ios-sdk\"),\n"))
        #expect(
            try workshop.read("Bank/dovetail.yml").contains(
                "protect: {modules: [\"external:FirebaseAnalytics\"], only: [AnalyticsAdapter]}"))
    }

    @Test(arguments: [
        (["1"], "not a valid name for a library"), (["Swift"], "cannot be called 'Swift'"),
        (["Lottie", "--url", "https://example.com/a"], "--url needs --from"),
        (["Lottie", "--product", "A"], "--product needs --url or --path"),
        (["Lottie", "--path", "a", "--url", "b", "--from", "1.0.0"], "--url and --path cannot be combined"),
        (["Lottie", "--url", "https://example.com/a", "--from", "1"], "not '1'"),
        (["Lottie", "--url", "a\"b", "--from", "1.0.0"], "is not a package URL"),
        (["Lottie", "--path", "../none"], "no Package.swift in '../none'"),
        (["Lottie", "--path", ".", "--product", "A"], "'.' has no product 'A'"),
        (["UIKit"], "'UIKit' is a system library"), (["Foundation"], "'Foundation' is a system library"),
        (["Lottie", "--layer", "vendors"], "no layer is called 'vendors'"),
        (["Lottie", "--via", "hand"], "'hand' is invalid"),
    ])
    func badInputChangesNothing(_ arguments: [String], _ message: String) throws {
        let before = try workshop.files()
        let added = try Command.dovetail(["add", "external"] + arguments, in: bank)
        #expect(added.status == 2)
        #expect(added.errors.contains(message), "\(added.errors)")
        #expect(try workshop.files() == before)
    }

    // MARK: Products and modules

    private func library(_ folder: String, products: String, targets: [String]) throws {
        let list = targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        try workshop.write(
            "\(folder)/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "\(folder)", products: \(products), targets: [\(list)])
            """)
        for target in targets { try workshop.write("\(folder)/Sources/\(target)/A.swift", "public struct A {}\n") }
    }

    @Test func aModuleIsNamedAsItIsImported() throws {
        try library("dash", products: "[.library(name: \"dash-lib\", targets: [\"dash-lib\"])]", targets: ["dash-lib"])
        let added = try Command.dovetail("add", "external", "Dash", "--path", "../dash", in: bank)
        #expect(added.status == 0, "\(added.errors)")
        #expect(
            try workshop.read("Bank/Sources/DashAdapter/DashClientAdapter.swift").hasPrefix(
                "import DashInterface\nimport dash_lib\n"))
        #expect(try workshop.read("Bank/Package.swift").contains(".product(name: \"dash-lib\", package: \"dash\")"))
        #expect(try workshop.read("Bank/dovetail.yml").contains("modules: [\"external:dash_lib\"]"))
        let remote = try Command.dovetail(
            "add", "external", "Mine", "--url", "https://example.com/my-lib", "--from", "1.0.0", "--product", "my-lib",
            in: bank)
        #expect(remote.status == 0, "\(remote.errors)")
        #expect(try workshop.read("Bank/Sources/MineAdapter/MineClientAdapter.swift").contains("import my_lib\n"))
        #expect(try workshop.read("Bank/dovetail.yml").contains("modules: [\"external:my_lib\"]"))
    }

    @Test func librariesWhoseNamesBeginAlikeStayApart() throws {
        try library(
            "motion", products: "[.library(name: \"Lottie\", targets: [\"Lottie\", \"Extra\"])]",
            targets: ["Lottie", "Extra"])
        #expect(try Command.dovetail("add", "external", "Lottie", "--path", "../motion", in: bank).status == 0)
        #expect(
            try workshop.read("Bank/dovetail.yml").contains("modules: [\"external:Extra\", \"external:Lottie\"]"))
        let short = try Command.dovetail("add", "external", "Lott", in: bank)
        #expect(short.status == 0, "\(short.errors)")
        #expect(try workshop.read("Bank/dovetail.yml").contains("modules: [\"external:Lott\"]"))
        let checked = try Command.dovetail("check", in: bank)
        #expect(checked.errors.hasSuffix("0 errors, 0 warnings\n"), "\(checked.errors)")
    }

    @Test func aRuleThatProtectsItAlreadyIsNamed() throws {
        #expect(try Command.dovetail("add", "external", "Lott", in: bank).status == 0)
        let before = try workshop.files()
        let added = try Command.dovetail("add", "external", "Lottie", in: bank)
        #expect(added.status == 2)
        #expect(
            added.errors
                == "error: the rule 'lott-behind-adapter' in dovetail.yml already protects 'Lottie' and lets only "
                + "'LottAdapter' use it: change 'modules' of that rule so that it does not match 'Lottie'\n")
        #expect(try workshop.files() == before)
    }

    @Test func productsThatAreComputedHaveToBeNamed() throws {
        try library("comp", products: "names.map { .library(name: $0, targets: [$0]) }", targets: ["Comp"])
        let before = try workshop.files()
        let added = try Command.dovetail("add", "external", "Comp", "--path", "../comp", in: bank)
        #expect(added.status == 2)
        #expect(
            added.errors
                == "error: '../comp/Package.swift' does not list its products as literals; choose one with --product\n")
        #expect(try workshop.files() == before)
        let named = try Command.dovetail("add", "external", "Comp", "--path", "../comp", "--product", "Comp", in: bank)
        #expect(named.status == 0, "\(named.errors)")
        #expect(try workshop.read("Bank/Sources/CompAdapter/CompClientAdapter.swift").contains("import Comp\n"))
    }

    @Test func aPackageWithoutProducts() throws {
        try library("none", products: "[]", targets: ["None"])
        let added = try Command.dovetail("add", "external", "None", "--path", "../none", in: bank)
        #expect(added.errors == "error: '../none' has no products\n")
    }

    @Test func twiceIsAnError() throws {
        #expect(try Command.dovetail("add", "external", "Firebase", in: bank).status == 0)
        let before = try workshop.files()
        let again = try Command.dovetail("add", "external", "Firebase", in: bank)
        #expect(again.status == 2)
        #expect(again.errors == "error: the name 'FirebaseInterface' is taken\n")
        #expect(try workshop.files() == before)
    }
}
