import DovetailBasics
import Foundation
import Testing
import ToolRunner

/// Random programs around a few containers like Swinject's: each proof is compared with the registration that was found
/// at run time.
///
/// The seeds are those of ``ContainerPropertyTests``.
@Suite struct ContainerSceneTests {
    @Test func whatIsProvedIsWhatHappens() throws {
        let scenes = try inParallel(ContainerPropertyTests.seeds) { seed in Result { try SceneTrial(seed: seed) } }
            .map { try $0.get() }
        var tally = SceneTally()
        for (scene, outcome) in zip(scenes, try ProgramBatch.run(scenes.map(\.program))) {
            let problems = scene.problems(outcome, &tally)
            guard !problems.isEmpty else { continue }
            let kept = scene.keep(as: "dovetail-scene-\(scene.seed)")
            Issue.record("seed \(scene.seed), sources in \(kept):\n\(problems.joined(separator: "\n"))")
        }
        Tally.shared.add(.comparisons, scenes.count)
        print(tally.line)
        #expect(tally.isEnough, "\(tally.line)")
    }
}
