import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// A property to paste into a component, with its value, for a requirement that nothing provides.
///
/// The value is a member of the same type under another name, or of the only type that implements the requirement's
/// type. The component nearest to the root that has everything the initializer needs is chosen: what can be made there
/// serves more components. If there is none, what is missing is an editor placeholder, as in the compiler's fix-its.
final class SuggestedProvider {
    private let symbols: SymbolTable
    private let graph: ComponentGraph
    private let needs: Needs
    private let matching: Matching
    private let roots: Set<NodeID>
    private lazy var implementations = Implementations(symbols)

    init(_ symbols: SymbolTable, graph: ComponentGraph, needs: Needs, matching: Matching, roots: Set<NodeID>) {
        self.symbols = symbols
        self.graph = graph
        self.needs = needs
        self.matching = matching
        self.roots = roots
    }

    /// `add to AppComponent: var feed: any Feed { LiveFeed(session: session) }`; nil unless there is a single answer.
    func help(_ need: Need, requirement: Requirement, path: FailingPath) -> String? {
        let member = requirement.member
        guard member.kind == .property, !member.isSettable, member.effects == Effects(),
            case .property(let type) = need.key.member.type, let service = implementations.declaration(of: type),
            let all = implementations.all(of: type)
        else { return nil }
        let isProtocol = symbols.types[service].fact.kind == .protocol
        let fitting = all.filter { isProtocol ? symbols.isSurely($0, a: service) : $0 == service }
        let requiring = graph.nodes.ids.filter { node in
            needs.byNode[of: node][need.key] != nil
                && graph.nodes[node].requirements.contains { $0.needKey == need.key }
        }
        let owners = path.nodes.dropLast().filter { node in
            !requiring.contains(node) && requiring.allSatisfy { isOnAllPaths(node, to: $0, need) }
        }
        func declaration(_ value: String, in node: NodeID) -> String? {
            let level = matching.visibility.needed(of: symbols.types[graph.nodes[node].type].context.module)
            guard level <= .internal || symbols.types[service].fact.access >= level else { return nil }
            let keyword = level > .internal ? "\(level.keyword) " : ""
            return "add to \(graph.nodes[node].name.swift): \(keyword)var \(member.name.asName): "
                + "\(member.type?.text ?? "") { \(value) }"
        }
        for node in owners {
            guard canDeclare(need, requirement: requirement, service: service, in: node),
                let same = self.member(of: type, for: nil, in: node), let line = declaration(same, in: node)
            else { continue }
            let name = same.hasPrefix("dependency.") ? String(same.dropFirst("dependency.".count)) : same
            return "\(graph.nodes[node].name.swift) has '\(name)' of the same type: require that, or \(line)"
        }
        for mayAsk in [false, true] {
            for node in owners {
                guard canDeclare(need, requirement: requirement, service: service, in: node),
                    let value = value(fitting, in: node, mayAsk: mayAsk)
                else { continue }
                return declaration(value, in: node)
            }
        }
        return fitting.count == 1 ? exposing(fitting[0], need: need, requirement: requirement, path: path) : nil
    }

    /// The help if the only type that fits is private to its file.
    private func exposing(_ type: Int, need: Need, requirement: Requirement, path: FailingPath) -> String? {
        let fact = symbols.types[type].fact
        guard fact.access <= .fileprivate, fact.path.count == 1 else { return nil }
        let exposed = SuggestedProvider(
            symbols.exposing(type), graph: graph, needs: needs, matching: matching, roots: roots)
        return exposed.help(need, requirement: requirement, path: path).map { help in
            "make '\(fact.name)' visible: remove '\(fact.access.keyword)' on line \(fact.location.line) of "
                + "\(fact.location.path); then \(help)"
        }
    }

    private func isOnAllPaths(_ node: NodeID, to requiring: NodeID, _ need: Need) -> Bool {
        let paths = needs.failingPaths(need, of: requiring, in: graph, roots: roots)
        return !paths.isEmpty && paths.count < Needs.pathLimit && paths.allSatisfy { $0.contains(node) }
    }

