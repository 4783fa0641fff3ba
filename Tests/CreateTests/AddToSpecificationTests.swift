import Foundation
import Testing
import ToolRunner

/// `dovetail add` in XcodeGen's projects, whose specifications are edited.
@Suite struct AddToSpecificationTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    @Test func aModuleOfAnXcodeGenProject() throws {
        let app = try workshop.app(.xcodeGen)
        try workshop.expectClean(modules: 4)
        let added = try workshop.add("module", "Deposit", "--layer", "features", "--interface")
        #expect(added.status == 0)
        #expect(
            added.output == """
                created DepositInterface/DepositService.swift
                created Deposit/DefaultDepositService.swift
                created Deposit/DepositAssembly.swift
                created DepositTests/DepositServiceTests.swift
                changed project.yml
                changed dovetail.yml
                changed App/main.swift

                """)
        #expect(added.errors == "")
        // The order of targets: a copy follows what it is a copy of.
        let (core, card, tests, main) = (0, 1, 2, 3)
        var modules = SampleApp.modules
        modules[main].needs += ["Deposit", "DepositInterface"]
        let order =
            [modules[core], modules[card]] + SampleApp.deposit[0...1] + [
                modules[tests], SampleApp.deposit[2], modules[main],
            ]
        let wanted = try #require(app.manifests(order)["project.yml"])
        // Each dependency is added at the end of its list.
        let written = try workshop.read("project.yml")
        #expect(
            written
                == wanted.replacingOccurrences(
                    of: "Card\n      - target: Deposit\n      - target: DepositInterface\n      - package: Dovetail\n",
                    with: "Card\n      - package: Dovetail\n      - target: Deposit\n      - target: DepositInterface\n"
                ),
            "\(written)")
        try workshop.expectClean(modules: 7)
    }

    /// Comments, blank lines and line ends stay, and a target's own settings are copied under the new name.
    @Test func aSpecificationIsOnlyExtended() throws {
        _ = try workshop.app(.xcodeGen)
        let text = """
            # Bank
            name: Bank
            targets:
              Core:  {type: framework, platform: iOS, sources: [Core]}

              # cards
              Card:
                type: framework
                platform: iOS   # for now
                settings:
                  base:
                    PRODUCT_BUNDLE_IDENTIFIER: com.bank.Card
                sources: Card
                dependencies:
                - target: Core   # money
                - package: Dovetail

              App:
                type: application
                platform: iOS
                sources: [App]
                dependencies: [{target: Card}, {target: Core}, {package: Dovetail}]
            # the end
            """
        try workshop.write("project.yml", text.replacingOccurrences(of: "\n", with: "\r\n"))
        let added = try workshop.add("module", "Deposit", "--layer", "features")
        #expect(added.errors == "to do: embed 'Deposit' where 'Card' is embedded\n")
        let new = """

              Deposit:
                type: framework
                platform: iOS   # for now
                settings:
                  base:
                    PRODUCT_BUNDLE_IDENTIFIER: com.bank.Deposit
                sources: [Deposit]
                dependencies:
                  - target: Core

              DepositTests:
                type: bundle.unit-test
                platform: iOS   # for now
                sources: [DepositTests]
                dependencies:
                  - target: Deposit

            """
        let wanted = text.replacingOccurrences(of: "    - package: Dovetail\n", with: "    - package: Dovetail\n" + new)
        #expect(try workshop.read("project.yml") == wanted.replacingOccurrences(of: "\n", with: "\r\n"))
    }

    /// A target that has something of its own is not copied, and a list in another form is not extended.
    @Test(arguments: [
        ("    sources: [Card]\n", "    sources: [Card]\n    scheme: {testTargets: [CardTests]}\n"),
        ("    sources: [Card]\n", "    sources: [Card]\n    settings: {PRODUCT_BUNDLE_IDENTIFIER: com.bank.card}\n"),
        ("    sources: [Card]\n", "    sources: [Card]\n    info: {path: Cards/Info.plist}\n"),
        ("  Card:\n", "  Card: &card\n"),
        ("name: Bank\n", "name: Bank\r\n"),
    ])
    func whatIsNotCertainIsListed(_ old: String, _ new: String) throws {
        let app = try workshop.app(.xcodeGen)
        let text = try workshop.read("project.yml").replacingOccurrences(of: old, with: new)
        try workshop.write("project.yml", text)
        let added = try workshop.add("module", "Deposit", "--layer", "features", "--interface")
        #expect(added.status == 0)
        #expect(
            added.errors.contains(
                "to do: in project.yml, add a framework target 'Deposit' with the folder 'Deposit', and the platforms and "
                    + "settings of 'Card'; embed it where 'Card' is embedded\n"
                    + "to do: let 'Deposit' depend on 'DepositInterface', 'Core', 'Dovetail'\n"), "\(added.errors)")
        try workshop.finish(app, SampleApp.deposit, appNeeds: ["Deposit", "DepositInterface"])
    }

    /// XcodeGen would replace what is changed in the project that it generated.
    @Test func aGeneratedProjectIsNotChanged() throws {
        let app = try workshop.app(.xcode)
        let specification = try #require(SampleApp(kind: .xcodeGen).manifests(SampleApp.modules)["project.yml"])
        try workshop.write(
            "project.yml", specification.replacingOccurrences(of: "sources: [", with: "sources: [Modules/"))
        let project = try workshop.read("Bank.xcodeproj/project.pbxproj")
        let added = try workshop.add("module", "Deposit", "--layer", "features", "--interface")
        #expect(added.errors == "to do: generate the Xcode project from project.yml again\n")
        #expect(added.output.contains("changed project.yml\n"), "\(added.output)")
        #expect(try workshop.read("project.yml").contains("sources: [Modules/DepositTests]\n"))
        #expect(try workshop.read("Bank.xcodeproj/project.pbxproj") == project)
        try FileManager.default.removeItem(at: workshop.url.appendingPathComponent("Bank.xcodeproj"))
        try workshop.expectClean(modules: 7)
        try workshop.finish(app, SampleApp.deposit, appNeeds: ["Deposit", "DepositInterface"])
    }

    @Test func aLibraryOfAnXcodeGenProject() throws {
        _ = try workshop.app(.xcodeGen)
        try workshop.write(
            "motion/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "motion", products: [.library(name: "Lottie", targets: ["Lottie"])],
                targets: [.target(name: "Lottie")])
            """)
        let added = try workshop.add("external", "Lottie", "--layer", "features", "--path", "motion")
        #expect(added.errors == "")
        let written = try workshop.read("project.yml")
        #expect(written.contains("    path: ../Dovetail\n  motion:\n    path: motion\n"), "\(written)")
        #expect(written.contains("      - package: motion\n        product: Lottie\n"), "\(written)")
        #expect(written.contains("      - target: LottieAdapter\n      - target: LottieInterface\n"), "\(written)")
        try FileManager.default.removeItem(at: workshop.url.appendingPathComponent("motion"))
        try workshop.expectClean(modules: 7)
    }
}
