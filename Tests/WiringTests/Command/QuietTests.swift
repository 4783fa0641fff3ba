import Foundation
import Testing
import ToolRunner

/// `--quiet` prints findings and the requested output, and nothing else.
@Suite struct QuietTests {
    private static let app = """
        import Dovetail
        protocol CardDependency: Dependency { var id: Int { get } }
        final class CardComponent: Component<CardDependency> {}
        final class AppComponent: BootstrapComponent {
            ROOT
            var card: CardComponent { CardComponent(parent: self) }
        }
        """

    private func folder(_ root: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", Self.app.replacingOccurrences(of: "ROOT", with: root))
        return folder
    }

    @Test(arguments: ["--quiet", "-q"])
    func checkPrintsNothingWithoutFindings(_ option: String) throws {
        let folder = try folder("var id: Int { 1 }")
        let run = try Command.dovetail("check", "App", option, in: folder.url)
        #expect(run.status == 0)
        #expect(run.errors == "" && run.output == "", "\(run.errors)")
    }

    @Test func checkPrintsTheSameFindingsWithTheSameExitCode() throws {
        let folder = try folder("")
        let usual = try Command.dovetail("check", "App", in: folder.url)
        let quiet = try Command.dovetail("check", "App", "--quiet", in: folder.url)
        #expect(quiet.status == 1 && usual.status == 1)
        #expect(quiet.errors.hasPrefix("App/App.swift:2:43: error: "), "\(quiet.errors)")
        #expect(
            usual.errors == quiet.errors
                + "proved 0 of 1 requirement of 1 component under 1 root\n1 error, 0 warnings\n", "\(usual.errors)")
    }

    @Test func documentsAreTheSame() throws {
        let folder = try folder("")
        let usual = try Command.dovetail("check", "App", "--format", "json", in: folder.url)
        let quiet = try Command.dovetail("check", "App", "--format", "json", "-q", in: folder.url)
        #expect(usual.output == quiet.output && quiet.errors == "", "\(quiet.errors)")
    }

    @Test func errorsOfTheCommandArePrinted() throws {
        let folder = try TemporaryFolder()
        let run = try Command.dovetail("check", "Nowhere", "--quiet", in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: "), "\(run.errors)")
    }

    @Test func whatIsWrittenIsNotListed() throws {
        let folder = try folder("")
        let baseline = try Command.dovetail("check", "App", "--write-baseline", "known.json", "-q", in: folder.url)
        #expect(baseline.status == 0 && baseline.errors == "", "\(baseline.errors)")
        try folder.write("dovetail/Package.swift", "")
        let made = try Command.dovetail("init", "Bank", "--quiet", in: folder.url)
        #expect(made.status == 0 && made.output == "" && made.errors == "", "\(made.errors)")
        let added = try Command.dovetail(
            "add", "module", "Card", "--layer", "presentation", "--package-path", "Bank", "-q", in: folder.url)
        #expect(added.status == 0 && added.output == "" && added.errors == "", "\(added.errors)")
        let stub = try Command.dovetail(
            "stub", "-q", "-o", "Stubs.swift", "--protocol", "CardDependency", "App", in: folder.url)
        #expect(stub.status == 0 && stub.errors == "", "\(stub.errors)")
    }

    @Test func requestedOutputIsPrinted() throws {
        let folder = try folder("var id: Int { 1 }")
        for command in [["graph", "App"], ["explain", "AppComponent", "App"], ["modules", "imports", "App"]] {
            let usual = try Command.dovetail(command, in: folder.url)
            let quiet = try Command.dovetail(command + ["--quiet"], in: folder.url)
            #expect(quiet.output == usual.output && !quiet.output.isEmpty, "\(quiet.errors)")
        }
    }

    @Test(arguments: ["check", "inspect"])
    func quietAndVerboseExcludeEachOther(_ command: String) throws {
        let folder = try folder("")
        let run = try Command.dovetail(command, "-q", "--verbose", in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains("--quiet and --verbose cannot be combined"), "\(run.errors)")
    }
}
