/// What was tried, over all programs.
struct ContainerTally {
    var programs = 0
    var resolutions = 0
    var gaps = 0
    /// How many sites and probes ended how.
    var outcomes: [ContainerOutcome.Kind: Int] = [:]

    var line: String {
        let kinds = outcomes.map { "\($0.value) \($0.key)" }.sorted().joined(separator: ", ")
        let share = resolutions == 0 ? 0 : 1_000 * gaps / resolutions
        return
            "\(programs) programs; \(resolutions) resolutions, \(gaps) not provable (\(share / 10).\(share % 10) %); "
            + "asked: \(kinds)"
    }
}

/// Proves, compiles and runs one program.
struct ContainerTrial {
    let folder: ContainerProgramFolder

    init(_ folder: ContainerProgramFolder) { self.folder = folder }

    /// The disagreements, in words.
    func problems(_ tally: inout ContainerTally) throws -> [String] {
        let report = try folder.prove()
        var outcomes: [ContainerOutcome] = []
        for flags in folder.program.usesFlag ? [[], ["-D", "FLAG"]] : [[]] {
            switch try folder.run(flags) {
            case .failure(let failure): return [failure.text]
            case .success(let printed): outcomes += printed
            }
        }
        tally.programs += 1
        tally.resolutions += report.resolutions
        tally.gaps += report.gapCount
        for outcome in outcomes { tally.outcomes[outcome.kind, default: 0] += 1 }
        guard report.resolutions > 0 else { return ["the tool says:\n\(report.output)"] }
        return ContainerComparison(folder.program, report, outcomes).problems
    }
}
