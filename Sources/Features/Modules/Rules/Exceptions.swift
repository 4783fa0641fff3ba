import DovetailDiagnostics
import DovetailRules

/// Removes violations that exceptions allow, and reports stale exceptions.
struct Exceptions {
    let matcher: ModuleMatcher
    /// The day of the run, as `2026-12-31`.
    let today: String
    /// The places of exceptions that uses between folders need.
    var neededByFolders: Set<SourceLocation> = []

    /// The remaining violations, and the findings about exceptions.
    func apply(to violations: [Violation]) -> (left: [Violation], stale: [Finding]) {
        let exceptions = matcher.rules.exceptions
        var used = Array(repeating: false, count: exceptions.count)
        var left: [Violation] = []
        for violation in violations {
            var isLet = false
            for (index, exception) in exceptions.enumerated() where covers(exception, violation) {
                used[index] = true
                isLet = isLet || !exception.isOver(on: today)
            }
            if !isLet { left.append(violation) }
        }
        let stale = zip(exceptions, used).compactMap { exception, isUsed in
            exception.isOfFolders
                ? nil : exception.stale(isUsed: isUsed || neededByFolders.contains(exception.location), today: today)
        }
        return (left, stale)
    }

    private func covers(_ exception: RuleException, _ violation: Violation) -> Bool {
        (exception.rule == violation.rule || FindingID(written: exception.rule) == violation.finding.id)
            && matcher.matches([exception.from], violation.from)
            && !matcher.bindings([exception.to], target: violation.to).isEmpty
    }
}

extension RuleException {
    /// Whether its last day is before a day such as `2026-12-31`. Days in this format can be compared as text.
    func isOver(on today: String) -> Bool { until.map { $0 < today } ?? false }

    /// The finding that it allows nothing, or no longer applies; nil if neither is true.
    func stale(isUsed: Bool, today: String) -> Finding? {
        let what = "the exception to '\(rule)' for '\(from)' and '\(to)'"
        if isOver(on: today), let until {
            return Finding(
                .staleException, at: location, "\(what) expired on \(until)",
                help: isUsed ? "fix the violation, or extend the date and say why" : "remove it: nothing needs it")
        }
        guard !isUsed else { return nil }
        return Finding(.staleException, at: location, "\(what) is unused", help: "remove it: nothing needs it")
    }
}
