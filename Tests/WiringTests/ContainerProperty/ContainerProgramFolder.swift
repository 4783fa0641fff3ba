import Foundation
import ToolRunner

/// A generated program in a folder of its own, and what the tool and the compiler make of it.
struct ContainerProgramFolder {
    let program: ContainerProgram
    let folder: TemporaryFolder

    init(_ program: ContainerProgram) throws {
        self.program = program
        folder = try TemporaryFolder()
        for file in program.files { try folder.write(file.path, file.text) }
    }

    /// What the tool says about the containers.
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

    /// Leaves the folder's content where it can be looked at, and says where.
    func keep(as name: String) -> String {
        let kept = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: kept)
        try? FileManager.default.copyItem(at: folder.url, to: kept)
        return kept.path
    }
}
