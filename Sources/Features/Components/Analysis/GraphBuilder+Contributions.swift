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
                    "\(name) collects '\(text)', which is not a single protocol of the program without generic "
                        + "arguments",
                    help: "collect one: CollectingComponent<…, any SomeProtocol>"))
            return
        }
        var found = CollectedContributions(type: "any \(symbols.text(of: parts[0]).bare.swift)")
        for type in contributors(to: protocols[0], besides: parent) {
            guard let contributor = contributor(type, to: parent, protocols[0]) else { continue }
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
    private mutating func contributor(_ type: Int, to parent: NodeID, _ wanted: Int) -> NodeID? {
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
        guard isBuiltByParent(ancestry) else {
            refuse(
                "it has no init(parent:) that needs nothing else",
                help: "give it what it needs through its dependency")
            return nil
        }
        guard conforms(ancestry, alwaysTo: wanted) else {
            refuse(
                "it conforms under a condition only",
                help: "let it conform where it is declared, or in an extension without '#if' and 'where'")
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

    /// Whether `init(parent:)` with nothing else builds a component. It is inherited up to the first class with
    /// designated initializers of its own.
    private func isBuiltByParent(_ ancestry: Ancestry) -> Bool {
        for (type, _) in ancestry.line {
            let own = symbols.types[type].fact.initializers
            let fitting = own.contains { initializer in
                guard let parent = initializer.parameters.first, parent.label == "parent" else { return false }
                return initializer.parameters.dropFirst().allSatisfy(\.hasDefault)
                    && parent.type.shape.mentionedNames.contains("Scope") && !initializer.isFailable
                    && initializer.effects == Effects() && initializer.availability.isEmpty
                    && initializer.condition.isAlways && initializer.access > .fileprivate
            }
            if fitting { return true }
            let isInherited = own.allSatisfy { initializer in
                if case .toOwn = initializer.delegation { true } else { false }
            }
            if !isInherited { return false }
        }
        return true
    }

    /// Whether a component conforms to a protocol wherever it exists.
    private func conforms(_ ancestry: Ancestry, alwaysTo wanted: Int) -> Bool {
        ancestry.line.contains { type, _ in
            let declared = symbols.types[type]
            let added = symbols.extensions[type].filter { added in
                added.fact.constraints.isEmpty && declared.fact.condition.implies(added.fact.condition)
            }
            let clauses =
                declared.fact.inherits.map { ($0, declared.inside) }
                + added.flatMap { one in one.fact.inherits.map { ($0, one.context) } }
            return clauses.contains { clause, context in
                symbols.parts(of: BoundType(shape: clause.shape, context: context)).flatMap {
                    symbols.instances(of: $0)
                }
                .contains { found in
                    symbols.types[found.type].fact.kind == .protocol
                        && symbols.typeAndSupertypes(of: found.type).contains(wanted)
                }
            }
        }
    }
}
