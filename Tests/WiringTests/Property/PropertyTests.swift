import Foundation
import Testing
import ToolRunner

/// Random programs of components: the tool, the compiler and a naive reference agree on each.
///
/// `DOVETAIL_PROGRAMS=200` tries more, `DOVETAIL_SEED=7` repeats one; both together start there.
@Suite(.serialized) struct PropertyTests {
    static let seeds: [UInt64] = {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["DOVETAIL_SEED"].flatMap(UInt64.init)
        let count = environment["DOVETAIL_PROGRAMS"].flatMap(UInt64.init) ?? (first == nil ? 20 : 1)
        return Array((first ?? 1)..<((first ?? 1) + max(count, 1)))
    }()

    @Test(arguments: seeds)
    func behavesAsTheReferenceSays(_ seed: UInt64) throws {
        let program = ProgramGenerator.program(seed)
        let folder = try ProgramFolder(program)
        report(try wiringProblems(folder), seed, folder, "program")
        guard let mutation = Mutation.random(program) else { return }
        let mutated = try ProgramFolder(mutation.program)
        let problems = try findingProblems(mutated)
        report(problems.map { "\(mutation.text): \($0)" }, seed, mutated, "mutation")
    }

    /// The programs have something to find: needs that members answer, and changes that most often break one.
    @Test func programsHaveNeedsAndMutationsThatMatter() {
        let programs = (1...20).map { ProgramGenerator.program($0) }
        let broken = programs.filter { program in
            Mutation.random(program).map { !Reference($0.program).failures().isEmpty } ?? false
        }
        let idle = programs.filter { Reference($0).output()?.isEmpty ?? true }.map(\.seed)
        #expect(idle.isEmpty, "nothing to read in programs \(idle)")
        #expect(broken.count >= 15, "\(broken.count) of 20 mutations leave a need unmet")
    }

    private func report(_ problems: [String], _ seed: UInt64, _ folder: ProgramFolder, _ what: String) {
        guard !problems.isEmpty else { return }
        let kept = folder.keep(as: "dovetail-\(what)-\(seed)")
        Issue.record("seed \(seed), sources in \(kept):\n\(problems.joined(separator: "\n"))")
    }

    /// A program whose needs are all met: it generates, always the same, and runs with the right values.
    private func wiringProblems(_ folder: ProgramFolder) throws -> [String] {
        let generated = try folder.generate()
        guard generated.status == 0, generated.errors.isEmpty else {
            return ["generate says:\n\(generated.errors)"]
        }
        var problems: [String] = []
        let random = SplitMix(folder.program.seed, 2)
        let other = try ProgramFolder(folder.program, shuffledBy: random)
        _ = try other.generate(shuffledBy: random)
        if folder.wiring == nil || folder.wiring != other.wiring {
            problems.append("another order, another file")
        }
        switch try folder.run(mode: folder.program.seed.isMultiple(of: 2) ? "5" : "6") {
        case .failure(let failure): problems.append(failure.text)
        case .success(let lines):
            let expected = Reference(folder.program).output() ?? []
            let wrong = lines.filter { !expected.contains($0) }.prefix(5)
            let missing = expected.filter { !lines.contains($0) }.prefix(5)
            if lines != expected {
                problems.append("printed \(Array(wrong)), expected \(Array(missing)), of \(expected.count)")
            }
        }
        return problems
    }

    /// A program with a change: the tool reports the needs that fail now, each once, and nothing else.
    private func findingProblems(_ folder: ProgramFolder) throws -> [String] {
        let generated = try folder.generate()
        let failures = Reference(folder.program).failures()
        let places = folder.sources.places
        var found = CaseRunner.findings(generated.errors).filter(\.isError)
        var problems: [String] = []
        for (requirement, ids) in failures.sorted(by: { $0.key < $1.key }) {
            let place = places[requirement] ?? "nowhere"
            let index = found.firstIndex { "\($0.path):\($0.line)" == place && ids.contains($0.id) }
            if let index {
                found.remove(at: index)
            } else {
                problems.append("missing \(place) \(ids.sorted())")
            }
        }
        problems += found.map { "unexpected \($0.path):\($0.line) [\($0.id)]\($0.text)" }
        if generated.status != (failures.isEmpty ? 0 : 1) {
            problems.append("exit code \(generated.status):\n\(generated.errors)")
        }
        return problems
    }
}
