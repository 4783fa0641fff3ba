import DovetailBasics
import Foundation
import ToolRunner

/// The score of one program.
struct Score: Sendable {
    var attack: Attack
    var reasons: [Reason]
    /// The places of resolutions that succeed and are proved to.
    var proved: [String] = []
    /// The places of those that succeed without a proof, each with whether the tool reports that.
    var unproved: [(place: String, isSaid: Bool)] = []

    var verdict: Verdict { Verdict.allCases.first { verdict in reasons.contains { $0.verdict == verdict } } ?? .right }

    /// Scores programs, which are compiled together.
    ///
    /// - Parameter outcomes: compiles and runs them, or knows what they do.
    static func all(_ attacks: [Attack], _ outcomes: AttackOutcomes) throws -> [Score] {
        let laid = try inParallel(attacks) { attack in
            Result {
                let folder = try PreparedCase.layOut(attack.wiringCase, isMain: attack.isMain)
                return (folder, try ToolWord(attack, in: folder.url))
            }
        }.map { try $0.get() }
        var scores = zip(attacks, laid).map { attack, laid in
            Score(attack: attack, reasons: Judge(attack: attack, word: laid.1).withoutRunning ?? [])
        }
        let running = attacks.indices.filter { Judge(attack: attacks[$0], word: laid[$0].1).withoutRunning == nil }
        let runs = running.flatMap { index in
            attacks[index].wiringCase.modes.map { AttackRun(attack: attacks[index], mode: $0, folder: laid[index].0) }
        }
        let indices = running.flatMap { index in attacks[index].wiringCase.modes.map { _ in index } }
        for (index, outcome) in zip(indices, try outcomes.all(runs)) {
            let word = laid[index].1
            scores[index].reasons += Judge(attack: attacks[index], word: word).reasons(outcome)
            guard attacks[index].kind != .component, case .ran(let run, _) = outcome else { continue }
            let rejected = Set(word.errors.map(\.place))
            for place in Deed(run).successes where !rejected.contains(place) {
                switch Counting(attack: attacks[index], word: word, deed: Deed(run)).count(of: place) {
                case .proved: scores[index].proved.append(place)
                case .said: scores[index].unproved.append((place, true))
                case .silent: scores[index].unproved.append((place, false))
                case .noResolution: break
                }
            }
        }
        return scores
    }
}

extension Attack {
    var isMain: Bool { wiringCase.modes.contains { $0.hasSuffix("-main") } }
}
