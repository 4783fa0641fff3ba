import Foundation
import ToolRunner

/// A program's sources in a temporary folder, with runs of the tool and the compiler on them.
struct ProgramFolder: Sendable {
    let program: Program
    let sources: ProgramSources
    let folder: TemporaryFolder

    /// Writes the sources, in their own order or in another one.
    init(_ program: Program, shuffledBy random: SplitMix? = nil) throws {
        self.program = program
        sources = ProgramPrinter.sources(program)
        folder = try TemporaryFolder()
        var files = sources.files
        if var random { files.shuffle(using: &random) }
        for file in files { try folder.write(file.path, file.text) }
    }

    private var output: String { "\(program.modules[program.home])/Wiring.swift" }

    var wiring: Data? { try? Data(contentsOf: folder.url.appendingPathComponent(output)) }

    /// Runs `dovetail generate`, naming the modules' folders, or their files in another order.
    func generate(shuffledBy random: SplitMix? = nil, isVerbose: Bool = false) throws -> Command {
        var arguments = program.modules.map { "\($0)=\($0)" }
        if var random {
            if random.chance(50) {
                arguments = sources.files.map { file in "\(file.path.prefix { $0 != "/" })=\(file.path)" }
            }
            arguments.shuffle(using: &random)
        }
        return try Command.run(
            Command.dovetail,
            ["generate", "--output", output, "--target", program.modules[program.home]]
                + [isVerbose ? "--verbose" : "--quiet"]
                + arguments.flatMap { ["--module", $0] },
            in: folder.url)
    }

    /// The program in a language mode, with its wiring.
    func sourceProgram(mode: String) -> SourceProgram {
        var modules = program.modules.map { SourceProgram.Module($0, files(of: $0)) }
        modules[program.home].files.append(output)
        return SourceProgram(
            folder.url, modules, flags: ["-swift-version", mode, "-package-name", "bank"],
            libraries: RuntimeBuild.shared.libraries)
    }

    private func files(of module: String) -> [String] {
        sources.files.map(\.path).filter { $0.hasPrefix("\(module)/") }
    }

    /// Copies the folder to a place where it can be inspected, and returns that.
    func keep(as name: String) -> String {
        let kept = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: kept)
        try? FileManager.default.copyItem(at: folder.url, to: kept)
        return kept.path
    }
}

/// The lines that a generated program printed, or why there are none.
func printedLines(_ outcome: ProgramOutcome) -> Result<[String], ProgramFailure> {
    switch outcome {
    case .refused(let module, let diagnostics): return .failure(ProgramFailure(module, diagnostics))
    case .ran(let run, let diagnostics):
        let warnings = diagnostics.split(whereSeparator: \.isNewline).filter {
            $0.contains("Wiring.swift") && $0.contains("warning:")
        }
        guard warnings.isEmpty else {
            return .failure(ProgramFailure("warnings: \(warnings.joined(separator: "\n"))"))
        }
        guard run.status == 0 else {
            return .failure(ProgramFailure("stopped with \(run.status):\n\(run.errors.prefix(2_000))"))
        }
        return .success(run.output.split(whereSeparator: \.isNewline).map(String.init))
    }
}

/// Why a program did not print anything.
struct ProgramFailure: Error {
    var text: String

    init(_ text: String) { self.text = text }

    /// A module that does not compile, with the first errors.
    init(_ module: String, _ diagnostics: String) {
        let errors = diagnostics.split(whereSeparator: \.isNewline).filter {
            $0.contains(".swift:") && $0.contains("error:")
        }
        text =
            "\(module) does not compile:\n"
            + (errors.isEmpty ? diagnostics : errors.prefix(10).joined(separator: "\n"))
    }
}
