import DovetailBasics
import Foundation
import Testing
import ToolRunner

/// Everything that is proved of random containers, with arguments of any type, names, scopes and isolation, succeeds in a
/// compiled program.
///
/// The containers of a batch are compiled as one program. `DOVETAIL_FULL=1` tries more batches, `DOVETAIL_SEED=7` repeats
/// one container, and `DOVETAIL_PROGRAMS=200` tries as many.
@Suite struct ContainerProofTests {
    private static let batch = 12
    private static let seeds: [UInt64] = {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["DOVETAIL_SEED"].flatMap(UInt64.init)
        let usual = first != nil ? 1 : UInt64(batch * (Extent.isFull ? 20 : 1))
        let count = environment["DOVETAIL_PROGRAMS"].flatMap(UInt64.init) ?? usual
        return Array((first ?? 1)..<((first ?? 1) + max(count, 1)))
    }()

    @Test func whatIsProvedSucceeds() throws {
        let batches = stride(from: 0, to: Self.seeds.count, by: Self.batch).map { start in
            Array(Self.seeds[start..<min(start + Self.batch, Self.seeds.count)])
        }
        let trials = try inParallel(batches) { seeds in Result { try ProofTrial(seeds) } }.map { try $0.get() }
        let outcomes = try ProgramBatch.run(trials.map(\.program))
        var (sites, proved) = (0, 0)
        for (trial, outcome) in zip(trials, outcomes) {
            let result = trial.result(outcome)
            sites += trial.folder.program.siteCount
            proved += result.proved
            guard !result.problems.isEmpty else { continue }
            let kept = trial.folder.keep(as: "dovetail-proof-\(trial.seeds[0])")
            let problems = result.problems.joined(separator: "\n")
            Issue.record("seeds \(trial.seeds), sources in \(kept):\n\(problems)\n\(trial.report.output)")
        }
        Tally.shared.add(.comparisons, Self.seeds.count)
        print("seeds \(Self.seeds[0]) to \(Self.seeds[Self.seeds.count - 1]): \(proved) of \(sites) resolutions proved")
        // Two in three succeed; some of these cannot be proved.
        #expect(proved * 3 > sites, "\(proved) of \(sites)")
    }
}

/// Random containers in one program, and what the tool says of them.
struct ProofTrial: Sendable {
    let seeds: [UInt64]
    let folder: ContainerProgramFolder
    let report: ContainerReport

    init(_ seeds: [UInt64]) throws {
        self.seeds = seeds
        var files: [ContainerProgram.File] = []
        var calls: [String] = []
        var siteCount = 0
        for seed in seeds {
            let written = ProofGenerator(seed: seed, first: siteCount)
            siteCount += written.siteCount
            files.append(.init(path: "App/P\(seed).swift", lines: written.lines))
            calls += written.calls
        }
        files.append(.init(path: "App/main.swift", lines: .init(calls)))
        folder = try ContainerProgramFolder(
            ContainerProgram(
                seed: seeds[0], modules: ["App"], files: files, usesFlag: false, siteCount: siteCount))
        report = try folder.prove()
    }

    var program: SourceProgram { folder.sourceProgram([]) }

    /// How many resolutions are proved, and which of them fail.
    func result(_ outcome: ProgramOutcome) -> (proved: Int, problems: [String]) {
        let printed: [ContainerOutcome]
        switch printedLines(outcome) {
        case .failure(let failure): return (0, [failure.text])
        case .success(let lines): printed = lines.compactMap { ContainerOutcome($0[...]) }
        }
        let count = folder.program.siteCount
        var problems = printed.count == count ? [] : ["\(printed.count) resolutions ran, of \(count)"]
        if report.resolutions < count { problems.append("\(report.resolutions) resolutions seen, of \(count)") }
        let (places, tags) = (folder.program.places, folder.program.tags)
        let known = Set(report.findings.flatMap(\.places)).union(report.gaps.keys)
        var proved = 0
        for outcome in printed {
            let site = outcome.site.flatMap { places[$0] } ?? []
            // The registrations on the path, with all their lines.
            let path = outcome.places.flatMap { tags[$0] ?? [] }.flatMap { places[$0] ?? [] }
            if outcome.kind == .ok {
                if site.isDisjoint(with: known) { proved += 1 }
            } else if site.union(path).isDisjoint(with: known) {
                problems.append("proved, and fails: \(outcome.text), at \(site.sorted().joined(separator: " "))")
            }
        }
        return (proved, problems)
    }
}
