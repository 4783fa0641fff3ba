import DovetailBasics
import DovetailDiagnostics

/// Applies the edits of findings, and checks again after each round until no finding with an edit is left.
///
/// A round that does not remove its findings, or that causes others, is undone, and a part of it is tried.
struct FixRun {
    /// The last check.
    private(set) var run: Run
    private(set) var fixed: [Finding] = []
    private var changed: Set<String> = []
    private let total: Int

    /// - Throws: `InputError` if a file cannot be written.
    init(_ first: Run, editing files: EditableFiles, checkAgain: () throws -> Run) throws {
        run = first
        total = first.result.findings.joinedByCause(limit: nil).count
        var refused = FindingCounts()
        var limit = Int.max
        while true {
            let open = run.result.findings.filter { !refused.contains($0) }
            let fixes = Fixes(open, limit: limit, mayEdit: files.mayEdit)
            guard !fixes.findings.isEmpty else { return }
            if let written = FixedFiles(fixes), let next = try Self.apply(written, fixes, to: run, checkAgain) {
                run = next
                fixed += fixes.findings
                changed.formUnion(written.paths)
                limit = .max
            } else if fixes.findings.count > 1 {
                limit = fixes.findings.count / 2
            } else {
                refused.add(fixes.findings[0])
                limit = .max
            }
        }
    }

    /// The check after the edits; nil if it does not confirm them, and they are undone.
    private static func apply(
        _ files: FixedFiles, _ fixes: Fixes, to run: Run, _ checkAgain: () throws -> Run
    ) throws -> Run? {
        try files.write()
        let next = try? checkAgain()
        if let next,
            FindingCounts(run.result.findings).remain(in: next.result.findings, without: fixes.findings)
        {
            return next
        }
        try files.undo()
        return nil
    }

    /// What was fixed, one line for each finding.
    var lines: [String] { fixed.sorted().map { "\($0.location): fixed: \($0.message) [\($0.id.rawValue)]" } }

    /// `fixed 3 of 5 findings in 2 files`
    var summary: String {
        let count = fixed.joinedByCause(limit: nil).count
        return "fixed \(count) of \(counted(max(total, count), noun: "finding"))"
            + (count == 0 ? "" : " in \(counted(changed.count, noun: "file"))")
    }
}
