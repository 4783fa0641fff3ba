import Foundation

/// The tool's report on a scene, by lines such as `Scene.swift:12`.
struct SceneReport {
    /// Resolutions that find a registration, with the registrations' lines.
    var answers: [String: Set<String>] = [:]
    /// The registrations whose container is known.
    var told: Set<String> = []
    /// Errors about containers.
    var errors: [String: [String]] = [:]
    /// The lines of functions that look up what their callers want, which is reported where they are called.
    var bodies: Set<String> = []
    /// The lines that cannot be proved.
    var gaps: Set<String> = []
    /// The lines that are proved only if a branch is taken.
    var branches: Set<String> = []
    var proved = 0
    var resolutions = 0
    var output: String

    /// - Parameters:
    ///   - output: the output of `check --verbose`.
    ///   - graph: the output of `graph --format json`.
    init(_ output: String, graph: String) throws {
        self.output = output
        for line in output.split(whereSeparator: \.isNewline) { read(line) }
        let graph = try JSONDecoder().decode(Graph.self, from: Data(graph.utf8))
        told = Set(graph.nodes.filter { $0.kind == "service" && $0.groups.count == 1 }.compactMap { $0.location?.line })
        for edge in graph.edges where edge.kind == "asks" {
            guard let asked = edge.location?.line, graph.nodes[edge.to].kind != "missing" else { continue }
            answers[asked, default: []].formUnion(graph.nodes[edge.to].location.map { [$0.line] } ?? [])
        }
    }

    private mutating func read(_ line: Substring) {
        let words = line.split(whereSeparator: { " ,".contains($0) })
        if words.count >= 5, words[0] == "proved", words[2] == "of" {
            (proved, resolutions) = (Int(words[1]) ?? 0, Int(words[3]) ?? 0)
            // Those that depend on a branch are not proved.
            if line.contains("only if a branch is taken") { proved -= Int(words[5]) ?? 0 }
            return
        }
        let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 5, let name = parts[0].split(separator: "/").last, Int(parts[1]) != nil else { return }
        let place = "\(name):\(parts[1])"
        switch parts[3].trimmingCharacters(in: .whitespaces) {
        case "not provable": gaps.insert(place)
        case "conditional" where line.contains("in a branch"): branches.insert(place)
        case "note" where parts[4].contains(" is also needed here"): errors[place, default: []].append(String(line))
        case "note" where parts[4].contains("it is looked up here"): bodies.insert(place)
        case "error": errors[place, default: []].append(String(line))
        default: break
        }
    }

    private struct Graph: Decodable {
        struct Place: Decodable {
            let place: String
            var line: String { place }

            private enum Key: CodingKey { case path, line }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: Key.self)
                let name = try values.decode(String.self, forKey: .path).split(separator: "/").last ?? ""
                place = "\(name):\(try values.decode(Int.self, forKey: .line))"
            }
        }
        struct Node: Decodable {
            let kind: String
            let location: Place?
            /// The containers that may hold it.
            let groups: [String]
        }
        struct Edge: Decodable {
            let kind: String
            let to: Int
            let location: Place?
        }
        let nodes: [Node]
        let edges: [Edge]
    }
}
