import Foundation
import Testing
import ToolRunner

/// Random programs of components: the tool, the compiler and a naive reference agree on each.
///
/// `DOVETAIL_PROGRAMS=200` tries more, `DOVETAIL_SEED=7` repeats one; both together start at that seed.
@Suite struct PropertyTests {
    static let seeds: [UInt64] = {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["DOVETAIL_SEED"].flatMap(UInt64.init)
        let count = environment["DOVETAIL_PROGRAMS"].flatMap(UInt64.init) ?? (first == nil ? Extent.isFull ? 20 : 8 : 1)
        return Array((first ?? 1)..<((first ?? 1) + max(count, 1)))
    }()

    private static let problems = Result { try PropertyBatch.problems(of: seeds) }

    @Test(arguments: seeds)
    func behavesAsTheReferenceSays(_ seed: UInt64) throws {
        for problem in try #require(try Self.problems.get()[seed]) { Issue.record("seed \(seed), \(problem)") }
    }

    /// The programs are not trivial: members meet needs, and most changes break one.
    @Test func programsHaveNeedsAndMutationsThatMatter() {
        let programs = (1...20).map { ProgramGenerator.program($0) }
        let broken = programs.filter { program in
            Mutation.random(program).map { !Reference($0.program).failures().isEmpty } ?? false
        }
        let idle = programs.filter { Reference($0).output()?.isEmpty ?? true }.map(\.seed)
        #expect(idle.isEmpty, "nothing to read in programs \(idle)")
        #expect(broken.count >= 15, "\(broken.count) of 20 mutations leave a need unmet")
    }

    /// Regression: a class that moved into its base's module had the name of another class there, which no compiler
    /// accepts.
    @Test(arguments: [UInt64(773)])
    func programsDeclareEachClassOnce(_ seed: UInt64) {
        let program = ProgramGenerator.program(seed)
        let names = program.components.map { "\(program.modules[$0.module]).\($0.fullName)" }
        let twice = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys
        #expect(twice.isEmpty, "declared twice: \(twice.sorted())")
    }
}
