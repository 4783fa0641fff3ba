import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailRules
import Foundation

/// How many findings a baseline sets aside, and how many of its entries no longer occur.
struct BaselineUse {
    private let path: String
    private let hidden: Int
    private let stale: Int

    init(_ path: String, of findings: [Finding], left: [Finding]) {
        self.path = path
        stale = left.count { $0.id == .staleBaseline }
        hidden = findings.count - (left.count - stale)
    }

    /// `known.json hides 12 findings; 2 entries no longer occur`
    var line: String {
        let gone = stale == 1 ? "1 entry no longer occurs" : "\(stale) entries no longer occur"
        return "\(path) hides \(counted(hidden, noun: "finding"))" + (stale == 0 ? "" : "; \(gone)")
    }
}

/// The options for a baseline of known findings.
struct BaselineOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Report only findings that are not in this file.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write all current findings to this file.", valueName: "file"))
    var writeBaseline: String?

    func validate() throws {
        if baseline != nil, writeBaseline != nil {
            throw ValidationError("--baseline and --write-baseline cannot be combined")
        }
    }

    /// Reads or writes the file, and leaves the findings to report.
    ///
    /// If the options do not name the file, the rules may.
    func apply(to run: inout Run) throws {
        if let path = baseline ?? (writeBaseline == nil ? run.rules.baseline?.path : nil) {
            var left = try Self.read(path).apply(to: run.result.findings, path: ReportPlaces().paths(in: path))
            // What concerns other targets may still occur.
            if run.isOfTarget { left.removeAll { $0.id == .staleBaseline } }
            run.baseline = BaselineUse(path, of: run.result.findings, left: left)
            run.result.findings = left
        } else if let writeBaseline {
            run.result.findings = try write(run.result.findings, to: writeBaseline)
        }
    }

    /// Writes the file, and returns the findings that it cannot hold.
    private func write(_ findings: [Finding], to writeBaseline: String) throws -> [Finding] {
        let left = findings.filter { !$0.id.kind.canBeSetAside }
        guard !left.contains(where: { $0.id == .unreadableSource }) else {
            StandardError.print("'\(writeBaseline)' was not written, because some sources cannot be read")
            return findings
        }
        let text = try Baseline.text(of: findings, path: ReportPlaces().paths(in: writeBaseline))
        let isWritten = try OutputFile(path: writeBaseline).write(text)
        let count = findings.count - left.count
        StandardError.status(
            "\(writeBaseline) \(isWritten ? "now holds" : "already held") \(count) "
                + "\(count == 1 ? "finding" : "findings")"
        )
        return left
    }

    /// The findings that the rules' baseline leaves among those that do not prevent generating the wiring; all others
    /// are kept.
    static func leftToGenerate(_ findings: [Finding], _ rules: Rules) throws -> [Finding] {
        guard let path = rules.baseline?.path else { return findings }
        let known = try read(path).apply(
            to: findings.filter(\.canBeGenerated), path: ReportPlaces().paths(in: path))
        return (findings.filter { !$0.canBeGenerated } + known.filter { $0.id != .staleBaseline }).sortedOnce
    }

    private static func read(_ path: String) throws -> Baseline {
        guard FileManager.default.fileExists(atPath: path) else {
            throw InputError("no baseline at '\(path)'; write one with --write-baseline '\(path)'")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InputError("the baseline '\(path)' cannot be read")
        }
        if let problem = JSONSyntax.problem(in: data) { throw InputError("'\(path)' is not a baseline: \(problem)") }
        do {
            let baseline = try Baseline(data, at: path)
            for note in baseline.notesOnRenamed { StandardError.note(note.message, at: "\(note.location)") }
            return baseline
        } catch let error as DecodingError {
            throw InputError("'\(path)' is not a baseline: \(error.inOneLine)")
        } catch let error as BaselineError {
            throw InputError("'\(path)' is not a baseline: \(error.description)")
        }
    }
}
