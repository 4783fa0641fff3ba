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

    /// Compiles and runs the program: what it prints, or why it does not.
    func run(_ flags: [String]) throws -> Result<[ContainerOutcome], ProgramFailure> {
        let probe = ProbeModule.shared
        if let failure = probe.failure { return .failure(ProgramFailure(failure)) }
        let common = ["-swift-version", "6", "-Onone", "-wmo", "-I", "."] + probe.flags + flags
        var objects = probe.objects
        for module in program.modules.dropLast() {
            let library = [
                "-parse-as-library", "-module-name", module, "-emit-module", "-emit-module-path",
                "\(module).swiftmodule", "-emit-object", "-o", "\(module).o",
            ]
            let built = try Command.run(Command.swiftc, common + library + files(of: module), in: folder.url)
            guard built.status == 0 else { return .failure(ProgramFailure(module, built)) }
            objects.append("\(module).o")
        }
        let built = try Command.run(
            Command.swiftc, common + ["-module-name", "App", "-o", "program"] + objects + files(of: "App"),
            in: folder.url)
        guard built.status == 0 else { return .failure(ProgramFailure("App", built)) }
        let run = try Command.run(folder.url.appendingPathComponent("program").path, [], in: folder.url)
        guard run.status == 0 else {
            return .failure(ProgramFailure("stopped with \(run.status):\n\(run.errors.prefix(2_000))"))
        }
        return .success(run.output.split(whereSeparator: \.isNewline).compactMap { ContainerOutcome($0) })
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
