import ToolRunner

/// The number of things tried, over all programs.
struct ContainerTally {
    var programs = 0
    var resolutions = 0
    var gaps = 0
    /// The number of sites and probes with each outcome.
    var outcomes: [ContainerOutcome.Kind: Int] = [:]

    var line: String {
        let kinds = outcomes.map { "\($0.value) \($0.key)" }.sorted().joined(separator: ", ")
        let share = resolutions == 0 ? 0 : 1_000 * gaps / resolutions
        return
            "\(programs) programs; \(resolutions) resolutions, \(gaps) not provable (\(share / 10).\(share % 10) %); "
            + "asked: \(kinds)"
    }
}

/// A program, the tool's report on it, and the configurations in which it is compiled.
struct ContainerTrial: Sendable {
    let folder: ContainerProgramFolder
    let report: ContainerReport

    init(seed: UInt64) throws {
        folder = try ContainerProgramFolder(ContainerProgramGenerator.program(seed))
        report = try folder.prove()
    }

    /// The program in each of its configurations.
    var programs: [SourceProgram] {
        (folder.program.usesFlag ? [[], ["-D", "FLAG"]] : [[]]).map { folder.sourceProgram($0) }
    }

    /// The disagreements, as text.
    ///
    /// - Parameter outcomes: the outcomes of ``programs``.
    func problems(_ outcomes: [ProgramOutcome], _ tally: inout ContainerTally) -> [String] {
        var printed: [ContainerOutcome] = []
        for outcome in outcomes {
            switch printedLines(outcome) {
            case .failure(let failure): return [failure.text]
            case .success(let lines): printed += lines.compactMap { ContainerOutcome($0[...]) }
            }
        }
        tally.programs += 1
        tally.resolutions += report.resolutions
        tally.gaps += report.gapCount
        for outcome in printed { tally.outcomes[outcome.kind, default: 0] += 1 }
        guard report.resolutions > 0 else { return ["the tool says:\n\(report.output)"] }
        return ContainerComparison(folder.program, report, printed).problems
    }
}
