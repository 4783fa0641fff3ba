/// How the tool's word compares with the deed.
enum Verdict: String, Codable, CaseIterable, Sendable {
    case right
    /// A resolution is proved, and then is nil, throws or traps.
    case provedAndFails = "proved and fails"
    /// A program of components passes, and then stops.
    case traps = "passes and traps"
    case wrongObject = "wrong object"
    /// A resolution fails that nothing was said about.
    case notCounted = "not counted"
    case falseError = "false error"
    case doesNotCompile = "does not compile"
    case hangs
    case toolFails = "tool fails"

    /// Whether the tool has given its word for what does not hold.
    var passesAndFails: Bool { [.provedAndFails, .traps, .wrongObject, .notCounted].contains(self) }
}

/// Why a verdict was given.
struct Reason: Sendable {
    var verdict: Verdict
    var text: String
}
