import DovetailBasics
import Foundation
import ToolRunner

/// The problems of many random programs: the tool reads each in several orders and with a change; all are compiled
/// together and run.
enum PropertyBatch {
    /// - Returns: the problems of each seed, as text, with the folder of the sources.
    static func problems(of seeds: [UInt64]) throws -> [UInt64: [String]] {
        let trials = inParallel(seeds) { seed in Result { try Trial(seed) } }
        let sound = try trials.map { try $0.get() }.filter(\.generates)
        let outcomes = try ProgramBatch.run(sound.map(\.sourceProgram))
        var problems: [UInt64: [String]] = [:]
        for trial in try trials.map({ try $0.get() }) { problems[trial.seed] = trial.problems }
        for (trial, outcome) in zip(sound, outcomes) { problems[trial.seed]? += trial.problems(outcome) }
        Tally.shared.add(.comparisons, seeds.count)
        return problems
    }

    /// The tool's report on one program.
    private struct Trial: Sendable {
        let seed: UInt64
        let folder: ProgramFolder
        let generates: Bool
        private(set) var problems: [String] = []

        init(_ seed: UInt64) throws {
            self.seed = seed
            let program = ProgramGenerator.program(seed)
            folder = try ProgramFolder(program)
            let generated = try folder.generate()
            generates = generated.status == 0 && generated.errors.isEmpty
            if !generates {
                report(["generate says:\n\(generated.errors)"], folder, "program")
            } else {
                let random = SplitMix(seed, 2)
                let other = try ProgramFolder(program, shuffledBy: random)
                _ = try other.generate(shuffledBy: random)
                if folder.wiring == nil || folder.wiring != other.wiring {
                    report(["another order, another file"], folder, "program")
                }
            }
            for (mutation, name) in [(Mutation.random(program), "mutation"), (Mutation.riddle(program), "riddle")] {
                guard let mutation else { continue }
                let mutated = try ProgramFolder(mutation.program)
                let found = try Self.findingProblems(mutated, marked: mutation.marked)
                report(found.map { "\(mutation.text): \($0)" }, mutated, name)
            }
        }

        var sourceProgram: SourceProgram { folder.sourceProgram(mode: seed.isMultiple(of: 2) ? "5" : "6") }

        /// The problems of a program whose needs are all met: it must run and print the right values.
        func problems(_ outcome: ProgramOutcome) -> [String] {
            var copy = self
            copy.problems = []
            switch printedLines(outcome) {
            case .failure(let failure): copy.report([failure.text], folder, "program")
            case .success(let lines):
                let expected = Reference(folder.program).output() ?? []
                let wrong = lines.filter { !expected.contains($0) }.prefix(5)
                let missing = expected.filter { !lines.contains($0) }.prefix(5)
                if lines != expected {
                    copy.report(
                        ["printed \(Array(wrong)), expected \(Array(missing)), of \(expected.count)"], folder, "program"
                    )
                }
            }
            return copy.problems
        }

        private mutating func report(_ found: [String], _ folder: ProgramFolder, _ what: String) {
            guard !found.isEmpty else { return }
            let kept = folder.keep(as: "dovetail-\(what)-\(seed)")
            problems.append("sources in \(kept):\n\(found.joined(separator: "\n"))")
        }

        /// The problems of a program with a change: the tool must report the needs that now fail and what is marked,
        /// once each, and nothing else.
        private static func findingProblems(
            _ folder: ProgramFolder, marked: (number: Int, finding: String)?
        ) throws -> [String] {
            // All places of a cause are listed.
            let generated = try folder.generate(isVerbose: true)
            let failures = Reference(folder.program).failures()
            let places = folder.sources.places
            var found = ToolFinding.all(in: generated.errors).filter(\.isError)
            var problems: [String] = []
            var others = found.flatMap { finding in finding.others.map { (id: finding.id, place: $0) } }
            for (requirement, ids) in failures.sorted(by: { $0.key < $1.key }) {
                let place = places[requirement] ?? "nowhere"
                let index = found.firstIndex { $0.place == place && ids.contains($0.id) }
                // One cause is one finding, with a note for each further requirement.
                let other = others.firstIndex { $0.place == place && ids.contains($0.id) }
                if let index {
                    found.remove(at: index)
                } else if let other {
                    others.remove(at: other)
                } else {
                    problems.append("missing \(place) \(ids.sorted())")
                }
            }
            if let marked {
                let place = folder.sources.marks[marked.number] ?? "nowhere"
                let index = found.firstIndex { "\($0.path):\($0.line)" == place && $0.id == marked.finding }
                if let index {
                    found.remove(at: index)
                } else {
                    problems.append("missing \(place) \(marked.finding)")
                }
            }
            problems += others.map { "unexpected note at \($0.place) [\($0.id)]" }
            problems += found.map { "unexpected \($0.path):\($0.line) [\($0.id)]\($0.text)" }
            if generated.status != (failures.isEmpty && marked == nil ? 0 : 1) {
                problems.append("exit code \(generated.status):\n\(generated.errors)")
            }
            return problems
        }
    }
}
