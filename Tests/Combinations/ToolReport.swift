import Foundation
import ToolRunner

/// What the tool says of a program, by place.
struct ToolReport: Sendable {
    /// The ids of errors.
    var errors: [String: [String]] = [:]
    /// The places through which what fails is reached.
    var steps: Set<String> = []
    /// The reasons why lookups are not provable.
    var gaps: [String: [String]] = [:]
    var conditional: Set<String> = []
    var proved: Set<String> = []
    /// Why there is no report.
    var failure: String?

    /// Writes a program into a folder and runs the tool on it.
    init(_ program: Program, in folder: URL, tool: String, isLinkedOnly: Bool) throws {
        try? FileManager.default.removeItem(at: folder)
        for file in program.files { try file.write(in: folder) }
        try Program.File(module: "App", name: "main.swift", text: program.main).write(in: folder)
        let inputs =
            ["--target", "App"] + (["App"] + program.otherModules).flatMap { ["--module", "\($0)=\($0)"] }
        let flags = isLinkedOnly ? ["--linking-only"] : []
        let said = try Command.run(tool, ["check", "--format", "json"] + inputs + flags, in: folder, within: 60)
        let text = try Command.run(tool, ["check", "--verbose", "--proved"] + inputs + flags, in: folder, within: 60)
        if said.wasEnded || text.wasEnded { failure = "hangs" }
        if said.status > 1 || text.status > 1 { failure = "fails: \(said.errors.prefix(200))" }
        guard failure == nil else { return }
        read(try JSONDecoder().decode(Findings.self, from: Data(said.output.utf8)))
        read(text.errors)
    }

    private mutating func read(_ document: Findings) {
        for finding in document.findings where finding.severity == "error" {
            steps.formUnion(finding.notes.filter { $0.kind == "step" }.compactMap { $0.location?.place })
            let again = finding.notes.filter { $0.kind == "again" }.compactMap(\.location)
            for location in [finding.location] + again {
                let isOfBuild = finding.message.contains("under #if")
                errors[location.place, default: []].append(finding.id + (isOfBuild ? " under #if" : ""))
            }
        }
    }

    /// Reads the lines that say of each lookup whether it is proved.
    private mutating func read(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 3).map(String.init)
            guard parts.count == 4, Int(parts[1]) != nil else { continue }
            let place = "\(parts[0]):\(parts[1])"
            if parts[3].hasPrefix(" not provable: ") {
                gaps[place, default: []].append(String(parts[3].dropFirst(15)))
            } else if parts[3].hasPrefix(" conditional: ") {
                conditional.insert(place)
            } else if parts[3].hasPrefix(" proved: ") {
                proved.insert(place)
            }
        }
    }

    private struct Location: Decodable {
        var path: String
        var line: Int
        var place: String { "\(path):\(line)" }
    }

    private struct Findings: Decodable {
        struct Note: Decodable {
            var kind: String
            var location: Location?
        }
        struct Finding: Decodable {
            var id: String
            var severity: String
            var message: String
            var location: Location
            var notes: [Note]
        }
        var findings: [Finding]
    }
}
