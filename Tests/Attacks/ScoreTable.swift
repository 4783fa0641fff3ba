import ToolRunner

/// Scores as text: one line for each class of attack, and everything that is wrong.
struct ScoreTable {
    let scores: [Score]

    /// - Parameter verbose: whether unproved resolutions and tolerated failures also get lines.
    func text(verbose: Bool) -> String {
        var lines: [String] = []
        for score in scores where score.verdict != .right && (verbose || score.attack.tolerated == nil) {
            let why = score.attack.tolerated.map { " (tolerated: \($0))" } ?? ""
            for reason in score.reasons {
                lines.append("\(score.attack.wiringCase.name): \(reason.verdict.rawValue): \(reason.text)\(why)")
            }
        }
        if verbose {
            for score in scores {
                lines += score.unproved.map { unproved in
                    let word = unproved.isSaid ? "not provable, and it succeeds" : "not counted, and it succeeds"
                    return "\(score.attack.wiringCase.name): \(unproved.place) \(word)"
                }
            }
        }
        return (lines + [""] + table + ["", summary]).joined(separator: "\n")
    }

    private var judged: [Score] { scores.filter { $0.attack.tolerated == nil } }

    private var table: [String] {
        let groups = Dictionary(grouping: judged, by: \.attack.group).sorted { $0.key < $1.key }
        let width = groups.map(\.key.count).max() ?? 0
        let head = "class".padded(to: width) + "   right  wrong  passes and fails  false errors  does not compile"
        return [head]
            + groups.map { group, scores in
                let verdicts = scores.map(\.verdict)
                let columns = [
                    (verdicts.count { $0 == .right }, 5), (verdicts.count { $0 != .right }, 5),
                    (verdicts.count(where: \.passesAndFails), 16), (verdicts.count { $0 == .falseError }, 12),
                    (verdicts.count { $0 == .doesNotCompile }, 16),
                ]
                return group.padded(to: width) + " "
                    + columns.map { number, width in "  " + "\(number)".padded(left: width) }.joined()
            }
    }

    /// The counts: one line for programs and one for resolutions.
    var summary: String {
        let verdicts = judged.map(\.verdict)
        let wrong = Verdict.allCases.filter { $0 != .right }.compactMap { verdict -> String? in
            let count = verdicts.count { $0 == verdict }
            return count == 0 ? nil : "\(count) \(verdict.rawValue)"
        }
        let failing = verdicts.count(where: \.passesAndFails)
        let proved = scores.map(\.proved.count).reduce(0, +)
        let unproved = scores.flatMap(\.unproved)
        return """
            \(scores.count) programs, \(scores.count - judged.count) of them tolerated: \
            \(verdicts.count { $0 == .right }) right, \(verdicts.count { $0 != .right }) wrong\
            \(wrong.isEmpty ? "" : " (\(wrong.joined(separator: ", ")))")
            \(failing) pass and then fail, \(verdicts.count { $0 == .falseError }) are false errors, \
            \(verdicts.count { $0 == .doesNotCompile }) do not compile
            \(proved + unproved.count) resolutions succeed without an error: \(proved) proved, \
            \(unproved.count { $0.isSaid }) said to be not provable, \(unproved.count { !$0.isSaid }) not counted
            """
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
    fileprivate func padded(left width: Int) -> String { String(repeating: " ", count: max(width - count, 0)) + self }
}
