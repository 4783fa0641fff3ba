import Foundation
import Testing
import ToolRunner

/// Generates, compiles and runs one case, and compares.
struct CaseRunner {
    let wiringCase: WiringCase
    let mode: String

    private var isMain: Bool { mode.hasSuffix("-main") }

    /// The problems, in words; empty where all is as expected.
    func problems() throws -> [String] { try problems(compiling: wiringCase.runs) }

    /// The same for the tool's findings alone; nothing is compiled.
    func findingProblems() throws -> [String] { try problems(compiling: false) }

    private func problems(compiling: Bool) throws -> [String] {
        let (folder, tool) = try generate()
        let findings = Self.findings(tool.errors)
        var problems = compare(findings)
        let hasErrors = findings.contains { $0.isError }
        if tool.status != (hasErrors ? 1 : 0),
            !findings.contains(where: { $0.id == "unreadable-source" && tool.status == 2 })
        {
            problems.append("exit code \(tool.status):\n\(tool.errors)")
        }
        if let proof = wiringCase.proof, !tool.errors.split(whereSeparator: \.isNewline).contains(Substring(proof)) {
            let said = tool.errors.split(whereSeparator: \.isNewline).filter { $0.contains("prov") }
            problems.append("does not say '\(proof)', but: \(said.joined(separator: "\n"))")
        }
        guard problems.isEmpty, !hasErrors, compiling else { return problems }
        return try compile(folder.url)
    }

    /// What the tool prints for the case's sources.
    func toolOutput() throws -> String { try generate().tool.errors }

    /// Lays the sources out in a folder and runs the tool over them.
    private func generate() throws -> (folder: TemporaryFolder, tool: Command) {
        let folder = try TemporaryFolder()
        for file in wiringCase.files {
            let text =
                isMain
                ? file.text.replacingOccurrences(of: "import Dovetail\n", with: "import DovetailMain\n") : file.text
            try folder.write(file.path, text)
        }
        for module in wiringCase.modules where !wiringCase.isPackage {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent(module), withIntermediateDirectories: true)
        }
        let modules = wiringCase.modules.flatMap { ["--module", "\($0)=\($0)"] }
        var rules: [String] = []
        if let text = wiringCase.rules {
            try folder.write("dovetail.yml", text)
            if !wiringCase.inspects { rules = ["--rules", "dovetail.yml"] }
        }
        for script in wiringCase.shell {
            let made = try Command.shell(script, in: folder.url)
            try #require(made.status == 0, "\(script): \(made.errors)")
        }
        let verbose = wiringCase.proof == nil ? [] : ["--verbose"]
        let inputs = wiringCase.isPackage ? [] : ["--target", wiringCase.home] + modules
        func run(_ command: [String]) throws -> Command {
            try Command.run(Command.dovetail, command + inputs + verbose + rules, in: folder.url)
        }
        let generate = ["generate", "--output", "\(wiringCase.home)/Wiring.swift"]
        if wiringCase.command == ["generate"] { return (folder, try run(generate)) }
        let tool = try run(wiringCase.command)
        if wiringCase.runs { _ = try run(generate) }
        return (folder, tool)
    }

    // MARK: Findings

    struct Found {
        var path: String
        var line: Int
        var id: String
        var isError: Bool
        var text: String
    }

    /// The findings in the tool's text output.
    static func findings(_ text: String) -> [Found] {
        var found: [Found] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 5, let number = Int(parts[1]) else { continue }
            let kind = parts[3].trimmingCharacters(in: .whitespaces)
            if kind == "note" {
                if !found.isEmpty { found[found.count - 1].text += "\n\(parts[4])" }
            } else if kind == "error" || kind == "warning", let open = parts[4].lastIndex(of: "["),
                parts[4].hasSuffix("]")
            {
                let id = parts[4][parts[4].index(after: open)...].dropLast()
                found.append(
                    Found(path: parts[0], line: number, id: String(id), isError: kind == "error", text: parts[4]))
            }
        }
        return found
    }

    private func compare(_ findings: [Found]) -> [String] {
        var problems: [String] = []
        for found in findings
        where !wiringCase.markers.contains(where: {
            $0.path == found.path && $0.line == found.line && $0.id == found.id
        }) {
            problems.append("unexpected \(found.path):\(found.line) [\(found.id)]\(found.text)")
        }
        for marker in wiringCase.markers {
            let at = findings.filter { $0.path == marker.path && $0.line == marker.line && $0.id == marker.id }
            if at.isEmpty {
                problems.append("missing \(marker.path):\(marker.line) [\(marker.id)]")
            } else if let text = marker.text, !at.contains(where: { $0.text.contains(text) }) {
                problems.append("\(marker.path):\(marker.line) [\(marker.id)] does not say '\(text)':\(at[0].text)")
            }
        }
        return problems
    }

    // MARK: Running

    private func compile(_ folder: URL) throws -> [String] {
        let runtime = RuntimeBuild.shared
        if let failure = runtime.failure { return ["the runtime does not compile: \(failure)"] }
        var flags = ["-swift-version", String(mode.prefix(1)), "-Onone"] + runtime.flags + wiringCase.flags
        if isMain { flags += ["-default-isolation", "MainActor"] }
        var objects = runtime.objects
        for module in wiringCase.modules.dropLast() {
            let object = "\(module).o"
            let library = try Command.run(
                Command.swiftc,
                flags + [
                    "-I", ".", "-parse-as-library", "-wmo", "-module-name", module, "-emit-module",
                    "-emit-module-path", "\(module).swiftmodule", "-emit-object", "-o", object,
                ] + sources(of: module), in: folder)
            guard library.status == 0 else { return ["module \(module) does not compile:\n\(library.errors)"] }
            objects.append(object)
        }
        let program = try Command.run(
            Command.swiftc,
            flags + ["-I", ".", "-wmo", "-module-name", wiringCase.home, "-o", "program"] + objects
                + sources(of: wiringCase.home) + ["\(wiringCase.home)/Wiring.swift"],
            in: folder)
        guard program.status == 0 else {
            let wiring =
                (try? String(
                    contentsOf: folder.appendingPathComponent("\(wiringCase.home)/Wiring.swift"), encoding: .utf8))
                ?? ""
            return ["does not compile:\n\(program.errors)\n\(wiring)"]
        }
        let warnings = program.errors.split(whereSeparator: \.isNewline).filter {
            $0.contains("Wiring.swift") && $0.contains("warning:")
        }
        if !warnings.isEmpty { return ["warnings in the generated file:\n\(warnings.joined(separator: "\n"))"] }
        let run = try Command.run(folder.appendingPathComponent("program").path, [], in: folder)
        guard run.status == 0 else { return ["stopped with \(run.status):\n\(run.output)\(run.errors.prefix(2000))"] }
        let printed = run.output.split(whereSeparator: \.isNewline).map(String.init)
        return printed == wiringCase.output ? [] : ["printed \(printed), expected \(wiringCase.output)"]
    }

    private func sources(of module: String) -> [String] {
        wiringCase.files.map(\.path).filter { $0.hasPrefix("\(module)/") && $0.hasSuffix(".swift") }
    }
}
