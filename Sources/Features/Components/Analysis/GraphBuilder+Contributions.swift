import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// What contributes to a collecting component.
struct CollectedContributions {
    /// The type of its list's elements, as the generated file names it.
    var type: String
    /// The nodes of the components, in the order of the list.
    var contributors: [NodeID] = []
}

extension GraphBuilder {
    /// A collecting component creates every component that conforms to its protocol.
    mutating func connectContributions(to parent: NodeID) {
        guard let wanted = graph.nodes[parent].ancestry.contribution else { return }
        let place = symbols.types[graph.nodes[parent].type].fact.location
        let name = graph.nodes[parent].name.swift
        let parts = symbols.parts(of: wanted)
        let protocols = parts.flatMap { part in symbols.instances(of: part).map(\.type) }
        guard parts.count == 1, protocols.count == 1, symbols.types[protocols[0]].fact.kind == .protocol,
            parts[0].shape.arguments.isEmpty
        else {
            let text = symbols.text(of: wanted).swift
            graph.findings.append(
                Finding(
                    .unprovableConstruction, at: place,
                    "\(name) collects '\(text)', which is not one protocol in the files that were read",
                    help: "collect a protocol: CollectingComponent<…, any SomeProtocol>"))
            return
        }
        var found = CollectedContributions(type: "any \(symbols.text(of: parts[0]).bare.swift)")
        for type in contributors(to: protocols[0], besides: parent) {
            guard let contributor = contributor(type, to: parent) else { continue }
            constructedTypes.insert(type)
            found.contributors.append(contributor)
            addEdge(parent, child: contributor, condition: .always, location: place)
        }
        graph.nodes[parent].contributions = found
    }

    /// The component classes that conform to a protocol, and that no other component inherits from.
    private func contributors(to wanted: Int, besides parent: NodeID) -> [Int] {
        let inherited = Set(graph.nodes.flatMap { $0.ancestry.line.dropFirst().map(\.type) })
        let own = Set(graph.nodes[parent].ancestry.line.map(\.type))
        return symbols.types.indices.filter { type in
            symbols.types[type].fact.kind == .class && !own.contains(type) && !inherited.contains(type)
                && symbols.isComponent(type) && symbols.typeAndSupertypes(of: type).contains(wanted)
        }.sorted { one, other in
            let (left, right) = (symbols.types[one], symbols.types[other])
            return (symbols.moduleName(of: one), left.fact.path.joined(separator: "."), left.fact.location)
                < (symbols.moduleName(of: other), right.fact.path.joined(separator: "."), right.fact.location)
        }
    }

    /// The node of a class that contributes; nil, with a finding, if it cannot be built from its parent alone.
    private mutating func contributor(_ type: Int, to parent: NodeID) -> NodeID? {
        let fact = symbols.types[type].fact
        let name = fact.path.joined(separator: ".")
        func refuse(_ reason: String, help: String) {
            graph.builtSomewhere.insert(type)
            graph.findings.append(
                Finding(
                    .unprovableConstruction, at: fact.location,
                    "\(graph.nodes[parent].name.swift) cannot create \(name), which contributes to it: \(reason)",
                    help: help))
        }
        guard symbols.genericParameters(of: type).joined().isEmpty else {
            refuse("it is generic", help: "let a class that inherits from it contribute, or remove the conformance")
            return nil
        }
        guard let ancestry = symbols.ancestry(of: type), ancestry.kind == .component else {
            refuse("it is a root", help: "remove the conformance")
            return nil
        }
        let initializers = ancestry.line.flatMap { one in
            symbols.types[one.type].fact.initializers + symbols.extensions[one.type].flatMap(\.fact.initializers)
        }
        guard initializers.isEmpty || initializers.contains(where: { $0.parameters.map(\.label) == ["parent"] }) else {
            refuse(
                "it needs more than its parent",
                help: "give it what it needs through its dependency, so that init(parent:) builds it")
            return nil
        }
        let isMainActor = symbols.isMainActor(ancestry.line)
        guard !isMainActor || symbols.isMainActor(graph.nodes[parent].ancestry.line) else {
            refuse(
                "it is isolated to the main actor",
                help: "import DovetailMain where \(graph.nodes[parent].name.swift) is declared")
            return nil
        }
        return addNode(type, bindings: [:])
    }
}
