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
    static func all(_ attacks: [Attack], _ libraries: AttackLibraries) throws -> [Score] {
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
        let runs = running.flatMap { index in attacks[index].wiringCase.modes.map { (index, $0) } }
        let programs = runs.map { index, mode in attacks[index].program(in: laid[index].0.url, mode: mode, libraries) }
        for ((index, _), outcome) in zip(runs, try ProgramBatch.run(programs)) {
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

    fileprivate func program(in folder: URL, mode: String, _ libraries: AttackLibraries) -> SourceProgram {
        var program = PreparedCase.program(
            wiringCase, in: folder, mode: mode, libraries: libraries.libraries(self) ?? SourceProgram.Libraries())
        guard kind == .component else { return program }
        program.modules[program.modules.count - 1].files.append(PreparedCase.wiring(wiringCase))
        return program
    }
}
