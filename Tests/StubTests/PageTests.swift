import Foundation
import Testing
import ToolRunner

/// The examples on the pages about doubles.
@Suite struct StubPageTests {
    private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("docs")

    private func blocks(_ page: String, _ kind: String) throws -> [String] {
        let text = try String(contentsOf: Self.docs.appendingPathComponent(page), encoding: .utf8)
        return text.components(separatedBy: "```\(kind)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }

    /// The guide's example in both modes, and its other commands.
    @Test(arguments: ["5", "6"]) func guide(_ mode: String) throws {
        let work = try TemporaryFolder()
        let swift = try blocks("stub.md", "swift")
        try work.write("Sources/Login.swift", swift[0])
        try work.write("Test.swift", swift[1])
        try work.write(
            "Kit.swiftinterface", "// swift-interface-format-version: 1.0\npublic protocol Parent { func run() }\n")
        for line in try blocks("stub.md", "sh").joined().split(separator: "\n") {
            let arguments = line.split(separator: " ").map(String.init)
            try #require(arguments.first == "dovetail")
            let run = try Command.dovetail(Array(arguments.dropFirst()), in: work.url)
            #expect(run.status == 0, "\(line): \(run.errors)")
        }
        let built = try Command.env(
            "swiftc", "-swift-version", mode, "-parse-as-library", "-module-name", "Guide", "-o", "guide",
            "Sources/Login.swift",
            "Stubs.swift", "Test.swift", in: work.url)
        try #require(built.status == 0, "\(built.errors)")
        let expected = swift[1].split(separator: "\n").compactMap { line -> String? in
            line.range(of: "//> ").map { String(line[$0.upperBound...]) }
        }
        let run = try Command.run(work.url.appendingPathComponent("guide").path, [], in: work.url)
        #expect(run.output.split(separator: "\n").map(String.init) == expected)
    }

    @Test func cannotDouble() throws {
        let work = try TemporaryFolder()
        let swift = try blocks("findings/cannot-double.md", "swift")
        try work.write("App.swift", swift[0])
        let failing = try Command.dovetail("stub", "--output", "Stubs.swift", "App.swift", in: work.url)
        #expect(failing.status == 1)
        let shown = try blocks("findings/cannot-double.md", "text")[0]
        #expect(failing.errors.hasPrefix(shown), "\(failing.errors)")
        try work.write("App.swift", swift[1])
        let fixed = try Command.dovetail("stub", "--output", "Stubs.swift", "App.swift", "--verify", in: work.url)
        #expect(fixed.status == 0, "\(fixed.errors)")
    }

    @Test func brokenDouble() throws {
        let work = try TemporaryFolder()
        try work.write("Files.swift", "public struct Handle: ~Copyable { public init() {} }\n")
        let module = try Command.env(
            "swiftc", "-emit-module", "-module-name", "Files", "-emit-module-path", "Files.swiftmodule", "Files.swift",
            in: work.url)
        try #require(module.status == 0, "\(module.errors)")
        try work.write("App.swift", try blocks("findings/broken-double.md", "swift")[0])
        func verify(_ more: String...) throws -> Command {
            try Command.dovetail(
                [
                    "stub", "--output", "Stubs.swift", "App.swift", "--verify", "--verify-flag", "-I", "--verify-flag",
                    ".",
                ] + more,
                in: work.url)
        }
        let failing = try verify()
        #expect(failing.status == 1)
        let shown = try blocks("findings/broken-double.md", "text")[0]
        #expect(
            failing.errors.hasPrefix(shown.split(separator: "\n").first.map { $0.prefix(80) } ?? ""),
            "\(failing.errors)")
        #expect(!FileManager.default.fileExists(atPath: work.url.appendingPathComponent("Stubs.swift").path))
        try FileManager.default.moveItem(
            at: work.url.appendingPathComponent("Files.swift"),
            to: work.url.appendingPathComponent("Files.swiftinterface"))
        let fixed = try verify("--parents", "Files.swiftinterface")
        #expect(fixed.status == 0, "\(fixed.errors)")
    }
}
