import Foundation
import ToolRunner

/// What the tool says of a program, by place.
struct ToolReport: Sendable {
    /// The ids of errors.
    var errors: [String: [String]] = [:]
    /// The reasons why lookups are not provable.
    var gaps: [String: [String]] = [:]
    var conditional: Set<String> = []
    var proved: Set<String> = []
    /// Why there is no report.
    var failure: String?

    /// Writes a program into a folder and runs the tool on it.
    init(_ program: Program, in folder: URL, tool: String, isInterpreted: Bool) throws {
        try? FileManager.default.removeItem(at: folder)
        for file in program.files { try file.write(in: folder) }
        try Program.File(module: "App", name: "main.swift", text: program.main).write(in: folder)
        let inputs =
            ["--target", "App"] + (["App"] + program.otherModules).flatMap { ["--module", "\($0)=\($0)"] }
        let flags = isInterpreted ? ["--interpret"] : []
        let said = try Command.run(tool, ["check", "--format", "json"] + inputs + flags, in: folder, within: 60)
        guard !isInterpreted else {
            // There is no graph of it yet; each lookup is printed.
            let text = try Command.run(tool, ["check", "--verbose"] + inputs + flags, in: folder, within: 60)
            if said.wasEnded || text.wasEnded { failure = "hangs" }
            if said.status > 1 || text.status > 1 { failure = "fails: \(said.errors.prefix(200))" }
            guard failure == nil else { return }
            read(try JSONDecoder().decode(Findings.self, from: Data(said.output.utf8)))
            read(text.errors)
            return
        }
        let graph = try Command.run(tool, ["graph", "--format", "json"] + inputs, in: folder, within: 60)
        if said.wasEnded || graph.wasEnded { failure = "hangs" }
        if said.status > 1 || graph.status > 1 { failure = "fails: \(said.errors.prefix(200))" }
        guard failure == nil else { return }
        read(try JSONDecoder().decode(Findings.self, from: Data(said.output.utf8)))
        read(try JSONDecoder().decode(Graph.self, from: Data(graph.output.utf8)))
    }

    private mutating func read(_ document: Findings) {
        for finding in document.findings where finding.severity == "error" {
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

    private mutating func read(_ graph: Graph) {
        for gap in graph.gaps {
            if gap.kind == "conditional" {
                conditional.insert(gap.location.place)
            } else {
                gaps[gap.location.place, default: []].append(gap.text)
            }
        }
        for edge in graph.edges where edge.kind.hasPrefix("asks") {
            guard let question = edge.question else { continue }
            if let reason = question.unproved {
                if gaps[edge.location.place] == nil { gaps[edge.location.place] = [reason] }
            } else if errors[edge.location.place] == nil {
                proved.insert(edge.location.place)
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

    private struct Graph: Decodable {
        struct Question: Decodable {
            var unproved: String?
        }
        struct Edge: Decodable {
            var kind: String
            var location: Location
            var question: Question?
        }
        struct Gap: Decodable {
            var kind: String
            var location: Location
            var text: String
        }
        var edges: [Edge]
        var gaps: [Gap]
    }
}
