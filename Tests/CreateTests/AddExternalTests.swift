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
                    why: the app knows Firebase by FirebaseInterface alone

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
        (["1"], "a library is a name"), (["Swift"], "cannot be called 'Swift'"),
        (["Lottie", "--url", "https://example.com/a"], "--url and --from go together"),
        (["Lottie", "--product", "A"], "--product needs --url or --path"),
        (["Lottie", "--path", "a", "--url", "b", "--from", "1.0.0"], "either --url or --path"),
        (["Lottie", "--url", "https://example.com/a", "--from", "1"], "not '1'"),
        (["Lottie", "--url", "a\"b", "--from", "1.0.0"], "is no address"),
        (["Lottie", "--path", "../none"], "there is no Package.swift in '../none'"),
        (["Lottie", "--path", ".", "--product", "A"], "'.' has no product 'A'"),
        (["Lottie", "--layer", "vendors"], "there is no layer 'vendors'"),
        (["Lottie", "--via", "hand"], "'hand' is invalid"),
    ])
    func badInputChangesNothing(_ arguments: [String], _ message: String) throws {
        let before = try workshop.files()
        let added = try Command.dovetail(["add", "external"] + arguments, in: bank)
        #expect(added.status == 2)
        #expect(added.errors.contains(message), "\(added.errors)")
        #expect(try workshop.files() == before)
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
