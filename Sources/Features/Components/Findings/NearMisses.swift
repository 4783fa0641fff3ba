import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Members that nearly meet a requirement, and why they do not.
final class NearMisses {
    private let graph: ComponentGraph
    private let matching: Matching
    private let symbols: SymbolTable
    /// The nodes that provide each member.
    private lazy var offering: [MemberKey: [NodeID]] = {
        var offering: [MemberKey: [NodeID]] = [:]
        for node in graph.nodes.ids.sorted(by: { graph.nodes[$0].order < graph.nodes[$1].order }) {
            // It provides only what its non-core component does.
            guard !graph.nodes[node].isPluginExtension else { continue }
            for key in graph.nodes[node].provided.keys { offering[key, default: []].append(node) }
        }
        return offering
    }()
    /// The names that each node provides.
    private var names: [NodeID: ProvidedNames] = [:]

    init(_ symbols: SymbolTable, graph: ComponentGraph, matching: Matching) {
        self.symbols = symbols
        self.graph = graph
        self.matching = matching
    }

    /// One near miss.
    struct Miss: Hashable {
        enum Kind: Int, Hashable {
            case mismatch, condition, optional, otherType, unknownType, typo, unlisted, notAncestor
        }

        var kind: Kind
        var mismatch: Mismatch?
        /// What the member is that it may not be; follows "it is".
        var reason = ""
        var offer: SourceLocation
        var text: String
        var node: NodeID
        /// The module that declares it, which may be a superclass's.
        var module: ModuleID
        var condition: Condition = .always
        /// The member's name, and the name with its type.
        var name = ""
        var spelling = ""
        /// The requirement, with as much of its type as distinguishes it from `spelling`; equal if only the types that
        /// the names mean differ.
        var needed = ""
        /// What using it may do.
        var effects = Effects()
        /// Whether it has an access level of its own that can be removed.
        var hasWrittenAccess = false
        var parameters: [ParameterFact] = []
        /// The types of the requirement that its file does not see.
        var hidden: [HiddenTypes.Hidden] = []
        /// Whether its own types are visible where the requirement is declared.
        var canBeRequired = true
        /// Whether it creates a component.
        var isComponent = false
        /// The edits of the member that make it meet the need; empty if there is no single certain fix.
        var edits: [Edit] = []
    }

    private static let limit = 5
    private static let optional = "its type is optional"

    /// The near misses of `need` among the ancestors on a failing path, then elsewhere.
    func misses(_ need: Need, requirement: Requirement, path: FailingPath) -> [Miss] {
        let ancestors = graph.suppliers(along: path.nodes, of: need.key)
        var found: [Miss] = []
        for node in ancestors { found += exact(need, node) }
        for node in ancestors { found += sameName(need, requirement: requirement, node: node) }
        for node in ancestors { found += typos(need, requirement: requirement, node: node) }
        var seen: Set<SourceLocation> = []
        found.removeAll { !seen.insert($0.offer).inserted || $0.offer == path.doubt?.member.location }
        let own = Set(path.nodes).union(ancestors)
        let plugged = path.nodes.dropLast().compactMap { node in graph.nodes[node].plugins }
        for node in offering[need.key.member] ?? [] where !own.contains(node) {
            let list = plugged.first { $0.nonCore.contains(node) }.map { name($0.pluginExtension) }
            if let list, let offer = unlisted(need, by: node, list: list), seen.insert(offer.offer).inserted {
                found.append(offer)
            }
        }
        for node in offering[need.key.member] ?? [] where !own.contains(node) {
            guard found.count < Self.limit else { break }
            for offer in graph.nodes[node].provided[need.key.member] ?? []
            where matching.mismatch(offer, need) == nil && seen.insert(offer.member.location).inserted {
                let text =
                    "\(name(node)) provides '\(requirement.spelling)' here, but is not on this path"
                found.append(
                    Miss(
                        kind: .notAncestor, offer: offer.member.location, text: text, node: node, module: offer.module))
            }
        }
        return Array(found.prefix(Self.limit))
    }

