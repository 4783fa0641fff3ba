import Foundation
import ToolRunner

/// A generated program in a temporary folder, with runs of the tool and the compiler on it.
struct ContainerProgramFolder {
    let program: ContainerProgram
    let folder: TemporaryFolder

    init(_ program: ContainerProgram) throws {
        self.program = program
        folder = try TemporaryFolder()
        for file in program.files { try folder.write(file.path, file.text) }
    }

    /// The tool's report on the containers.
    func prove() throws -> ContainerReport {
        let modules = program.modules.flatMap { ["--module", "\($0)=\($0)"] }
        let tool = try Command.run(
            Command.dovetail, ["generate", "--output", "App/Wiring.swift", "--target", "App", "--verbose"] + modules,
            in: folder.url)
        return ContainerReport(tool.errors)
    }

    /// The program, compiled with some flags.
    func sourceProgram(_ flags: [String]) -> SourceProgram {
        SourceProgram(
            folder.url, program.modules.map { SourceProgram.Module($0, files(of: $0)) },
            flags: ["-swift-version", "6"] + flags, libraries: ProbeModule.shared.libraries)
    }

    private func files(of module: String) -> [String] {
        program.files.map(\.path).filter { $0.hasPrefix("\(module)/") }
    }

    /// Copies the folder to a place where it can be inspected, and returns that.
    func keep(as name: String) -> String {
        let kept = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: kept)
        try? FileManager.default.copyItem(at: folder.url, to: kept)
        return kept.path
    }
}
