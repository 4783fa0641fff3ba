import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailRules
import Foundation

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

    /// Reads or writes the file, and returns the findings to report.
    ///
    /// If the options do not name the file, the rules may.
    func apply(to findings: [Finding], _ rules: Rules) throws -> [Finding] {
        let places = ReportPlaces()
        if let baseline = baseline ?? (writeBaseline == nil ? rules.baseline?.path : nil) {
            return try Self.read(baseline).apply(to: findings, path: places.paths(in: baseline))
        }
        guard let writeBaseline else { return findings }
        let left = findings.filter { !$0.id.kind.canBeSetAside }
        guard !left.contains(where: { $0.id == .unreadableSource }) else {
            StandardError.print("'\(writeBaseline)' was not written, because some sources cannot be read")
            return findings
        }
        let text = try Baseline.text(of: findings, path: places.paths(in: writeBaseline))
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
            for note in baseline.notesOnRenamed { StandardError.status(note) }
            return baseline
        } catch let error as DecodingError {
            throw InputError("'\(path)' is not a baseline: \(error.inOneLine)")
        } catch let error as BaselineError {
            throw InputError("'\(path)' is not a baseline: \(error.description)")
        }
    }
}
