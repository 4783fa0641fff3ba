import DovetailDiagnostics
import DovetailRules

/// Removes violations that exceptions allow, and reports stale exceptions.
struct Exceptions {
    let matcher: ModuleMatcher
    /// The day of the run, as `2026-12-31`.
    let today: String

    /// The remaining violations, and the findings about exceptions.
    func apply(to violations: [Violation]) -> (left: [Violation], stale: [Finding]) {
        let exceptions = matcher.rules.exceptions
        var used = Array(repeating: false, count: exceptions.count)
        var left: [Violation] = []
        for violation in violations {
            var isLet = false
            for (index, exception) in exceptions.enumerated() where covers(exception, violation) {
                used[index] = true
                isLet = isLet || !isOver(exception)
            }
            if !isLet { left.append(violation) }
        }
        let stale = zip(exceptions, used).filter { !$1 || isOver($0) }.map(stale)
        return (left, stale)
    }

    private func covers(_ exception: RuleException, _ violation: Violation) -> Bool {
        (exception.rule == violation.rule || FindingID(written: exception.rule) == violation.finding.id)
            && matcher.matches([exception.from], violation.from)
            && !matcher.bindings([exception.to], violation.to).isEmpty
    }

    /// Days in this format can be compared as text.
    private func isOver(_ exception: RuleException) -> Bool { exception.until.map { $0 < today } ?? false }

    private func stale(_ exception: RuleException, _ isUsed: Bool) -> Finding {
        let what = "the exception to '\(exception.rule)' for '\(exception.from)' and '\(exception.to)'"
        if isOver(exception), let until = exception.until {
            return Finding(
                .staleException, at: exception.location, "\(what) expired on \(until)",
                help: isUsed ? "fix the violation, or extend the date and say why" : "remove it: nothing needs it"
            )
        }
        return Finding(
            .staleException, at: exception.location, "\(what) is unused", help: "remove it: nothing needs it")
    }
}
