import Foundation
import Testing
import ToolRunner

/// Doubles of protocols that are hard to double, compiled with main actor isolation as the default. The compiler checks
/// ownership and isolation after type-checking, so all are compiled to SIL. ``GeneratedRunTests`` covers the other
/// language modes and also runs the doubles.
@Suite struct CompiledDoubleTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Protocols")
    static let files =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".swift") && $0 != "CannotBeDoubled.swift" }.sorted()

    /// The files that are compiled: all, or half of them unless everything is tried.
    static let tried = files.filter { Extent.includes($0, oneOf: 2) }

    /// Files whose doubles do not compile yet if everything is isolated to the main actor by default. Neither do the
    /// protocols of InheritedEquatable.
    private static let brokenOnMainActor: Set<String> = [
        "Async.swift", "ClosureParameters.swift", "Crossings.swift", "GlobalActors.swift", "InheritedEquatable.swift",
        "InheritedStandardLibrary.swift", "SuperclassConstraints.swift",
    ]

    @Test(arguments: tried) func compilesOnMainActor(_ file: String) throws {
        let work = try TemporaryFolder()
        let source = Self.folder.appendingPathComponent(file).path
        let stub = try Command.dovetail("stub", "--output", "Stubs.swift", source, in: work.url)
        #expect(stub.status == 0, "\(stub.errors)")
        let compiled = try Compiler.check(
            [
                "-parse-as-library", "-module-name", "Doubled", "-package-name", "doubled", source, "Stubs.swift",
                "-swift-version", "6", "-default-isolation", "MainActor",
            ], in: work.url)
        #expect((compiled.status == 0) == !Self.brokenOnMainActor.contains(file), "\(compiled.errors)")
        guard compiled.status == 0 else { return }
        #expect(DoubledProgram.warnings(compiled.errors).isEmpty, "\(compiled.errors)")
    }

    @Test func thereAreEnough() {
        let text = Self.files.compactMap {
            try? String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8)
        }
        let count = text.joined().split(separator: "\n").count { $0.contains("protocol ") && !$0.contains("//") }
        #expect(count > 200, "\(count)")
    }

    /// Each protocol that cannot be doubled is an error at its line, and the others get a double.
    @Test func whatCannotBeDoubled() throws {
        let work = try TemporaryFolder()
        let path = Self.folder.appendingPathComponent("CannotBeDoubled.swift").path
        let stub = try Command.dovetail("stub", "--output", "Stubs.swift", path, in: work.url)
        #expect(stub.status == 1)
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line.contains("// cannot:") {
            let end = lines[index...].firstIndex { $0.hasPrefix("}") } ?? lines.count
            let found = (index..<end).contains { stub.errors.contains("CannotBeDoubled.swift:\($0 + 1):") }
            let isLocal = line.contains("local protocol")
            #expect(found != isLocal, "line \(index + 1): \(line)")
        }
    }
}
