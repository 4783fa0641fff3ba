import ArgumentParser
import DovetailBasics
import DovetailChanges
import DovetailDiagnostics
import Foundation

/// `dovetail diff`
struct Diff: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Prints what changed in wiring, modules and findings between two states.",
        discussion: """
            A state is a git revision, or a file that 'dovetail graph --format json' wrote. \
            Without HEAD, it is the files on disk, committed or not. Revisions are read from a temporary folder: \
            your files, index and branches stay as they are.

            EXAMPLES
              dovetail diff main
              dovetail diff main HEAD
              dovetail diff v1.0 v1.1 Sources
              dovetail diff main HEAD --format markdown > comment.md
              dovetail diff before.json after.json --format json
              dovetail diff origin/main --fail-on new-errors,new-layer-edges

            Exit codes: 0 no change of a kind that --fail-on names, 1 such a change, 2 bad usage or unreadable input.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, markdown, json }

    @Argument(help: "The earlier state: a revision, or a file with a saved graph.")
    var base: String

    @Argument(help: "The later state; by default, the files on disk.")
    var head: String?

    @OptionGroup var options: SourceOptions

    var printing: PrintingOptions { options.printing }

    @OptionGroup var moduleOptions: ModuleOptions

    @Option(help: "The output format: text, markdown (for a comment on a pull request) or json.")
    var format = Format.text

    @Option(
        help: ArgumentHelp(
            "Exit with 1 if there are changes of these kinds, separated by commas, such as new-errors.",
            valueName: "kinds"))
    var failOn: [String] = []

    func validate() throws { _ = try failing() }

    func run() throws {
        try reportingBadInput {
            let graphs = try graphs()
            let difference = GraphDifference(from: graphs.base, to: graphs.head)
            let names = (base, head ?? "files on disk")
            switch format {
            case .text: print(DifferenceText.lines(difference, base: names.0, head: names.1).joined(separator: "\n"))
            case .markdown:
                print(DifferenceMarkdown.lines(difference, base: names.0, head: names.1).joined(separator: "\n"))
            case .json: print(try JSONText.of(difference))
            }
            let failing = try failing()
            let found = difference.totals.filter { failing.contains($0.kind) }
            guard found.isEmpty else {
                let words = found.map { counted($0.count, noun: $0.kind.noun.one, many: $0.kind.noun.many) }
                StandardError.print(.error, "\(words.joinedByAnd); --fail-on does not allow this")
                throw ExitCode(1)
            }
        }
    }

    /// Both states. What was written to read them is deleted when this returns.
    private func graphs() throws -> ComparedGraphs {
        let repository = OnDemand { try GitRepository() }
        return try ComparedGraphs(
            try ComparedGraphs.State(base, repository.value), try ComparedGraphs.State(head, repository.value),
            repository.value, options: options, moduleOptions)
    }

    private func failing() throws -> Set<ChangeKind> {
        let names = failOn.flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
        return Set(
            try names.map { name in
                guard let kind = ChangeKind(rawValue: name) else {
                    let all = ChangeKind.allCases.map(\.rawValue)
                    let near = all.filter { editDistance($0, name, limit: 3) <= 3 }.prefix(2)
                    throw ValidationError(
                        "--fail-on does not know '\(name)'\(Array(near).hint); kinds: \(all.joined(separator: ", "))")
                }
                return kind
            })
    }
}
