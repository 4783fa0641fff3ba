package import DovetailDiagnostics

/// A fault in a rules file, in words for the user.
package struct RulesProblem: Error, Hashable, CustomStringConvertible {
    package var location: SourceLocation
    package var message: String

    /// The line to print.
    package var description: String { "\(location): error: \(message)" }

    package init(_ message: String, at location: SourceLocation) {
        self.location = location
        self.message = message
    }
}

/// All faults of a rules file, in the file's order.
package struct RulesProblems: Error, Sendable {
    package var problems: [RulesProblem]

    package init(_ problems: [RulesProblem]) {
        self.problems = problems.sorted { ($0.location, $0.message) < ($1.location, $1.message) }
    }
}
