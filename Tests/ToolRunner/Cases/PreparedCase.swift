package import Foundation

/// A case in a folder of its own, and what the tool says about it.
package struct PreparedCase: Sendable {
    package let wiringCase: WiringCase
    /// Whether its components belong to the main actor by default.
    package let isMain: Bool
    package let folder: TemporaryFolder
    /// The run of the subcommand that the case is about.
    package let tool: Command
    package let findings: [ToolFinding]

    /// Lays the sources out and runs the tool over them.
    package init(_ wiringCase: WiringCase, isMain: Bool = false) throws {
        self.wiringCase = wiringCase
        self.isMain = isMain
        folder = try Self.layOut(wiringCase, isMain: isMain)
        tool = try Self.run(wiringCase, in: folder.url)
        findings = ToolFinding.all(in: tool.errors)
    }

    package static func layOut(_ wiringCase: WiringCase, isMain: Bool) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for file in wiringCase.files {
            let text = file.text
            try folder.write(
                file.path,
                isMain ? text.replacingOccurrences(of: "import Dovetail\n", with: "import DovetailMain\n") : text)
        }
        for module in wiringCase.modules where !wiringCase.isPackage {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent(module), withIntermediateDirectories: true)
        }
        if let rules = wiringCase.rules { try folder.write("dovetail.yml", rules) }
        return folder
    }

    private static func run(_ wiringCase: WiringCase, in folder: URL) throws -> Command {
        for script in wiringCase.shell {
            let made = try Command.shell(script, in: folder)
            guard made.status == 0 else { throw CaseError("\(script): \(made.errors)") }
        }
        let modules = wiringCase.modules.flatMap { ["--module", "\($0)=\($0)"] }
        let rules = wiringCase.rules == nil || wiringCase.inspects ? [] : ["--rules", "dovetail.yml"]
        let verbose = wiringCase.proof == nil ? [] : ["--verbose"]
        let inputs = wiringCase.isPackage ? [] : ["--target", wiringCase.home] + modules
        let generate = ["generate", "--output", wiring(wiringCase)]
        let command = wiringCase.command == ["generate"] ? generate : wiringCase.command
        func run(_ command: [String]) throws -> Command {
            try Command.dovetail(command + inputs + verbose + rules, in: folder)
        }
        // What is proved is also said by the command that writes the wiring.
        if command == ["check"], wiringCase.runs, !wiringCase.hasSuppressions, !Extent.isFull {
            return try run(generate)
        }
        let tool = try run(command)
        if command != generate, wiringCase.runs { _ = try run(generate) }
        return tool
    }

    package static func wiring(_ wiringCase: WiringCase) -> String { "\(wiringCase.home)/Wiring.swift" }

    package var hasErrors: Bool { findings.contains(where: \.isError) }

    // MARK: The tool's word

    /// How what the tool says differs from what the case marks, in words.
    package var findingProblems: [String] {
        var problems: [String] = []
        for found in findings
        where !wiringCase.markers.contains(where: {
            $0.path == found.path && $0.line == found.line && $0.id == found.id
        }) {
            problems.append("unexpected \(found.place) [\(found.id)]\(found.text)")
        }
        for marker in wiringCase.markers {
            let at = findings.filter { $0.places.contains("\(marker.path):\(marker.line)") && $0.id == marker.id }
            if at.isEmpty {
                problems.append("missing \(marker.path):\(marker.line) [\(marker.id)]")
            } else if let text = marker.text, !at.contains(where: { $0.text.contains(text) }) {
                problems.append("\(marker.path):\(marker.line) [\(marker.id)] does not say '\(text)':\(at[0].text)")
            }
        }
        if tool.status != (hasErrors ? 1 : 0),
            !findings.contains(where: { $0.id == "unreadable-source" && tool.status == 2 })
        {
            problems.append("exit code \(tool.status):\n\(tool.errors)")
        }
        let lines = tool.errors.split(whereSeparator: \.isNewline)
        if let proof = wiringCase.proof, !lines.contains(Substring(proof)) {
            let said = lines.filter { $0.contains("prov") }
            problems.append("does not say '\(proof)', but: \(said.joined(separator: "\n"))")
        }
        return problems
    }

    // MARK: What happens

    /// The program in one of its language modes, with the wiring that was generated.
    package func program(mode: String) -> SourceProgram {
        var program = Self.program(wiringCase, in: folder.url, mode: mode, libraries: RuntimeBuild.shared.libraries)
        program.modules[program.modules.count - 1].files.append(Self.wiring(wiringCase))
        return program
    }

    /// A case's sources as a program.
    package static func program(
        _ wiringCase: WiringCase, in folder: URL, mode: String, libraries: SourceProgram.Libraries
    ) -> SourceProgram {
        let names = wiringCase.files.map(\.path)
        let modules = wiringCase.modules.map { module in
            SourceProgram.Module(module, names.filter { $0.hasPrefix("\(module)/") && $0.hasSuffix(".swift") })
        }
        let isolation = mode.hasSuffix("-main") ? ["-default-isolation", "MainActor"] : []
        var program = SourceProgram(
            folder, modules, flags: ["-swift-version", String(mode.prefix(1))] + isolation + wiringCase.flags,
            libraries: libraries)
        program.isAlone = wiringCase.alone != nil
        return program
    }

    /// How what happens differs from what the case says.
    package func problems(_ outcome: ProgramOutcome) -> [String] {
        let wiring = Self.wiring(wiringCase)
        switch outcome {
        case .refused(let module, let diagnostics):
            let text = try? String(contentsOf: folder.url.appendingPathComponent(wiring), encoding: .utf8)
            return ["\(module) does not compile:\n\(diagnostics)\n\(text ?? "")"]
        case .ran(let run, let diagnostics):
            let warnings = diagnostics.split(whereSeparator: \.isNewline).filter {
                $0.contains("Wiring.swift") && $0.contains("warning:")
            }
            if !warnings.isEmpty { return ["warnings in the generated file:\n\(warnings.joined(separator: "\n"))"] }
            guard run.status == 0 else {
                return ["stopped with \(run.status):\n\(run.output)\(run.errors.prefix(2_000))"]
            }
            let printed = run.output.split(whereSeparator: \.isNewline).map(String.init)
            return printed == wiringCase.output ? [] : ["printed \(printed), expected \(wiringCase.output)"]
        }
    }
}

/// Why a case cannot be tried.
struct CaseError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}