    /// The member of a non-core component that meets a need but is not in the plugin extension, `list`.
    private func unlisted(_ need: Need, by node: NodeID, list: String) -> Miss? {
        let offer = graph.nodes[node].provided[need.key.member]?.first { matching.mismatch($0, need) == nil }
        return offer.map { offer in
            Miss(
                kind: .unlisted, offer: offer.member.location,
                text: "\(name(node)) provides '\(offer.member.spelling)' here, but \(list) does not list it",
                node: node, module: offer.module, name: list)
        }
    }

    private func name(_ node: NodeID) -> String { graph.nodes[node].name.swift }

    /// Members with the right name and type.
    private func exact(_ need: Need, _ node: NodeID) -> [Miss] {
        (graph.nodes[node].provided[need.key.member] ?? []).compactMap { offer in
            let member = offer.member
            if let mismatch = matching.mismatch(offer, need) {
                var miss = Miss(
                    kind: .mismatch, mismatch: mismatch, reason: reason(mismatch, offer), offer: member.location,
                    text: "\(name(node)) provides it here"
                        + (mismatch == .setter ? ", but it is \(reason(mismatch, offer))" : ""),
                    node: node, module: offer.module, effects: member.effects,
                    hasWrittenAccess: !member.accessRemovals.isEmpty)
                var opened = offer
                (opened.access, opened.member.setterAccess) = (max(offer.access, .internal), nil)
                if matching.mismatch(opened, need) == nil { miss.edits = member.accessRemovals }
                return miss
            }
            return Miss(
                kind: .condition, offer: member.location,
                text: "\(name(node)) provides it here, but only under #if \(member.condition)", node: node,
                module: offer.module, condition: member.condition)
        }
    }

    private func reason(_ mismatch: Mismatch, _ offer: ProvidedMember) -> String {
        switch mismatch {
        case .access: "\(offer.access.keyword)"
        case .effects: "\(offer.member.effects.specifiers)"
        case .isolation: "isolated to \(offer.isolation.text)"
        case .setter: "read-only"
        case .setterAccess: "\((offer.member.setterAccess ?? offer.access).keyword)"
        }
    }

    private func sameName(_ need: Need, requirement: Requirement, node: NodeID) -> [Miss] {
        (graph.nodes[node].providedByName[requirement.member.name] ?? []).compactMap { offer in
            guard offer.key != need.key.member else { return nil }
            let member = withKnownType(offer.member, of: node)
            if offer.doubt != nil, offer.doubt != .type { return nil }
            if offer.key == nil {
                let text = "\(name(node)) provides '\(member.name)' here, but it has no type annotation"
                return Miss(
                    kind: .unknownType, offer: member.location, text: text, node: node, module: offer.module,
                    name: member.name, spelling: member.name)
            }
            // What `URL(string:)` makes is optional, though its type is not written.
            let isFailable =
                member.isTypeInferred && offer.member.type != nil
                && Self.isOptional(offer.key?.type, of: need.key.member.type)
            let difference = isFailable ? Self.optional : difference(member, requirement.member)
            let isSame = member.spelling == requirement.spelling && !isFailable
            let spelling = isFailable ? "\(member.spelling)?" : isSame ? member.signature : member.spelling
            var miss = Miss(
                kind: difference == Self.optional ? .optional : .otherType, offer: member.location, text: "",
                node: node, module: offer.module, name: member.name, spelling: spelling,
                needed: isSame ? requirement.member.signature : requirement.spelling,
                parameters: member.parameters)
            addTypes(of: member, requirement, to: &miss)
            miss.text = "\(name(node)) provides '\(spelling)' here, but \(difference)"
            return miss
        }
    }

    /// The property with the type that its initial value tells through the declarations of others, such as a function's
    /// result.
    private func withKnownType(_ member: MemberFact, of node: NodeID) -> MemberFact {
        guard member.kind == .property, member.type == nil,
            let context = HiddenTypes(symbols: symbols).context(of: member, in: graph.nodes[node]),
            case let inside = context.enclosed(by: symbols.types[graph.nodes[node].type].fact.path),
            let known = symbols.knownType(of: member, in: inside)
        else { return member }
        var told = member
        told.type = TypeReference(
            text: symbols.text(of: known).swift, shape: known.shape, location: member.location)
        return told
    }

