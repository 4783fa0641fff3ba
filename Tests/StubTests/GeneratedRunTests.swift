import Doubles
import Foundation
import SourceFacts
import Testing
import ToolRunner

/// Doubles of protocols that are hard to double, by what they do: a program calls each requirement through its
/// protocol, and compares what the double kept and answered.
@Suite struct GeneratedRunTests {
    static let folder = CompiledDoubleTests.folder
    static let uncalled = UncalledMembers(
        folder.deletingLastPathComponent().appendingPathComponent("UncalledMembers.txt"))

    @Test(arguments: CompiledDoubleTests.files, ["5", "6"]) func works(_ file: String, _ mode: String) throws {
        let path = Self.folder.appendingPathComponent(file).path
        let (doubles, driver) = try Self.driver(file)
        let work = try TemporaryFolder()
        try work.write("Stubs.swift", doubles)
        try work.write("Driver.swift", driver.text)
        let compiled = try Command.env(
            "swiftc", "-Onone", "-wmo", "-suppress-warnings", "-parse-as-library", "-module-name", "Doubled",
            "-package-name", "doubled", "-swift-version", mode, "-o", "driver", path, "Stubs.swift", "Driver.swift",
            in: work.url)
        try #require(compiled.status == 0, "\(compiled.errors)")
        let run = try Command.run(work.url.appendingPathComponent("driver").path, [])
        let last = run.errors.split(separator: "\n").suffix(5).joined(separator: "\n")
        #expect(run.status == 0, "\(run.output)\nat the end: \(last)")
        #expect(run.output.contains("called \(driver.called.count)\n"), "\(run.output)")
    }

    /// The list tells what is not called, and nothing else.
    @Test func mostAreCalled() throws {
        var called = 0
        var missing: [String] = []
        for file in CompiledDoubleTests.files {
            let driver = try Self.driver(file).driver
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
        #expect(Double(called) >= 0.9 * Double(all), "\(called) of \(all)")
        print("called: \(called) of \(all)")
    }

    static func driver(_ file: String) throws -> (doubles: String, driver: DriverWriter) {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        let source = ProtocolReader.read(text, path: file, module: nil)
        let known = ProtocolReader.read(KnownProtocols.source, path: "", module: KnownProtocols.module)
        let emitter = DoubleEmitter([source], parents: [known], options: DoubleOptions())
        let excluded = uncalled.reasons(file).filter { $0.value.hasPrefix("left out: ") }
        let driver = DriverWriter(
            source, emitter.doubles, Fixture.all[file] ?? Fixture(), excluded: Set(excluded.keys))
        return (emitter.text, driver)
    }
}
