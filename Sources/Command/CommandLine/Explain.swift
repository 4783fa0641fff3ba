import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailGraphs
import DovetailModules
import DovetailProject
import DovetailRules
import Foundation

/// `dovetail explain`
struct Explain: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains a service, component, module or finding: who provides it, what it needs, who needs it.",
        discussion: """
            If a module has the same name as a service or component, the latter is explained. For a \
            finding's id, prints its page, with an example and the fix, without reading any sources.

            EXAMPLES
              dovetail explain missing-provider
              dovetail explain LoginUseCase
              dovetail explain LoginUseCase .
              dovetail explain LoginUseCase Projects --exclude Demo
              dovetail explain CardComponent . --format json
              dovetail explain CardFeature .
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(help: "A service's registered type, a component's class, a module, or a finding's id.")
    var name: String

    @OptionGroup var options: SourceOptions

    var printing: PrintingOptions { options.printing }

    @OptionGroup var moduleOptions: ModuleOptions

    @Option(help: "The output format: text or json.")
    var format = Format.text

    func run() throws {
        if let id = FindingID(written: name) { return try showPage(of: id) }
        try reportingBadInput {
            let rules = moduleOptions.applied(to: try options.readRules())
            let run = try GraphRun(rules, options: options)
            guard let explanation = Explanation(name, in: run.graph) else {
                if try explainModule(of: run.modules, rules) { return }
                // No name in Swift has a hyphen.
                let ids = name.contains("-") ? FindingID.allCases.map(\.rawValue) : []
                let near = Explanation.near(name, in: run.graph) + Explanation.near(name, among: Set(ids))
                throw InputError("no service, component or module is called '\(name)'\(near.hint)")
            }
            switch format {
            case .text: for line in explanation.lines { print(line) }
            case .json: print(try JSONText.of(explanation))
            }
            if run.isIncomplete { throw ExitCode(2) }
        }
    }

    private func showPage(of id: FindingID) throws {
        switch format {
        case .text: print(id.pageText, terminator: "")
        case .json:
            print(
                try JSONText.of([
                    "id": id.rawValue, "severity": id.severity.rawValue, "summary": id.summary, "page": id.pageText,
                ]))
        }
    }

    /// Explains the module of this name, if there is one.
    private func explainModule(of run: ModulesRun?, _ rules: Rules) throws -> Bool {
        guard let run, let explanation = ModuleExplanation(name, in: run.check(rules.modules).picture) else {
            return false
        }
        switch format {
        case .text: for line in explanation.lines { print(line) }
        case .json: print(try JSONText.of(explanation))
        }
        if !run.unreadable.isEmpty { throw ExitCode(2) }
        return true
    }
}
