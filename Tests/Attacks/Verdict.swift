/// The result of comparing the tool's report with the program's behaviour.
enum Verdict: String, Codable, CaseIterable, Sendable {
    case right
    /// A proved resolution returns nil, throws or traps.
    case provedAndFails = "proved and fails"
    /// A program of components passes the check, but stops at run time.
    case traps = "passes and traps"
    case wrongObject = "wrong object"
    /// A resolution fails without having been reported.
    case notCounted = "not counted"
    case falseError = "false error"
    case doesNotCompile = "does not compile"
    case hangs
    case toolFails = "tool fails"

    /// Whether the tool promised something that does not hold.
    var passesAndFails: Bool { [.provedAndFails, .traps, .wrongObject, .notCounted].contains(self) }
}

/// The reason for a verdict.
struct Reason: Sendable {
    var verdict: Verdict
    var text: String
}
