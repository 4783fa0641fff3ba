import DovetailDiagnostics

/// A finding about a module and what it uses, which an exception may let be.
struct Violation {
    var finding: Finding
    /// The id of the project's own rule; nil for findings that need none.
    var rule: String?
    var from: Int
    var to: LinkedModules.Target
}
