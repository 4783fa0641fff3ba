import Foundation
import ToolRunner

/// What a program did: what its probes printed, and whether it ended.
struct Deed: Sendable, Codable {
    /// What a lookup gave, of all times that it ran: the worst.
    enum Outcome: String, Codable, Sendable {
        case found, none = "nil", trapped
        /// An optional service that is nil.
        case empty
    }

    /// By the place of the probe.
    var outcomes: [String: Outcome] = [:]
    /// Where it stopped if not in a probe; empty if it does not say.
    var stop: String?
    var hangs = false

    init(_ run: Command) {
        hangs = run.wasEnded
        var open: String?
        for line in run.output.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ").map(String.init)
            if words.count == 2, words[0] == "?" {
                open = words[1]
            } else if words.count == 3, words[0] == "@" {
                if words[1] == open { open = nil }
                if words[2] == "nil" {
                    outcomes[words[1]] = Outcome.none
                } else if outcomes[words[1]] == nil {
                    outcomes[words[1]] = words[2] == "empty" ? .empty : .found
                }
            }
        }
        guard run.status != 0, !run.wasEnded else { return }
        if let open {
            outcomes[open] = .trapped
        } else {
            let said = run.errors.split(whereSeparator: \.isNewline).first { $0.contains("Fatal error") }
            stop = said.map { String($0.prefix(200)) } ?? "signal or status \(run.status)"
        }
    }
}
