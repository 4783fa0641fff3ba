import Foundation
import Testing

/// Random programs that use containers: what the tool proves is what happens.
///
/// `DOVETAIL_PROGRAMS=200` tries more, `DOVETAIL_SEED=7` repeats one; both together start there.
@Suite(.serialized) struct ContainerPropertyTests {
    static let seeds: [UInt64] = {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["DOVETAIL_SEED"].flatMap(UInt64.init)
        let count = environment["DOVETAIL_PROGRAMS"].flatMap(UInt64.init) ?? (first == nil ? 10 : 1)
        return Array((first ?? 1)..<((first ?? 1) + max(count, 1)))
    }()

    @Test func whatIsProvedIsWhatHappens() throws {
        var tally = ContainerTally()
        for seed in Self.seeds {
            let folder = try ContainerProgramFolder(ContainerProgramGenerator.program(seed))
            let problems = try ContainerTrial(folder).problems(&tally)
            guard !problems.isEmpty else { continue }
            let kept = folder.keep(as: "dovetail-container-\(seed)")
            Issue.record("seed \(seed), sources in \(kept):\n\(problems.joined(separator: "\n"))")
        }
        print(tally.line)
        #expect(tally.gaps * 10 < tally.resolutions, "\(tally.line)")
    }
}
