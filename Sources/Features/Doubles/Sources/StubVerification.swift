import DovetailBasics
package import DovetailDiagnostics
import DovetailProject
import Foundation

/// Compiles doubles with the sources of their protocols, in Swift 5 and in Swift 6 mode.
///
/// The compiler checks ownership and isolation after type-checking, so everything is compiled to SIL.
package struct StubVerification {
    /// A module from which the doubles import protocols.
    struct Module {
        var name: String
        var sources: [String]
    }

    /// Each after those that it imports.
    let modules: [Module]
    /// The Swift files that are in the same module as the doubles.
    let sources: [String]
    /// Additional arguments for the compiler.
    let flags: [String]

    /// - Parameter modules: the Swift files of the modules from which the doubles import the protocols, by name.
    /// - Parameter sources: the Swift files of the protocols that are in the same module as the doubles.
    /// - Throws: `InputError` if modules import each other.
    package init(modules: [String: [String]] = [:], sources: [String] = [], flags: [String]) throws {
        self.modules = try Self.inOrder(modules.filter { !$0.value.isEmpty })
        (self.sources, self.flags) = (sources, flags)
    }

    private static let limit = 600.0

    /// The compiler's errors, each at the requirement that it concerns.
    ///
    /// - Throws: `InputError` if there is no compiler, or if the sources themselves do not compile.
    package func findings(_ emitted: DoubleEmitter) throws -> [Finding] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        guard let compiler = SwiftCompiler.find(on: path, limit: 60) else {
            throw InputError("--verify needs swiftc, which was not found in PATH")
        }
        let scratch = try ScratchFolder()
        defer { scratch.delete() }
        let (work, file) = (scratch.path, scratch.file("Stubs.swift"))
        try Data(emitted.bytes).write(to: URL(fileURLWithPath: file))
        let progress = ProgressLine()
        defer { progress.end() }
        var found: [Finding] = []
        for mode in ["5", "6"] {
            progress.say("compiling the doubles in Swift \(mode) mode")
            for module in modules {
                try build(
                    compiler,
                    arguments: [
                        "-emit-module", "-enable-testing", "-module-name", module.name,
                        "-emit-module-path", "\(work)/\(module.name).swiftmodule", "-I", work,
                    ] + module.sources, mode: mode)
            }
            found += try errors(
                try run(
                    compiler, arguments: ["-module-name", "Doubled", "-I", work] + sources + [file], mode: mode),
                file: file, mode: mode, emitted: emitted)
        }
        return found.sortedOnce
    }

    private func run(_ compiler: SwiftCompiler, arguments: [String], mode: String) throws -> ChildProcess.Outcome {
        let common = [
            "-swift-version", mode, "-wmo", "-parse-as-library", "-suppress-warnings", "-diagnostic-style", "llvm",
        ]
        let output = arguments.contains("-emit-module") ? [] : ["-emit-sil", "-o", "/dev/null"]
        return try ChildProcess(
            executable: compiler.path, arguments: common + output + flags + arguments, limit: Self.limit
        ).run()
    }

    private func build(_ compiler: SwiftCompiler, arguments: [String], mode: String) throws {
        let outcome = try run(compiler, arguments: arguments, mode: mode)
        guard outcome.code == 0 else { throw Self.unusable(outcome, mode) }
    }

    private static func unusable(
        _ outcome: ChildProcess.Outcome, _ mode: String, butIn file: String = "\0"
    ) -> InputError {
        let lines = outcome.output.split(separator: "\n").filter { $0.contains("error: ") && !$0.hasPrefix(file) }
        let first = lines.first.map(String.init) ?? "the compiler failed or did not finish"
        return InputError(
            "the sources do not compile in Swift \(mode) mode, so the doubles cannot be verified: \(first)")
    }

    /// The errors in the doubles, at the requirements that the code implements.
    private func errors(
        _ outcome: ChildProcess.Outcome, file: String, mode: String, emitted: DoubleEmitter
    ) throws -> [Finding] {
        guard outcome.code != 0 else { return [] }
        let lines = outcome.output.split(separator: "\n").filter { $0.contains(": error: ") }
        let own = lines.compactMap { line -> Finding? in
            guard line.hasPrefix("\(file):"), let range = line.range(of: ": error: "),
                let row = line.dropFirst(file.count + 1).split(separator: ":").first.flatMap({ Int($0) })
            else { return nil }
            let place = emitted.places.last { $0.line <= row }
            return Finding(
                .brokenDouble, at: place?.location ?? SourceLocation(path: file, line: row, column: 1),
                "the double of '\(place?.title ?? "")' does not compile in Swift \(mode) mode: "
                    + "\(line[range.upperBound...])",
                help: "list the other protocols with --protocol, and report a bug in dovetail: doubles should "
                    + "compile or be refused")
        }
        // Errors in the sources are not faults of the doubles.
        if own.isEmpty || own.count < lines.count { throw Self.unusable(outcome, mode, butIn: file) }
        return own
    }
}
