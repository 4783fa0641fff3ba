import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailRules
import Foundation

/// The options for findings that are known and left as they are.
struct BaselineOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Report only what is not in this file of known findings.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write all findings into this file, as known.", valueName: "file"))
    var writeBaseline: String?

    func validate() throws {
        if baseline != nil, writeBaseline != nil {
            throw ValidationError("--baseline reads a file and --write-baseline writes one; give one of them")
        }
    }

    /// Reads or writes the file, and returns the findings that are left to report.
    ///
    /// The rules name the file where the options do not.
    func apply(to findings: [Finding], _ rules: Rules) throws -> [Finding] {
        let places = ReportPlaces()
        if let baseline = baseline ?? (writeBaseline == nil ? rules.baseline?.path : nil) {
            return try Self.read(baseline).apply(to: findings, path: places.paths(in: baseline))
        }
        guard let writeBaseline else { return findings }
        let left = findings.filter { !$0.id.kind.canBeSetAside }
        guard !left.contains(where: { $0.id == .unreadableSource }) else {
            StandardError.print("'\(writeBaseline)' is not written, because not all sources can be read")
            return findings
        }
        let text = try Baseline.text(of: findings, path: places.paths(in: writeBaseline))
        let isWritten = try OutputFile(path: writeBaseline).write(text)
        let count = findings.count - left.count
        StandardError.print(
            "\(writeBaseline) \(isWritten ? "now holds" : "already held") \(count) \(count == 1 ? "finding" : "findings")"
        )
        return left
    }

    /// The findings that the rules' baseline leaves of those with which the wiring can be written; all others stay.
    static func leftToGenerate(_ findings: [Finding], _ rules: Rules) throws -> [Finding] {
        guard let path = rules.baseline?.path else { return findings }
        let known = try read(path).apply(
            to: findings.filter(\.canBeGenerated), path: ReportPlaces().paths(in: path))
        return (findings.filter { !$0.canBeGenerated } + known.filter { $0.id != .staleBaseline }).sortedOnce
    }

    private static func read(_ path: String) throws -> Baseline {
        guard FileManager.default.fileExists(atPath: path) else {
            throw InputError("there is no baseline '\(path)'; --write-baseline '\(path)' writes one")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InputError("the baseline '\(path)' cannot be read")
        }
        if let problem = JSONSyntax.problem(in: data) { throw InputError("'\(path)' is not a baseline: \(problem)") }
        do {
            return try Baseline(data, at: path)
        } catch let error as DecodingError {
            throw InputError("'\(path)' is not a baseline: \(error.inOneLine)")
        } catch let error as BaselineError {
            throw InputError("'\(path)' is not a baseline: \(error.description)")
        }
    }
}
