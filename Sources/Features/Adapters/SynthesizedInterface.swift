import DovetailBasics
import DovetailProject
import Foundation

/// The interface of a compiled module, as printed by the toolchain.
package struct SynthesizedInterface {
    private static let tool = "swift-synthesize-interface"
    private static let limit = 300.0

    /// - Parameter flags: arguments for the tool, such as `-I`.
    /// - Throws: `InputError` if the tool or the module does not exist.
    package static func text(of module: String, flags: [String]) throws -> String {
        let tool = try toolPath()
        let scratch = try ScratchFolder()
        defer { scratch.delete() }
        let output = scratch.file("Interface.swift")
        let outcome = try ChildProcess(
            executable: tool,
            arguments: ["-module-name", module, "-print-fully-qualified-types", "-o", output] + flags, limit: limit
        ).run()
        guard outcome.code == 0 else { throw refusal(of: module, outcome) }
        return try SourceText.read(output)
    }

    /// The path of the toolchain's program.
    ///
    /// - Throws: `InputError` if there is none.
    package static func toolPath() throws -> String {
        let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
        guard let compiler = SwiftCompiler.find(on: search, limit: 60) else {
            throw InputError("swiftc was not found in PATH; pass the interface's text with --interface")
        }
        let real = URL(fileURLWithPath: compiler.path).resolvingSymlinksInPath().path
        for path in [compiler.path, real] {
            let beside = parentFolder(path) + "/" + tool
            if FileManager.default.isExecutableFile(atPath: beside) { return beside }
        }
        // On macOS, the compiler in PATH only forwards to Xcode's.
        let xcrun = "/usr/bin/xcrun"
        if FileManager.default.isExecutableFile(atPath: xcrun),
            let found = try? ChildProcess(executable: xcrun, arguments: ["--find", tool], limit: 60).run(),
            found.code == 0
        {
            return found.output.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        throw InputError(
            "\(tool) was not found next to '\(compiler.path)'; it comes with Swift 6.1 and later; pass the "
                + "interface's text with --interface"
        )
    }

    private static func refusal(of module: String, _ outcome: ChildProcess.Outcome) -> InputError {
        guard !outcome.isOverLimit else { return InputError("\(tool) did not finish within \(limit.inSeconds)") }
        let parts = outcome.output.components(separatedBy: "Current visible modules:\n")
        guard parts.count == 2 else {
            let first = outcome.output.split(separator: "\n").first { $0.contains("error") }
            return InputError("\(tool) failed for '\(module)': \(first ?? "no reason given")")
        }
        let known = parts[1].split(separator: "\n").map(String.init)
        let near = known.filter { editDistance($0, module, limit: 2) <= 2 }.sorted()
        return InputError(
            "no importable module is called '\(module)'"
                + (near.isEmpty ? "" : "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?")
                + (near.isEmpty
                    ? "; pass its folder with --flag -I --flag FOLDER, or its text with --interface" : ""))
    }
}
