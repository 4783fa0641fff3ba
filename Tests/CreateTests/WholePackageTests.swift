import Foundation
import Testing
import ToolRunner

/// The output of the commands, built, tested, run and checked. One package goes through all of them and is built once.
@Suite(.serialized) struct WholePackageTests {
    /// One build folder for both packages, so that the library is compiled once.
    private static let build = Result { try TemporaryFolder() }
    private let workshop: Workshop
    private let bank: URL

    init() throws {
        workshop = try Workshop()
        bank = try workshop.bank()
    }

    @Test func aPackageWithAllThatCanBeAddedIsWhole() throws {
        try addLibrary()
        for arguments in [
            ["module", "Card", "--layer", "presentation", "--interface"],
            ["module", "Statement", "--layer", "presentation"],
            ["external", "Firebase", "--via", "adapter"],
            ["external", "Lottie", "--path", "../lottie"],
        ] {
            let clean = try Command.dovetail("check", in: bank)
            #expect(clean.status == 0)
            #expect(clean.errors.hasSuffix("0 errors, 0 warnings\n"), "\(clean.errors)")
            let added = try Command.dovetail(["add"] + arguments, in: bank)
            #expect(added.status == 0, "\(arguments): \(added.errors)")
        }
        // One build for the program and the tests.
        let tested = try swift("test", in: bank)
        #expect(tested.status == 0, "\(tested.output)\(tested.errors)")
        #expect(tested.output.contains("9 tests"), "\(tested.output)")
        #expect(!(tested.output + tested.errors).contains("warning: "), "\(tested.output)\(tested.errors)")
        let ran = try swift("run", "--skip-build", in: bank)
        #expect(ran.output == "Card\nHello, Bank!\n", "\(ran.errors)")
        let checked = try Command.dovetail("check", in: bank)
        #expect(checked.status == 0)
        #expect(checked.errors.hasSuffix("0 errors, 0 warnings\n"), "\(checked.errors)")
    }

    @Test(.enabled(if: Extent.isFull)) func otherLayersAreWholeToo() throws {
        let made = try Command.dovetail(
            "init", "Shop", "--layers", "core,network,ui,app", "--dovetail", Workshop.checkout, in: workshop.url)
        #expect(made.status == 0, "\(made.errors)")
        let shop = workshop.url.appendingPathComponent("Shop")
        let tested = try swift("test", in: shop)
        #expect(tested.status == 0, "\(tested.output)\(tested.errors)")
        #expect(!(tested.output + tested.errors).contains("warning: "), "\(tested.output)\(tested.errors)")
        let ran = try swift("run", "--skip-build", in: shop)
        #expect(ran.output == "Core\nNetwork\nUi\n", "\(ran.errors)")
        let checked = try Command.dovetail("check", in: shop)
        #expect(checked.errors.hasSuffix("0 errors, 0 warnings\n"), "\(checked.errors)")
    }

    private func swift(_ command: String, _ arguments: String..., in package: URL) throws -> Command {
        try Command.swift(
            [command] + Compiler.testFlags + arguments, package: package.lastPathComponent, in: workshop.url,
            scratch: Self.build.get().url)
    }

    private func addLibrary() throws {
        try workshop.write(
            "lottie/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "lottie",
                products: [.library(name: "Lottie", targets: ["Lottie"])],
                targets: [.target(name: "Lottie")]
            )
            """)
        try workshop.write("lottie/Sources/Lottie/Animation.swift", "public struct Animation {}\n")
    }
}
