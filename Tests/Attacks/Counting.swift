import Foundation
import ToolRunner

/// Counts a resolution that succeeds: whether it is proved, and whether the tool says so if it is not.
///
/// A probe is one line, and its resolution may be on another: within the block that the probe calls, or, if the line
/// calls nothing, where the value that it reads was made.
struct Counting {
    let attack: Attack
    let word: ToolWord
    let deed: Deed

    enum Count {
        case proved
        /// The tool says that it is not provable.
        case said
        case silent
        /// The line only reads what was resolved, with a proof, at the line of another probe.
        case noResolution
    }

    func count(of place: String) -> Count {
        let lines = block(at: place)
        if lines.contains(where: word.proved.contains) { return .proved }
        if lines.contains(where: word.gaps.contains) { return .said }
        guard lines.count == 1, callsNothing(place) else { return .silent }
        // What the line reads is made elsewhere, at a line that has no probe of its own or whose probe failed.
        let successes = Set(deed.successes)
        if !word.gaps.isSubset(of: successes) { return .said }
        return word.proved.isSubset(of: successes) ? .noResolution : .proved
    }

    /// The places of the lines of a probe: several if it calls a block, as in `attempt { … }`.
    private func block(at place: String) -> [String] {
        let parts = place.split(separator: ":")
        guard parts.count == 2, let first = Int(parts[1]) else { return [place] }
        let path = String(parts[0])
        guard attack.wiringCase.line(first, of: path).contains("attempt {") else { return [place] }
        var lines: [String] = []
        var (depth, number) = (0, first)
        repeat {
            let line = attack.wiringCase.line(number, of: path)
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            lines.append("\(path):\(number)")
            number += 1
        } while depth > 0 && number < first + 100
        return lines
    }

    /// Whether a line has a probe, and nothing else that calls a function or a wrapper.
    private func callsNothing(_ place: String) -> Bool {
        let parts = place.split(separator: ":")
        guard parts.count == 2, let number = Int(parts[1]) else { return false }
        let line = attack.wiringCase.line(number, of: String(parts[0]))
        return line.count { $0 == "(" } == 1 && !line.contains { "@[{".contains($0) }
            && (line.hasPrefix("probe(") || line.hasPrefix("same("))
    }
}
