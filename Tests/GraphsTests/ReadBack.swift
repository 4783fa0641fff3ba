import Foundation

/// The contents of a drawing's text, parsed.
struct ReadBack: Equatable {
    struct Node: Equatable {
        var id: String
        /// The cluster's title, or nil.
        var cluster: String?
        var lines: String
        /// The text around the label: a shape, or attributes.
        var shape: String
    }
    struct Edge: Equatable {
        var from: String
        var to: String
        var lines: String
        var shape: String
        /// The tooltip's lines; only in DOT.
        var places: [String]
    }
    var nodes: [Node] = []
    var edges: [Edge] = []
    /// Lines that cannot be parsed.
    var rest: [String] = []
}

extension ReadBack {
    /// Parses the output of `GraphDOT`.
    init(dot text: String) {
        var cluster: String?
        for line in text.components(separatedBy: "\n") {
            let line = line.trimmingCharacters(in: .whitespaces)
            let words = line.components(separatedBy: " ")
            if let label = line.range(of: "label="), line.hasPrefix("label=") {
                cluster = Self.quoted(line[label.upperBound...])
            } else if line == "}" {
                cluster = nil
            } else if line == "digraph wiring {" || line.hasPrefix("subgraph cluster_") && words.count == 3 {
                continue
            } else if ["graph", "node", "edge"].contains(words[0]) {
                continue
            } else if words.count > 3, words[1] == "->" {
                edges.append(
                    .init(
                        from: words[0], to: words[2], lines: Self.label(line), shape: Self.style(line),
                        places: Self.tooltip(line)))
            } else if words.count > 1, words[1].hasPrefix("[") {
                nodes.append(.init(id: words[0], cluster: cluster, lines: Self.label(line), shape: Self.style(line)))
            } else {
                rest.append(line)
            }
        }
    }

    private static func label(_ line: String) -> String {
        line.range(of: "[label=").map { quoted(line[$0.upperBound...]) } ?? ""
    }

    private static func tooltip(_ line: String) -> [String] {
        line.range(of: "tooltip=", options: .backwards).map { quoted(line[$0.upperBound...]) }?
            .components(separatedBy: "\n") ?? []
    }

    /// The attributes without the label.
    private static func style(_ line: String) -> String {
        var isQuoted = false
        var isEscaped = false
        var result = ""
        for character in line.drop(while: { $0 != "[" }) {
            if !isQuoted, character != "\"" { result.append(character) }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
        }
        return result
    }

    /// The contents of the quoted string at the start.
    private static func quoted(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for scalar in text.dropFirst().unicodeScalars {
            if isEscaped {
                result += scalar == "n" ? "\n" : String(scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == "\"" {
                break
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result.replacingOccurrences(of: "&amp;", with: "&")
    }

    /// Parses the output of `GraphMermaid`.
    init(mermaid text: String) {
        var cluster: String?
        for line in text.components(separatedBy: "\n").dropFirst(2) {
            let line = line.trimmingCharacters(in: .whitespaces)
            let parts = line.components(separatedBy: "\"")
            let id = String(parts[0].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            if line == "end" {
                cluster = nil
            } else if line.hasPrefix("subgraph "), parts.count == 3 {
                cluster = Self.plain(parts[1])
            } else if ["classDef", "class", "linkStyle"].contains(id) {
                continue
            } else if line.hasPrefix("\(id) "), let arrow = parts[0].components(separatedBy: " ").dropFirst().first {
                let last = parts[parts.count - 1].components(separatedBy: " ")
                edges.append(
                    .init(
                        from: id, to: last[last.count - 1], lines: parts.count == 3 ? Self.plain(parts[1]) : "",
                        shape: arrow.replacingOccurrences(of: "|", with: ""), places: []))
            } else if parts.count == 3 {
                let shape = parts[0].dropFirst(id.count) + parts[2]
                nodes.append(.init(id: id, cluster: cluster, lines: Self.plain(parts[1]), shape: String(shape)))
            } else {
                rest.append(line)
            }
        }
    }

    /// A label with its character references replaced.
    private static func plain(_ text: String) -> String {
        let parts = text.replacingOccurrences(of: "<br>", with: "\n").components(separatedBy: "#")
        let names = ["quot": "\"", "lt": "<", "gt": ">", "amp": "&"]
        return parts[0]
            + parts.dropFirst().map { part in
                let name = String(part.prefix { $0 != ";" })
                let number = UInt32(name).flatMap(Unicode.Scalar.init).map(String.init)
                return (names[name] ?? number ?? "?") + part.dropFirst(name.count + 1)
            }.joined()
    }
}