    private static func isOptional(_ type: MemberType?, of other: MemberType) -> Bool {
        guard case .property(.optional(let wrapped))? = type, case .property(let needed) = other else { return false }
        return wrapped == needed
    }

    /// Notes which types the files of the member and of the requirement do not see.
    private func addTypes(of member: MemberFact, _ requirement: Requirement, to miss: inout Miss) {
        let types = HiddenTypes(symbols: symbols)
        let demanding = symbols.types[requirement.owner].inside
        guard let context = types.context(of: member, in: graph.nodes[miss.node]) else { return }
        miss.hidden = types.types(of: requirement.member, in: demanding, from: context)
        let isHidden = !types.types(of: member, in: context, from: demanding).isEmpty
        miss.canBeRequired =
            !isHidden && !isMisspelt(member, required: requirement.member, context: context, types: types)
        if let type = member.type {
            let made = Set(symbols.mentioned(BoundType(shape: type.shape, context: context)))
            miss.isComponent = graph.nodes.contains { made.contains($0.type) }
        }
    }

    /// Whether a member's type is not declared and is spelled nearly like the type that is required.
    private func isMisspelt(
        _ member: MemberFact, required: MemberFact, context: LookupContext, types: HiddenTypes
    ) -> Bool {
        var (own, other): (Set<String>, Set<String>) = ([], [])
        member.type?.shape.insertNames(into: &own)
        required.type?.shape.insertNames(into: &other)
        return own.subtracting(other).contains { name in
            types.isUnknown(name, in: context) && !nearestNames(to: name, in: other.subtracting(own)).isEmpty
        }
    }

    /// The difference between two members with the same base name.
    private func difference(_ provided: MemberFact, _ required: MemberFact) -> String {
        guard provided.kind == required.kind else {
            return provided.kind == .property ? "it is a property" : "it is not a property"
        }
        guard provided.labelledName == required.labelledName else { return "its argument labels differ" }
        guard provided.spelling != required.spelling else {
            return provided.signature == required.signature
                ? "that is a different type with the same name" : "its type differs"
        }
        if case .optional(let type) = provided.type?.shape, type == required.type?.shape { return Self.optional }
        return "its type differs"
    }

    /// Whether a component needs a member with this name.
    private func isRequired(_ name: String) -> Bool {
        graph.nodes.contains { $0.requirements.contains { $0.member.name == name } }
    }

    private func typos(_ need: Need, requirement: Requirement, node: NodeID) -> [Miss] {
        let wanted = requirement.member.name
        // All short names are similar.
        guard wanted.count >= 3 else { return [] }
        let limit = wanted.count > 5 ? 2 : 1
        let known = names[node] ?? ProvidedNames(graph.nodes[node])
        names[node] = known
        return known.near(wanted, within: limit).flatMap { key -> [Miss] in
            guard key.type == need.key.member.type, key.name != need.key.member.name else { return [] }
            return (graph.nodes[node].provided[key] ?? []).map { offer in
                let text = "\(name(node)) provides '\(offer.member.spelling)' here, which has a similar name"
                var miss = Miss(
                    kind: .typo, offer: offer.member.location, text: text, node: node, module: offer.module,
                    name: offer.member.name, spelling: offer.member.spelling)
                if matching.mismatch(offer, need) == nil, !isRequired(offer.member.name) {
                    miss.edits = [Edit(at: offer.member.location, replacing: offer.member.name, with: wanted)]
                }
                return miss
            }
        }
    }
}

/// The names that a component provides.
private struct ProvidedNames {
    private var keys: [String: Set<MemberKey>] = [:]
    private let names: NameTree

    init(_ node: ComponentNode) {
        for (key, provided) in node.provided {
            for offer in provided { keys[offer.member.name, default: []].insert(key) }
        }
        names = NameTree(keys.keys)
    }

    /// The members with a similar name, in order.
    func near(_ name: String, within limit: Int) -> [MemberKey] {
        Set(names.near(name, within: limit).flatMap { keys[$0.name] ?? [] }).sorted()
    }
}

extension Isolation {
    var text: String {
        switch self {
        case .none: "no actor"
        case .actor(let name): "@\(name)"
        }
    }
}
