import DovetailBasics
import DovetailDiagnostics
import DovetailGraphs
package import Foundation

/// The nodes and edges are fields of the document itself.
extension GraphDocument: Codable {
    private enum CodingKeys: CodingKey {
        case version, tool, focus, modules, layers, rules, findings, gaps, included
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        version = try fields.decode(Int.self, forKey: .version)
        tool = try fields.decode(Tool.self, forKey: .tool)
        focus = try fields.decodeIfPresent(String.self, forKey: .focus)
        graph = try WiringGraph(from: decoder)
        modules = try fields.decodeIfPresent([Module].self, forKey: .modules)
        layers = try fields.decodeIfPresent([Layer].self, forKey: .layers) ?? []
        rules = try fields.decodeIfPresent([Rule].self, forKey: .rules) ?? []
        findings = try fields.decodeIfPresent([Entry].self, forKey: .findings) ?? []
        gaps = try fields.decodeIfPresent([Gap].self, forKey: .gaps) ?? []
        included = try fields.decodeIfPresent([String].self, forKey: .included) ?? []
    }

    package func encode(to encoder: any Encoder) throws {
        try graph.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(version, forKey: .version)
        try fields.encode(tool, forKey: .tool)
        try fields.encodeIfPresent(focus, forKey: .focus)
        guard focus == nil else { return }
        try fields.encodeIfPresent(modules, forKey: .modules)
        try fields.encode(layers, forKey: .layers)
        try fields.encode(rules, forKey: .rules)
        try fields.encode(findings, forKey: .findings)
        try fields.encode(gaps, forKey: .gaps)
        if !included.isEmpty { try fields.encode(included, forKey: .included) }
    }
}

extension GraphDocument {
    /// What a document says of itself before the rest of it is read.
    private struct Head: Decodable {
        struct Tool: Decodable { var name: String? }
        struct Anything: Decodable {
            init(from decoder: any Decoder) throws {}
        }
        var version: Int?
        var tool: Tool?
        var nodes: Anything?
        var edges: Anything?
    }

    /// Reads a saved document of a whole project.
    ///
    /// - Parameter name: the file, for messages.
    /// - Throws: `InputError` if it is anything else.
    package static func read(_ data: Data, from name: String) throws -> GraphDocument {
        let advice = "write it with 'dovetail graph --format json > \(name)'"
        if let problem = JSONSyntax.problem(in: data) {
            throw InputError("'\(name)' is not a graph: \(problem); \(advice)")
        }
        guard let head = try? JSONDecoder().decode(Head.self, from: data), head.nodes != nil, head.edges != nil else {
            throw InputError("'\(name)' is not a graph: it has no nodes and edges; \(advice)")
        }
        guard head.tool?.name == "dovetail", let version = head.version else {
            throw InputError(
                "'\(name)' does not have what can be compared: it is a drawing of modules alone, or was written by an "
                    + "older version of dovetail; \(advice)")
        }
        guard version == currentVersion else {
            throw InputError(
                "'\(name)' has version \(version) of the format, but this dovetail reads version \(currentVersion); "
                    + "write both files with the same dovetail")
        }
        do {
            let document = try JSONDecoder().decode(GraphDocument.self, from: data)
            if let focus = document.focus {
                throw InputError("'\(name)' has only what belongs to '\(focus)'; write it without --focus")
            }
            guard document.isConsistent else {
                throw InputError("'\(name)' is damaged: it refers to nodes or modules that it does not have; \(advice)")
            }
            return document
        } catch let error as DecodingError {
            throw InputError("'\(name)' is damaged: \(error.inOneLine); \(advice)")
        }
    }

    /// Whether all indices are in range.
    private var isConsistent: Bool {
        let nodes = graph.nodes.indices
        let modules = (modules ?? []).indices
        return graph.edges.allSatisfy { nodes.contains($0.from) && nodes.contains($0.to) }
            && (self.modules ?? []).allSatisfy { module in
                module.uses.allSatisfy { modules.contains($0.module) }
                    && (module.plugins ?? []).allSatisfy(modules.contains)
            }
            && rules.allSatisfy { $0.modules.allSatisfy(modules.contains) }
    }
}
