import DovetailDiagnostics
import DovetailGraphs
import Foundation

/// Who creates, takes or resolves something that was not there before, no longer does, or gets it from elsewhere.
struct EdgeChanges {
    private(set) var changes: [Change] = []
    /// The nodes of the old and of the new graph whose own edges are different.
    private(set) var old: Set<Int> = []
    private(set) var new: Set<Int> = []

    init(_ before: WiringGraph, _ after: WiringGraph, _ pairs: NodePairs) {
        let one = EdgeTable(before) { pairs.new[$0].map { .new($0) } ?? .old($0) }
        let other = EdgeTable(after) { .new($0) }
        let titles = (NodeTitles(before), NodeTitles(after))
        func title(_ node: EdgeTable.Node) -> String {
            switch node {
            case .old(let index): titles.0[index]
            case .new(let index): titles.1[index]
            }
        }
        for (key, use) in other.uses {
            guard let earlier = one.uses[key] else {
                changes.append(Change(.newDependencies, key.text(use, title, verb: \.now), at: use.location))
                note(key.from)
                continue
            }
            func change(_ what: String, _ before: String, _ after: String) {
                guard before != after else { return }
                changes.append(
                    Change(
                        .changedDependencies, "\(title(key.from)): \(what)", before: before, after: after,
                        at: use.location))
                note(key.from)
            }
            let what = key.what ?? ""
            change("what provides '\(what)'", earlier.providers(title), use.providers(title))
            change("when it resolves \(what)", earlier.timing, use.timing)
            change("whether it can do without \(what)", earlier.optional, use.optional)
            change("why \(what) is not proved", earlier.unproved, use.unproved)
        }
        for (key, use) in one.uses where other.uses[key] == nil {
            changes.append(Change(.removedDependencies, key.text(use, title, verb: \.past), at: use.location))
            note(key.from)
        }
    }

    private mutating func note(_ node: EdgeTable.Node) {
        switch node {
        case .old(let index): old.insert(index)
        case .new(let index): new.insert(index)
        }
    }
}

/// The edges of a graph, joined by who needs what. A node that both graphs have is that of the new one.
private struct EdgeTable {
    enum Node: Hashable {
        case old(Int)
        case new(Int)
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

    /// The edges of one key.
    struct Use {
        var targets: Set<Node> = []
        var missing = false
        var isLater = true
        var isOptional = true
        var reasons: Set<String> = []
        var location: SourceLocation
    }

    private(set) var uses: [Key: Use] = [:]

    init(_ graph: WiringGraph, _ node: (Int) -> Node) {
        // What a service builds is compared with the service.
        for edge in graph.edges where edge.kind != .builds {
            var key = Key(family: .resolves, from: node(edge.from))
            switch edge.kind {
            case .creates: (key.family, key.created) = (.creates, node(edge.to))
            case .takes: (key.family, key.what) = (.takes, edge.label.map { Self.requirement($0) })
            case .asks, .asksLater, .builds: key.what = edge.question?.text ?? graph.nodes[edge.to].title
            }
            var use = uses[key] ?? Use(location: edge.location)
            if graph.nodes[edge.to].kind == .missing { use.missing = true } else { use.targets.insert(node(edge.to)) }
            if edge.kind == .asks { use.isLater = false }
            if edge.question?.isOptional != true { use.isOptional = false }
            if let reason = edge.question?.unproved { use.reasons.insert(reason) }
            use.location = min(use.location, edge.location)
            uses[key] = use
        }
    }

    /// The label without `(below AppComponent)`, which says where a requirement is missing.
    private static func requirement(_ label: String) -> String {
        label.range(of: " (below ").map { String(label[..<$0.lowerBound]) } ?? label
    }
}

extension EdgeTable.Key {
    /// The verbs for what is and for what was.
    struct Verb {
        var now: String
        var past: String
    }

    private var verb: Verb {
        switch family {
        case .creates: Verb(now: "creates", past: "created")
        case .takes: Verb(now: "takes", past: "took")
        case .resolves: Verb(now: "resolves", past: "resolved")
        }
    }

    fileprivate func text(
        _ use: EdgeTable.Use, _ title: (EdgeTable.Node) -> String, verb tense: KeyPath<Verb, String>
    ) -> String {
        let start = "\(title(from)) \(verb[keyPath: tense])"
        switch family {
        case .creates: return "\(start) \(created.map(title) ?? "")"
        case .takes:
            let name = "'\(what ?? "")'"
            return use.isMissing
                ? "\(title(from)) \(tense == \.now ? "needs" : "needed") \(name), which nothing provides"
                : "\(start) \(name) from \(use.providers(title))"
        case .resolves:
            let found = use.providers(title)
            let from = use.isMissing ? ", which is not registered" : found == what ? "" : ", from \(found)"
            return "\(start) \(what ?? "")\(from)"
        }
    }
}

extension EdgeTable.Use {
    /// The nodes that provide it, in words.
    fileprivate func providers(_ title: (EdgeTable.Node) -> String) -> String {
        let names = Set(targets.map(title)).sorted() + (missing ? ["nothing"] : [])
        return names.count > 3 ? "\(names[0]) and \(names.count - 1) more" : names.joined(separator: " and ")
    }

    /// Whether nothing provides it at all.
    fileprivate var isMissing: Bool { missing && targets.isEmpty }
    fileprivate var timing: String { isLater ? "after it is built" : "while it is built" }
    fileprivate var optional: String { isOptional ? "yes" : "no" }
    fileprivate var unproved: String { reasons.isEmpty ? "it is proved" : reasons.sorted().joined(separator: "; ") }
}

extension WiringGraph.Question {
    /// The service with its name and arguments: `Plugin named "a" with Int`.
    fileprivate var text: String {
        let named = name.map { $0.hasPrefix("\"") ? " named \($0)" : " named \"\($0)\"" } ?? ""
        let given = arguments.isEmpty ? "" : " with \(arguments.joined(separator: ", "))"
        return service + named + given
    }
}
