import Foundation
import ToolRunner

/// The number of things tried, over all scenes.
struct SceneTally {
    var scenes = 0
    var resolutions = 0
    var proved = 0
    var branches = 0
    var gaps = 0
    /// Lines that resolved when the program ran, and those that got nil.
    var asked = 0
    var missed = 0

    var line: String {
        "\(scenes) scenes; \(resolutions) resolutions, \(share(proved)) proved, \(share(branches)) if a branch is taken, "
            + "\(share(gaps)) not provable; \(asked) lines asked, \(missed) of them in vain"
    }

    /// Whether the tool proves enough. A generator or a tool that turns everything into gaps shows here; too few scenes
    /// prove nothing.
    var isEnough: Bool { scenes < 10 || proved * 100 >= resolutions * 12 }

    private func share(_ count: Int) -> String { "\(count) (\(resolutions == 0 ? 0 : 100 * count / resolutions) %)" }
}

/// A scene in a temporary folder, and the tool's report on it.
struct SceneTrial: Sendable {
    let seed: UInt64
    let folder: TemporaryFolder
    let report: SceneReport
    private let names: [String]
    private let registrars: Set<String>

    init(seed: UInt64) throws {
        self.seed = seed
        folder = try TemporaryFolder()
        let files = SceneGenerator.files(seed)
        names = files.map(\.name)
        registrars = Set(
            files.flatMap { file in
                file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                    .filter { $1.contains("register(type)") }.map { "\(file.name):\($0.offset + 1)" }
            })
        for file in files { try folder.write("App/\(file.name)", file.text) }
        let checked = try Command.run(Command.dovetail, ["check", "--module", "App=App", "--verbose"], in: folder.url)
        let graph = try Command.run(
            Command.dovetail, ["graph", "--module", "App=App", "--format", "json"], in: folder.url)
        report = try SceneReport(checked.output + checked.errors, graph: graph.output)
    }

    var program: SourceProgram {
        SourceProgram(
            folder.url, [SourceProgram.Module("App", names.map { "App/\($0)" })],
            flags: ["-swift-version", "5", "-suppress-warnings"], libraries: SceneLibraries.shared.libraries)
    }

    /// The disagreements, as text.
    func problems(_ outcome: ProgramOutcome, _ tally: inout SceneTally) -> [String] {
        let lines: [String]
        switch printedLines(outcome) {
        case .failure(let failure): return [failure.text]
        case .success(let printed): lines = printed
        }
        let comparison = SceneComparison(report, lines, registrars: registrars)
        tally.scenes += 1
        tally.resolutions += report.resolutions
        tally.proved += report.proved
        tally.branches += report.branches.count
        tally.gaps += report.gaps.count
        tally.asked += comparison.asked
        tally.missed += comparison.missed
        guard report.resolutions > 0 else { return ["the tool says:\n\(report.output)"] }
        return comparison.problems
    }

    /// Copies the folder to a place where it can be inspected, and returns that.
    func keep(as name: String) -> String {
        let kept = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: kept)
        try? FileManager.default.copyItem(at: folder.url, to: kept)
        return kept.path
    }
}
