import DovetailDiagnostics
import DovetailGraphs
import Foundation

/// The edges of a graph, joined by who needs what. A node that both graphs have is that of the new one.
struct EdgeTable {
    enum Node: Hashable {
        case old(Int)
        case new(Int)

        fileprivate var id: String {
            switch self {
            case .old(let index): "old \(index)"
            case .new(let index): "new \(index)"
            }
        }
    }

    enum Family: Hashable {
        case creates, takes, resolves
    }

    struct Key: Hashable {
        var family: Family
        var from: Node
        /// The requirement or the service; nil for what is created.
        var what: String?
        /// What is created; nil for others.
        var created: Node?
    }

    /// A place that creates, takes or resolves something, and what it finds.
    struct Place {
        var targets: Set<Node> = []
        var missing = false
        var isLater = true
        var isOptional = true
        var reasons: Set<String> = []
        var location: SourceLocation
        /// How many places of the same key are before it in its file.
        var position = 0

        /// The same text for all places that find the same in the same way.
        var way: String {
            key(
                targets.map(\.id).sorted().joined(separator: ", "), "\(missing) \(isLater) \(isOptional)",
                reasons.sorted().joined(separator: "; "))
        }
    }

    /// The places of each key, from the first to the last.
    private(set) var uses: [Key: [Place]] = [:]

    init(_ graph: WiringGraph, _ node: (Int) -> Node) {
        var found: [Key: [SourceLocation: Place]] = [:]
        for edge in graph.edges {
            var key = Key(family: .resolves, from: node(edge.from))
            switch edge.kind {
            case .creates: (key.family, key.created) = (.creates, node(edge.to))
            case .takes: (key.family, key.what) = (.takes, edge.label.map { Self.requirement($0) })
            case .asks, .asksLater: key.what = edge.question?.text ?? graph.nodes[edge.to].title
            // They are compared with the service's remarks and with the component's requirement.
            case .builds, .takesComponent: continue
            }
            var place = found[key]?[edge.location] ?? Place(location: edge.location)
            if graph.nodes[edge.to].kind == .missing {
                place.missing = true
            } else {
                place.targets.insert(node(edge.to))
            }
            if edge.kind == .asks { place.isLater = false }
            if edge.question?.isOptional != true { place.isOptional = false }
            if let reason = edge.question?.unproved { place.reasons.insert(reason) }
            found[key, default: [:]][edge.location] = place
        }
        uses = found.mapValues { Self.inOrder(Array($0.values)) }
    }

    private static func inOrder(_ places: [Place]) -> [Place] {
        var places = places.sorted { $0.location < $1.location }
        var counts: [String: Int] = [:]
        for index in places.indices {
            let path = places[index].location.path
            places[index].position = counts[path, default: 0]
            counts[path, default: 0] += 1
        }
        return places
    }

    /// The label without `(below AppComponent)`, which says where a requirement is missing.
    private static func requirement(_ label: String) -> String {
        label.range(of: " (below ").map { String(label[..<$0.lowerBound]) } ?? label
    }
}

extension EdgeTable.Place {
    /// The nodes that several places find, in words.
    static func providers(_ places: [Self], _ title: (EdgeTable.Node) -> String) -> String {
        words(names(places, title))
    }

    /// The nodes that it finds and those that another one finds, in words; nil if they are the same ones.
    func difference(from other: Self, _ title: (EdgeTable.Node) -> String) -> (before: String, after: String)? {
        let (before, after) = (Self.names([other], title), Self.names([self], title))
        guard before != after else { return nil }
        let short = (Self.words(before), Self.words(after))
        return short.0 != short.1 ? short : (before.joined(separator: " and "), after.joined(separator: " and "))
    }

    private static func names(_ places: [Self], _ title: (EdgeTable.Node) -> String) -> [String] {
        Set(places.flatMap { $0.targets.map(title) }).sorted() + (places.contains(where: \.missing) ? ["nothing"] : [])
    }

    private static func words(_ names: [String]) -> String {
        names.count > 3 ? "\(names[0]) and \(names.count - 1) more" : names.joined(separator: " and ")
    }

    var timing: String { isLater ? "after it is built" : "while it is built" }
    var optional: String { isOptional ? "yes" : "no" }
    var unproved: String { reasons.isEmpty ? "it is proved" : reasons.sorted().joined(separator: "; ") }

    /// ` (optional, after it is built, not proved: the name is known only at run time)`
    var details: String {
        let parts =
            (isOptional ? ["optional"] : []) + (isLater ? [timing] : [])
            + (reasons.isEmpty ? [] : ["not proved: \(unproved)"])
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }
}

extension WiringGraph.Question {
    /// The service with its name and arguments: `Plugin named "a" with Int`.
    fileprivate var text: String {
        let named = name.map { $0.hasPrefix("\"") ? " named \($0)" : " named \"\($0)\"" } ?? ""
        let given = arguments.isEmpty ? "" : " with \(arguments.joined(separator: ", "))"
        return service + named + given
    }
}
