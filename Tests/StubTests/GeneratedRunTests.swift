import Foundation
import Testing

/// Doubles of protocols that are hard to double, by what they do: a program calls each requirement through its
/// protocol, and compares what the double kept and answered.
@Suite struct GeneratedRunTests {
    static let folder = CompiledDoubleTests.folder
    static let uncalled = UncalledMembers(
        folder.deletingLastPathComponent().appendingPathComponent("UncalledMembers.txt"))

    @Test(arguments: CompiledDoubleTests.files, ["5", "6"]) func works(_ file: String, _ mode: String) throws {
        try Self.program(file).expectToPass(mode, flags: Self.conditions[file] ?? [[]])
    }

    /// The configurations of files with requirements that are not there in all of them.
    private static let conditions = [
        "Conditional.swift": [[], ["-D", "DEBUG"], ["-D", "TRACE"]], "Crossings.swift": [[], ["-D", "DEBUG"]],
    ]

    /// The list tells what is not called, and nothing else.
    @Test func mostAreCalled() throws {
        var called = 0
        var missing: [String] = []
        for file in CompiledDoubleTests.files {
            let driver = try Self.program(file).driver
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

    static func program(_ file: String) throws -> DoubledProgram {
        let excluded = uncalled.reasons(file).filter { $0.value.hasPrefix("left out: ") }
        return try DoubledProgram(
            [folder.appendingPathComponent(file)], Fixture.all[file] ?? Fixture(), excluded: Set(excluded.keys))
    }
}
