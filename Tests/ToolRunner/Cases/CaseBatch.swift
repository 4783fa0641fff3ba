import DovetailBasics

/// A case in one of its language modes.
package struct CaseRun: Sendable {
    package var wiringCase: WiringCase
    package var mode: String

    package init(_ wiringCase: WiringCase, mode: String) {
        self.wiringCase = wiringCase
        self.mode = mode
    }

    package var name: String { "\(wiringCase.name) in mode \(mode)" }
    var isMain: Bool { mode.hasSuffix("-main") }
}

/// What is wrong with each of many cases: the tool runs once over the sources of each, and the programs of all modes are
/// compiled together.
package enum CaseBatch {
    /// - Returns: the problems of each run, in words, in the same order; none where all is as the case says.
    package static func problems(_ runs: [CaseRun]) throws -> [[String]] {
        let sources = Dictionary(grouping: runs.indices) { Source(runs[$0]) }.values.sorted { $0[0] < $1[0] }
        let prepared = inParallel(sources) { indices -> [(Int, Prepared)] in
            let run = runs[indices[0]]
            let prepared = Prepared { try PreparedCase(run.wiringCase, isMain: run.isMain) }
            return indices.map { ($0, prepared) }
        }
        let cases = prepared.joined().sorted { $0.0 < $1.0 }.map(\.1)
        let compiled = runs.indices.filter { cases[$0].isToBeCompiled }
        let programs = compiled.compactMap { cases[$0].value?.program(mode: runs[$0].mode) }
        var problems = cases.map(\.problems)
        for (index, outcome) in zip(compiled, try ProgramBatch.run(programs)) {
            problems[index] += cases[index].value?.problems(outcome) ?? []
        }
        Tally.shared.add(.comparisons, runs.count)
        return problems
    }

    /// What the tool reads for a run.
    private struct Source: Hashable {
        var name: String
        var isMain: Bool

        init(_ run: CaseRun) {
            name = run.wiringCase.name
            isMain = run.isMain
        }
    }

    private struct Prepared: Sendable {
        var value: PreparedCase?
        var problems: [String]

        init(_ make: () throws -> PreparedCase) {
            do {
                let made = try make()
                value = made
                problems = made.findingProblems
            } catch {
                problems = ["\(error)"]
            }
        }

        /// A program whose findings are wrong is not worth compiling, and one with errors has no wiring.
        var isToBeCompiled: Bool {
            problems.isEmpty
                && value.map { $0.wiringCase.runs && $0.wiringCase.isTriedCompiled && !$0.hasErrors } ?? false
        }
    }
}
