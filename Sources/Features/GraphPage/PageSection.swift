/// One of the graphs of a page: nodes, edges, and what nodes are grouped by.
package struct PageSection: Encodable, Sendable {
    /// A property of nodes that a list can be filtered by.
    package struct Facet: Encodable, Sendable {
        package var id: String
        package var title: String
        /// Whether its values are shown beside names.
        package var isBrief: Bool

        package init(_ id: String, _ title: String, isBrief: Bool = false) {
            (self.id, self.title, self.isBrief) = (id, title, isBrief)
        }
    }

    /// What a component provides.
    package struct Provision: Encodable, Sendable {
        package var text: String
        package var lifetime: String
        /// Its actor, or nil.
        package var isolation: String?
        package var place: String

        package init(text: String, lifetime: String, isolation: String?, place: String) {
            (self.text, self.lifetime, self.isolation, self.place) = (text, lifetime, isolation, place)
        }
    }

    /// A node.
    package struct Node: Encodable, Sendable {
        /// Identifies it in addresses within the page.
        package var id: String
        package var title: String
        /// `broken` for something that is missing; nil for anything else.
        package var shape: String?
        /// Whether chains start at it.
        package var isEntry: Bool
        /// `path:line:column`, or nil.
        package var place: String?
        /// By the id of the facet.
        package var facets: [String: String]
        /// Lines of text about it.
        package var notes: [String]
        /// Nil for other nodes than components.
        package var provides: [Provision]?

        package init(id: String, title: String, isEntry: Bool, place: String?) {
            (self.id, self.title, self.isEntry, self.place) = (id, title, isEntry, place)
            (facets, notes) = ([:], [])
        }
    }

    /// The fact that one node needs another.
    package struct Edge: Encodable, Sendable {
        /// The indices of the nodes.
        package var from: Int
        package var to: Int
        package var kind: String
        /// What is needed, in words; nil if its kind says it.
        package var text: String?
        package var place: String?
        /// Why it is not proved; nil if it is, or if there is nothing to prove.
        package var unproved: String?
        /// Whether it leads to an ancestor, so that everything is reached through it.
        package var isUpward: Bool
        /// The ids of its findings.
        package var findings: [String]
        /// Whether a layer or a rule forbids it, or what it leads to is missing.
        package var isForbidden: Bool

        package init(from: Int, to: Int, kind: String) {
            (self.from, self.to, self.kind) = (from, to, kind)
            (isUpward, findings, isForbidden) = (false, [], false)
        }
    }

    /// A drawing of the section.
    package struct Picture: Encodable, Sendable {
        package var id: String
        package var title: String
        /// The facet that it is collapsed by; nil if it shows the nodes themselves.
        package var facet: String?
        /// What is not drawn; nil if all is.
        package var note: String?
        /// The SVG.
        package var svg: String

        package init(id: String, title: String, facet: String?, note: String? = nil, svg: String) {
            (self.id, self.title, self.facet, self.note, self.svg) = (id, title, facet, note, svg)
        }

        private enum CodingKeys: CodingKey { case id, title, facet, note }
    }

    package var id: String
    package var title: String
    /// A node in words, and several.
    package var noun: String
    package var nouns: String
    /// What is shown above it, or nil.
    package var note: String?
    /// The first one is shown beside names that are found.
    package var facets: [Facet]
    package var nodes: [Node]
    package var edges: [Edge]
    package var drawings: [Picture]

    package init(id: String, title: String, noun: String, nouns: String, facets: [Facet], nodes: [Node], edges: [Edge])
    {
        (self.id, self.title, self.noun, self.nouns) = (id, title, noun, nouns)
        (self.facets, self.nodes, self.edges) = (facets, nodes, edges)
        drawings = []
    }

    /// Gives each node that has no value for a facet this one, if other nodes have values.
    package mutating func fill(_ facet: String, with value: (Node) -> String) {
        guard nodes.contains(where: { $0.facets[facet] != nil }) else { return }
        for index in nodes.indices where nodes[index].facets[facet] == nil {
            nodes[index].facets[facet] = value(nodes[index])
        }
    }

    /// The address of a node within the page.
    package func link(to node: Int) -> String { PageAddress.of([id, "node", nodes[node].id]) }

    /// The address of a group within the page.
    package func link(toGroup name: String, of facet: String) -> String { PageAddress.of([id, "group", facet, name]) }
}

/// Addresses within a page.
enum PageAddress {
    /// The fragment for these parts, with everything encoded that JavaScript's `encodeURIComponent` encodes.
    static func of(_ parts: [String]) -> String { "#/" + parts.map(encoded).joined(separator: "/") }

    private static func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}
