import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailProject
import DovetailRules
import Foundation

/// `dovetail doctor`
struct Doctor: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Lists the tools, manifests, settings and plugins that Dovetail finds, and what each means.",
        usage: "dovetail doctor [<options>] [<folder>]",
        discussion: """
            Reads no sources and writes nothing. Exit codes: 0 nothing is missing; 1 the project needs something that \
            is missing; 2 bad usage.

            EXAMPLES
              dovetail doctor
              dovetail doctor Projects/Bank
              dovetail doctor --format json
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(help: ArgumentHelp("The project's folder; by default, this folder.", valueName: "folder"))
    var folder = "."

    @Option(help: "The output format: text or json.")
    var format = Format.text

    @OptionGroup var printing: PrintingOptions

    func run() throws {
        try reportingBadInput {
            guard FileNode(folder)?.kind == .folder else { throw InputError("no folder at '\(folder)'") }
            let rules = try rules()
            let project = ProjectInventory(plainPath(folder), exclude: (try? rules.get())?.exclude ?? [])
            let report = DoctorReport(project, rules: rules, tools: InstalledTools())
            switch format {
            case .text: for line in report.lines { print(line) }
            case .json: print(try JSONText.of(report))
            }
            for problem in report.problems { StandardError.print(.error, problem) }
            if !report.problems.isEmpty { throw ExitCode(1) }
        }
    }

    /// The rules of the folder; empty without a file.
    ///
    /// - Throws: `InputError` if it cannot be known which file that is.
    private func rules() throws -> Result<Rules, RulesProblems> {
        let whole = absolutePath(folder, from: FileManager.default.currentDirectoryPath)
        guard let nearest = try RulesFile.nearest(from: whole) else { return .success(Rules()) }
        do {
            return .success(try RulesFile.read(plainPath("\(folder)/\(nearest)"), for: []))
        } catch let problems as RulesProblems {
            return .failure(problems)
        }
    }
}
