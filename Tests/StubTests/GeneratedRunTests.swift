import DovetailBasics
import Foundation
import Testing
import ToolRunner

/// Doubles of protocols that are hard to double, tested by running them: a program calls each requirement through its
/// protocol, and compares what the double recorded and returned.
@Suite struct GeneratedRunTests {
    static let folder = CompiledDoubleTests.folder
    static let uncalled = UncalledMembers(
        folder.deletingLastPathComponent().appendingPathComponent("UncalledMembers.txt"))

    private static let modes = Extent.isFull ? ["5", "6"] : ["6"]

    private struct Case: Hashable, Sendable {
        var file: String
        var mode: String
    }

    private static let programs = Dictionary(
        uniqueKeysWithValues: zip(
            CompiledDoubleTests.files, inParallel(CompiledDoubleTests.files) { file in Result { try program(file) } }))

    /// The problems of the doubles that the command writes for each file, in each language mode.
    private static let problems = Result {
        let cases = CompiledDoubleTests.tried.flatMap { file in modes.map { Case(file: file, mode: $0) } }
        for written in inParallel(
            CompiledDoubleTests.tried, { file in Result { try programs[file]?.get().writeDoubles() } })
        {
            try written.get()
        }
        let inOrder = try cases.compactMap { try programs[$0.file]?.get() }
        let sources = zip(cases, inOrder).map { run, program in
            (conditions[run.file] ?? [[]]).map { program.sourceProgram(run.mode, $0) }
        }
        var outcomes = try ProgramBatch.run(sources.flatMap { $0 })[...]
        var problems: [Case: [String]] = [:]
        for ((run, program), sources) in zip(zip(cases, inOrder), sources) {
            problems[run] = program.problems(Array(outcomes.prefix(sources.count)))
            outcomes = outcomes.dropFirst(sources.count)
        }
        Tally.shared.add(.comparisons, cases.count)
        return problems
    }

    /// The compiler checks ownership and isolation after type-checking, so all are compiled to objects, without
    /// warnings.
    @Test(arguments: CompiledDoubleTests.tried, modes) func compilesAndWorks(_ file: String, _ mode: String) throws {
        let problems = try #require(try Self.problems.get()[Case(file: file, mode: mode)])
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    /// The configurations of files with requirements that do not exist in all of them.
    private static let conditions = [
        "Conditional.swift": [[], ["-D", "DEBUG"], ["-D", "TRACE"]], "Crossings.swift": [[], ["-D", "DEBUG"]],
    ]

    /// The list contains exactly the requirements that are not called.
    @Test func mostAreCalled() throws {
        var called = 0
        var missing: [String] = []
        for file in CompiledDoubleTests.files {
            let driver = try #require(try Self.programs[file]?.get()).driver
            called += driver.called.count
            let listed = Self.uncalled.reasons(file)
            for (name, reason) in driver.refused where listed[name] != reason {
                missing.append("\(file) \(name): \(reason)")
            }
            for (name, reason) in listed where driver.refused[name] == nil {
                #expect(driver.isKnown(name) && reason.hasPrefix("left out: "), "\(file) \(name): \(reason)")
            }
        }
        #expect(missing.isEmpty, "\(missing.sorted().joined(separator: "\n"))")
        let all = called + Self.uncalled.count
        #expect(Double(called) >= 0.98 * Double(all), "\(called) of \(all)")
        print("called: \(called) of \(all)")
    }

    private static func program(_ file: String) throws -> DoubledProgram {
        let excluded = uncalled.reasons(file).filter { $0.value.hasPrefix("left out: ") }
        return try DoubledProgram(
            [folder.appendingPathComponent(file)], Fixture.all[file] ?? Fixture(), excluded: Set(excluded.keys))
    }
}