    /// Whether the requirement can be declared in a component as it is written.
    private func canDeclare(_ need: Need, requirement: Requirement, service: Int, in node: NodeID) -> Bool {
        let component = symbols.types[graph.nodes[node].type]
        guard component.fact.genericParameters.isEmpty, component.fact.condition.isAlways,
            graph.nodes[node].providedByName[requirement.member.name] == nil,
            let shape = requirement.member.type?.shape
        else { return false }
        return need.key.member.type == .property(symbols.text(of: shape, in: component.inside).type)
            && symbols.usableName(of: service, in: component.inside) != nil
    }

    /// An expression for a new value in a component.
    /// - Parameter mayAsk: whether arguments that the component does not have become placeholders.
    private func value(_ fitting: [Int], in node: NodeID, mayAsk: Bool) -> String? {
        let context = symbols.types[graph.nodes[node].type].inside
        let visible = fitting.filter { symbols.usableName(of: $0, in: context) != nil }
        guard visible.count == 1, let type = visible.first, let name = symbols.usableName(of: type, in: context),
            let initializers = symbols.usableInitializers(of: type, in: context)
        else { return nil }
        let calls = initializers.filter { (!$0.isMain || isOnMain(node)) && !$0.isThrowing }.compactMap {
            call($0, in: node, mayAsk: mayAsk)
        }
        guard calls.count == 1, let arguments = calls.first else { return nil }
        let value = "\(name)(\(arguments.joined(separator: ", ")))"
        // An object is usually meant to be one for all who need it.
        return symbols.types[type].fact.kind == .struct ? value : "shared { \(value) }"
    }

    /// Whether a component's own members run on the main actor, because that is the default of its module.
    private func isOnMain(_ node: NodeID) -> Bool {
        symbols.defaultIsolation(of: symbols.types[graph.nodes[node].type].context.module) == .actor("MainActor")
    }

    /// Whether members of a component may use one that is isolated like this.
    private func fits(_ isolation: Isolation, _ node: NodeID) -> Bool {
        isolation == .none || isolation == .actor("MainActor") && isOnMain(node)
    }

    /// The arguments for an initializer, if the component has all of them or they may be placeholders.
    private func call(_ initializer: UsableInitializer, in node: NodeID, mayAsk: Bool) -> [String]? {
        var arguments: [String] = []
        for parameter in initializer.parameters {
            let type = symbols.text(of: parameter.type, in: initializer.context)
            let found = member(of: type.type, for: parameter.label, in: node)
            guard let value = found ?? (mayAsk ? "<#\(type.swift)#>" : nil) else { return nil }
            arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
        }
        return arguments
    }

    /// The member of a component, or of its dependency, that surely has this type: the one with the parameter's name, or
    /// the only one of a type of the program.
    private func member(of type: Type, for label: String?, in node: NodeID) -> String? {
        let component = graph.nodes[node]
        let file = symbols.types[component.type].context.file
        var found = component.provided.filter { key, offers in
            key.type == .property(type)
                && offers.allSatisfy { offer in
                    let member = offer.member
                    return offer.doubt == nil && fits(offer.isolation, node) && !offer.isDeprecated
                        && member.effects == Effects() && member.condition.isAlways
                        && (offer.access >= .internal || member.location.path == file)
                }
        }.map { (name: $0.key.name, text: $0.key.name.asName) }
        for requirement in component.requirements where requirement.key.type == .property(type) {
            let isMet = !roots.contains { needs.isOpen(requirement.needKey, at: $0) }
            guard isMet, requirement.member.effects == Effects(), fits(requirement.isolation, node),
                requirement.member.condition.isAlways,
                !found.contains(where: { $0.name == requirement.member.name })
            else { continue }
            found.append((requirement.member.name, "dependency.\(requirement.member.name.asName)"))
        }
        if let named = found.first(where: { $0.name == label }) { return named.text }
        return found.count == 1 && implementations.declaration(of: type) != nil ? found[0].text : nil
    }
}
