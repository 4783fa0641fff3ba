import Foundation
import ToolRunner

/// The behaviour of a program: what its probes printed, and where it stopped.
struct Deed: Sendable {
    enum Outcome: String, Sendable {
        case ok, none = "nil", `throws`, same, other
    }

    struct Site: Sendable {
        var place: String
        var outcome: Outcome
        /// The places named by a thrown error.
        var named: [String]
    }

    var sites: [Site] = []
    /// All printed lines except those of probes.
    var lines: [String] = []
    /// Where the program stopped, if it did not end normally; empty if it does not say.
    var stop: String?
    var hangs = false

    init(_ run: Command) {
        hangs = run.wasEnded
        for line in run.output.split(whereSeparator: \.isNewline) {
            guard let found = line.firstMatch(ofPattern: #"^@ (\S+:\d+) (\w+)(.*)$"#),
                let outcome = Outcome(rawValue: found.groups[2])
            else {
                lines.append(String(line))
                continue
            }
            let named = found.groups[3].matches(ofPattern: #"\w+\.swift:\d+"#).map { $0.groups[0] }
            sites.append(Site(place: found.groups[1], outcome: outcome, named: named))
        }
        guard run.status != 0 else { return }
        let said = run.errors.firstMatch(ofPattern: #"(?m)^(\S+?:\d+): Fatal error"#)
        stop = said?.groups[1] ?? ""
    }

    /// The places whose probes all succeeded, sorted.
    var successes: [String] {
        let failed = Set(sites.filter { [.none, .throws, .other].contains($0.outcome) }.map(\.place))
        return Set(sites.map(\.place)).subtracting(failed).sorted()
    }

    var failures: [Site] { sites.filter { [.none, .throws, .other].contains($0.outcome) } }
}
