import DovetailDiagnostics
import DovetailFacts

/// A finding about a module and its use of another, which an exception may allow.
struct Violation {
    var finding: Finding
    /// The id of the project's own rule; nil for findings that need none.
    var rule: String?
    var from: ProjectModuleID
    var to: LinkedModules.Target
}
