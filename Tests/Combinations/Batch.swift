import Foundation
import ToolRunner

/// Programs that are compiled together, and run one by one.
struct Batch {
    let programs: [Program]
    /// Where they are compiled; what they did stays there.
    let folder: URL
    let libraries: URL

    /// What the programs did, and the diagnostics of those that do not compile.
    struct Result {
        var deeds: [Int: Deed] = [:]
        var faults: [Int: String] = [:]
    }

    func run() throws -> Result {
        var result = Result()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var rest = programs.filter { program in
            guard let known = recorded(program) else { return true }
            switch known {
            case .did(let deed): result.deeds[program.number] = deed
            case .refused(let text): result.faults[program.number] = text
            }
            return false
        }
        while !rest.isEmpty {
            guard let diagnostics = try compile(rest) else { break }
            let faulty = faults(diagnostics)
            if faulty.isEmpty { throw CombinationsError("no program is named by:\n\(diagnostics.prefix(4000))") }
            for program in rest {
                guard let text = faulty[program.number] else { continue }
                result.faults[program.number] = text
                try record(.refused(text), of: program)
            }
            rest.removeAll { faulty[$0.number] != nil }
        }
        for program in rest {
            let run = try Command.run(
                folder.appendingPathComponent("program").path, ["\(program.number)"], in: folder, within: 10)
            let deed = Deed(run)
            result.deeds[program.number] = deed
            try record(.did(deed), of: program)
        }
        return result
    }

    /// Compiles programs into one executable.
    ///
    /// - Returns: the compiler's diagnostics if it fails.
    private func compile(_ programs: [Program]) throws -> String? {
        for module in ["App", "Kit"] {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(module))
        }
        let cases = programs.map { "case \"\($0.number)\": \($0.entry)()\n" }.joined()
        var files = programs.flatMap(\.files)
        files.append(
            Program.File(
                module: "App", name: "main.swift",
                text: "switch CommandLine.arguments.last {\n\(cases)default: print(\"unknown\")\n}\n"))
        for file in files { try file.write(in: folder) }
        let library = programs[0].library
        var flags = ["-swift-version", "5", "-Onone", "-wmo", "-suppress-warnings", "-I", "."]
        flags += ["-module-cache-path", libraries.appendingPathComponent("cache").path]
        flags += ["Probe", "Swinject", "Auto", "Dovetail", "Dovetail/atomics/include"].flatMap {
            ["-I", libraries.appendingPathComponent($0).path]
        }
        var objects = ["Probe/Probe.o"]
        objects += library == .swinject ? ["Swinject/Swinject.o", "Auto/Auto.o"] : ["Dovetail/libDovetail.a"]
        var inputs = objects.map { libraries.appendingPathComponent($0).path }
        if files.contains(where: { $0.module == "Kit" }) {
            let paths = files.filter { $0.module == "Kit" }.map(\.path)
            let built = try Command.run(
                "/usr/bin/env",
                ["swiftc"] + flags
                    + ["-parse-as-library", "-module-name", "Kit", "-emit-module", "-c", "-o", "Kit.o"] + paths,
                in: folder)
            if built.status != 0 { return built.errors }
            inputs.insert("Kit.o", at: 0)
        }
        let paths = files.filter { $0.module == "App" }.map(\.path)
        let built = try Command.run(
            "/usr/bin/env", ["swiftc"] + flags + ["-module-name", "App", "-o", "program"] + paths + inputs, in: folder)
        return built.status == 0 ? nil : built.errors
    }

    /// The first errors of each program, by its number.
    private func faults(_ diagnostics: String) -> [Int: String] {
        var faults: [Int: String] = [:]
        for line in diagnostics.split(whereSeparator: \.isNewline) where line.contains(" error: ") {
            guard let name = line.split(separator: ":").first?.split(separator: "/").last, name.hasPrefix("P"),
                let number = Int(name.dropFirst().prefix { $0.isNumber }), faults[number] == nil
            else { continue }
            faults[number] = String(line)
        }
        return faults
    }

    private enum Known: Codable {
        case did(Deed)
        case refused(String)
    }

    private struct Record: Codable {
        var text: String
        var known: Known
    }

    private func recordFile(_ program: Program) -> URL {
        folder.appendingPathComponent("P\(program.number).json")
    }

    private func recorded(_ program: Program) -> Known? {
        guard let data = try? Data(contentsOf: recordFile(program)),
            let record = try? JSONDecoder().decode(Record.self, from: data),
            record.text == program.allText + ProbeModule.source
        else { return nil }
        return record.known
    }

    private func record(_ known: Known, of program: Program) throws {
        let data = try JSONEncoder().encode(Record(text: program.allText + ProbeModule.source, known: known))
        try data.write(to: recordFile(program))
    }
}

struct CombinationsError: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}

extension Program {
    var allText: String { files.map { "//// file: \($0.path)\n\($0.text)" }.joined() }
}

extension Program.File {
    func write(in folder: URL) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
