import Foundation
import ToolRunner

/// Compares the tool's report on a program with what happens.
///
/// It is strict: a failing resolution must be reported at its own line, by a finding that predicts this or by a gap. If
/// the case has marks, a rejected program must be rejected at the marked line with the marked finding.
struct Judge {
    let attack: Attack
    let word: ToolWord

    /// Findings that predict a failing resolution.
    private static let missing: Set<String> = [
        "missing-registration", "argument-mismatch", "construction-cycle", "duplicate-registration",
        "invalid-scope", "override-without-original", "unprovable-construction",
    ]

    /// The verdict without running the program; nil if it must run.
    var withoutRunning: [Reason]? {
        if let failure = word.failure { return [Reason(verdict: failure, text: "the tool has no word")] }
        guard attack.kind == .component, let error = word.errors.first else { return nil }
        return isRejectedRightly ? [] : [Reason(verdict: .falseError, text: "\(error.place) \(error.id)")]
    }

    private var isRejectedRightly: Bool {
        let markers = attack.wiringCase.markers
        if !markers.isEmpty {
            let areMarked = word.errors.allSatisfy { error in
                markers.contains { $0.id == error.id && "\($0.path):\($0.line)" == error.place }
            }
            return areMarked && areMarksFound
        }
        if !attack.expected.isEmpty { return !attack.expected.isDisjoint(with: word.errors.map(\.id)) }
        return attack.mayBeRejected
    }

    func reasons(_ outcome: ProgramOutcome) -> [Reason] {
        switch outcome {
        case .refused(let module, let diagnostics):
            let error = diagnostics.split(separator: "\n").first { $0.contains("error: ") } ?? ""
            return [Reason(verdict: .doesNotCompile, text: "\(module): \(error)")]
        case .ran(let run, _):
            let deed = Deed(run)
            if deed.hangs { return [Reason(verdict: .hangs, text: "the program does not end")] }
            return attack.kind == .component ? component(deed) : containers(deed)
        }
    }

    private func component(_ deed: Deed) -> [Reason] {
        if let stop = deed.stop { return [Reason(verdict: .traps, text: "at \(stop)")] }
        if !attack.expected.isEmpty || !areMarksFound {
            return [Reason(verdict: .notCounted, text: "is not rejected")]
        }
        let expected = attack.wiringCase.output
        if deed.lines == expected || (expected.isEmpty && attack.mayBeRejected) { return [] }
        return [Reason(verdict: .wrongObject, text: "printed \(deed.lines), expected \(expected)")]
    }

    /// Whether all marked findings are reported at their marks.
    private var areMarksFound: Bool {
        attack.wiringCase.markers.allSatisfy { marker in
            word.findings.contains { $0.id == marker.id && $0.places.contains("\(marker.path):\(marker.line)") }
        }
    }

    // MARK: Containers

    private func containers(_ deed: Deed) -> [Reason] {
        var reasons: [Reason] = []
        for site in deed.failures where !isForetold(site, deed) {
            let text = "\(site.place) \(site.outcome.rawValue)"
            reasons.append(
                site.outcome == .other ? Reason(verdict: .wrongObject, text: text) : silence(text, site.place))
        }
        if let stop = deed.stop, !isForetold(stop: stop, deed) { reasons.append(silence("stops at \(stop)", stop)) }
        let successes = Set(deed.successes)
        for error in word.errors {
            for place in error.places where successes.contains(place) {
                reasons.append(Reason(verdict: .falseError, text: "\(place) \(error.id)"))
            }
        }
        // Errors at lines that no probe covers, in a program that ended well.
        if deed.stop == nil, !deed.sites.contains(where: { [.none, .throws].contains($0.outcome) }) {
            let told = Set(deed.sites.map(\.place))
            for error in word.errors where !told.contains(error.place) {
                reasons.append(Reason(verdict: .falseError, text: "\(error.place) \(error.id)"))
            }
        }
        return reasons
    }

    /// The reason if a failing resolution was not reported: if nothing is proved in the file, it was not examined.
    private func silence(_ text: String, _ place: String) -> Reason {
        let file = "\(place.prefix { $0 != ":" }):"
        let isCounted = word.resolutions > 0 && (!isOwn(place) || word.proved.contains { $0.hasPrefix(file) })
        return Reason(verdict: isCounted ? .provedAndFails : .notCounted, text: text)
    }

    private func isOwn(_ place: String) -> Bool {
        attack.wiringCase.files.contains { place.hasPrefix("\($0.path):") }
    }

    private func isForetold(_ site: Deed.Site, _ deed: Deed) -> Bool {
        switch site.outcome {
        case .other: word.gaps.contains(site.place) || word.errors.contains { $0.places.contains(site.place) }
        case .throws:
            word.tells(of: site.place, Self.missing) || isErrorElsewhere(deed)
                || site.named.contains { name in
                    word.gaps.contains { $0.hasSuffix("/\(name)") }
                        || word.errors.contains { error in
                            Self.missing.contains(error.id) && error.places.contains { $0.hasSuffix("/\(name)") }
                        }
                }
        default: word.tells(of: site.place, Self.missing) || word.tells(of: binding(of: site.place), Self.missing)
        }
    }

    /// The line above a place, if it declares the value at the place: `let y = c.resolve(…)` before `probe(y)`.
    private func binding(of place: String) -> String {
        let parts = place.split(separator: ":")
        guard parts.count == 2, let number = Int(parts[1]) else { return place }
        let path = String(parts[0])
        let probed =
            attack.wiringCase.line(number, of: path).components(separatedBy: "probe(").last?.prefix { $0 != ")" } ?? ""
        for above in stride(from: number - 1, through: max(1, number - 3), by: -1)
        where ["let \(probed) =", "let \(probed): "].contains(where: attack.wiringCase.line(above, of: path).contains) {
            return (above..<number).map { "\(path):\($0)" }.first { word.tells(of: $0, Self.missing) } ?? place
        }
        return place
    }

    /// A program stops where a helper or a wrapper unwraps, but the resolution is where that is used.
    private func isForetold(stop: String, _ deed: Deed) -> Bool {
        if word.tells(of: stop, Self.missing) || isErrorElsewhere(deed) { return true }
        return !word.gaps.isSubset(of: deed.sites.map(\.place))
    }

    /// Whether there is an error for a resolution that no probe covers: at a line that calls something.
    private func isErrorElsewhere(_ deed: Deed) -> Bool {
        let told = Set(deed.sites.map(\.place))
        return word.errors.contains { error in
            let line = attack.wiringCase.line(error.line, of: error.path)
            return Self.missing.contains(error.id) && !told.contains(error.place)
                && (line.contains("(") || line.contains("@"))
        }
    }
}
