import Foundation
import Testing
import ToolRunner

/// Doubles of the protocols that other generators are tested with, tested by running them. Scripts/double-corpora
/// extracts the protocols from checkouts and passes their folder.
@Suite(.enabled(if: ForeignProtocols.root != nil)) struct ForeignDoubleTests {
    private static let uncalled = UncalledMembers(
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("UncalledForeignMembers.txt"))

    @Test(arguments: ForeignProtocols.folders) func works(_ name: String) throws {
        let folder = try #require(ForeignProtocols.root).appendingPathComponent(name)
        let sources = ["Protocols.swift", "Support.swift"].map { folder.appendingPathComponent($0) }
        let left = Self.uncalled.reasons(name)
        let program = try DoubledProgram(
            sources, Fixture.foreign[name] ?? Fixture(), marked: true, excluded: Set(left.keys))
        for outcome in try ProgramBatch.run(["5", "6"].map { program.sourceProgram($0, ["-suppress-warnings"]) }) {
            let problems = program.problems([outcome], hasConditions: true)
            #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
        }
        print("called: \(program.driver.called.count) of \(name)")
        for (member, reason) in program.driver.refused.merging(left, uniquingKeysWith: { $1 }).sorted(by: <) {
            print("not called: \(name) \(member): \(reason)")
        }
    }
}

private enum ForeignProtocols {
    static let root = ProcessInfo.processInfo.environment["DOVETAIL_PROTOCOLS"].map { URL(fileURLWithPath: $0) }
    static let folders =
        (root.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []).sorted()
}
