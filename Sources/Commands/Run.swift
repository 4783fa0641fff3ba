import ArgumentParser
import Foundation
import Linker
import ProjectFacts
import Report
import RulesFile
import WiringModel

/// One run from inputs to findings, for every command that links.
struct Run {
    var result: Linker.Result
    let files: Int
    let parsedFiles: Int
    let rules: Rules

    /// Reads and links, with a progress line on a terminal.
    init(
        _ inputs: SourceInputs, rules: Rules, options: SourceOptions, suppressing extent: Suppressing.Extent
    ) throws {
        let progress = Progress()
        defer { progress.end() }
        let set = try inputs.resolve()
        progress.say("reading \(set.files.count) files")
        let (program, parsedFiles) = try options.read(set, rules)
        progress.say("linking")
        result = Linker.link(program, rules)
        result.findings = Suppressing.apply(program.suppressions, to: result.findings, extent)
        files = set.files.count
        self.parsedFiles = parsedFiles
        self.rules = rules
    }

    /// Prints the findings, as text to standard error and in other formats to
    /// standard output; to standard error also what was read, if asked to.
    func report(as format: ReportFormat = .text, verbose: Bool, always: Bool) throws {
        let content = ReportContent(
            version: Dovetail.version, findings: ReportPlaces().findings(result.findings, for: format),
            proof: result.proof.map { Proof($0) })
        if files == 0, always { StandardError.print("no Swift file was found in what was given to read") }
        let stream = format == .text ? FileHandle.standardError : .standardOutput
        stream.write(Data(try format.document(content).utf8))
        if verbose {
            let summary = result.summary
            StandardError.print(
                "read \(counted(files, "file")), parsed \(parsedFiles); \(counted(summary.components, "component")), "
                    + "\(counted(summary.roots, "root")), \(counted(summary.edges, "edge")), "
                    + counted(summary.requirements, "requirement")
                    + (result.proof.map { "; " + counted($0.registrations, "registration") } ?? ""))
        }
        if !result.summary.guessedModules.isEmpty, verbose {
            let names = result.summary.guessedModules.joined(separator: ", ")
            StandardError.print(
                "access between modules was judged leniently, because their extent is a guess: \(names)")
        }
        if let proof = result.proof {
            if verbose {
                for gap in proof.gaps { StandardError.print("\(gap.location): not provable: \(gap.text)") }
            }
            if always || verbose { StandardError.print(proof.line) }
        }
        if always || verbose || !result.findings.isEmpty { StandardError.print(TextReport.count(result.findings)) }
    }

    private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// The exit code that the findings call for.
    var exitCode: ExitCode {
        if result.findings.contains(where: { $0.id == .unreadableSource }) { return ExitCode(2) }
        return result.findings.contains { $0.severity == .error } ? ExitCode(1) : .success
    }
}

/// Standard error, a line at a time.
enum StandardError {
    static func print(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}

/// A line on a terminal that says what is going on, for work of over a second.
final class Progress {
    private let isTerminal = isatty(2) == 1
    private let start = Date()
    private var isShown = false

    func say(_ text: String) {
        guard isTerminal, Date().timeIntervalSince(start) > 1 || text.hasPrefix("reading") else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[Kdovetail: \(text)…".utf8))
        isShown = true
    }

    func end() {
        if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    }
}

/// Runs a command's body and turns bad input into exit code 2.
func reportingBadInput(_ body: () throws -> Void) throws {
    do {
        try body()
    } catch let error as InputError {
        StandardError.print("error: \(error.description)")
        throw ExitCode(2)
    } catch let error as RulesProblems {
        for problem in error.problems { StandardError.print(problem.description) }
        throw ExitCode(2)
    }
}
