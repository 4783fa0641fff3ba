import Foundation
import Testing

/// Doubles of the protocols that other generators are tested with, by what they do. Scripts/double-corpora takes these
/// out of checkouts, and names their folder.
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
        for mode in ["5", "6"] { try program.expectToPass(mode, hasConditions: true) }
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
