import ArgumentParser
import DovetailBasics
import DovetailChanges
import DovetailDiagnostics
import Foundation

/// `dovetail affected`
struct Affected: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "affected",
        abstract: "Lists the modules, programs, test targets and roots that a change may affect.",
        discussion: """
            Compares the files on disk, committed or not, with a git revision. A changed file affects its module \
            and all modules that depend on it, directly or indirectly, and the roots whose wiring changed. If a \
            manifest, the rules file or a file in no module changed, everything is affected, and the reason is printed.

            EXAMPLES
              dovetail affected --since main
              dovetail affected --since origin/main --list tests
              dovetail affected --since HEAD~1 --format json
              dovetail affected --since main --ignore '*.md' --ignore docs

            Exit codes: 0 the list is complete, 2 bad usage or unreadable input, 3 with --list if the list may lack \
            something, because not all modules are known.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Option(help: ArgumentHelp("The revision to compare with.", valueName: "revision"))
    var since: String

    @OptionGroup var options: SourceOptions

    var printing: PrintingOptions { options.printing }

    @OptionGroup var moduleOptions: ModuleOptions

    @Option(
        help: ArgumentHelp(
            "A shell pattern for paths, or names of files or folders, that nothing is built from. Can be repeated.",
            valueName: "pattern"))
    var ignore: [String] = []

    @Option(help: "Print only this list, one name per line: modules, programs, tests or roots.")
    var list: AffectedParts.List?

    @Option(help: "The output format: text or json.")
    var format = Format.text

    func validate() throws {
        if list != nil, format == .json { throw ValidationError("--list prints only text") }
    }

    func run() throws {
        try reportingBadInput {
            let parts = try affected()
            switch (format, list) {
            case (.json, _): print(try JSONText.of(parts))
            case (.text, let list?):
                for name in parts[list] { print(name) }
                for reason in parts.everything { StandardError.note("everything is affected: \(reason.line)") }
                guard parts.isComplete else {
                    StandardError.print(
                        .error, "the list may lack \(list.rawValue), because not all modules are known; use all of them"
                    )
                    throw ExitCode(3)
                }
            case (.text, nil): print(AffectedText.lines(parts, since: since).joined(separator: "\n"))
            }
        }
    }

    private func affected() throws -> AffectedParts {
        let repository = try GitRepository()
        guard let old = try repository.tree(of: since) else {
            throw InputError("'\(since)' is not a revision of this repository")
        }
        let new = try repository.workingTree()
        let repositories = try repository.changedRepositories(from: old, to: new, isOnDisk: true)
            .filter { !isIgnored($0) }
        let changed = try repository.changedFiles(from: old, to: new).filter { !isIgnored($0) }
        let files = Set(changed + repositories).sorted()
        guard !files.isEmpty else { return AffectedParts() }
        let graphs = try ComparedGraphs(
            .revision(since, old), .workingTree(new), { repository }, options: options, moduleOptions)
        return AffectedParts(files: files, from: graphs.base, to: graphs.head, repositories: Set(repositories))
    }

    private func isIgnored(_ path: String) -> Bool {
        ignore.contains { pattern in
            fnmatch(pattern, path, 0) == 0
                || path.split(separator: "/").contains { fnmatch(pattern, String($0), 0) == 0 }
        }
    }
}

extension AffectedParts.List: ExpressibleByArgument {}
