import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// The identity of a plugin extension's node.
struct PluginExtensionKey: Hashable {
    /// Nil if the non-core component is unknown.
    var nonCore: NodeID?
    var type: Type
}

extension GraphBuilder {
    /// A pluginized component creates its non-core component by itself.
    mutating func connectPlugins(of parent: NodeID) {
        guard let node = symbols.pluginExtensionNode(of: graph.nodes[parent]) else { return }
        let location = symbols.types[graph.nodes[parent].type].fact.location
        var nonCore: [NodeID] = []
        for ancestry in symbols.nonCoreComponents(of: graph.nodes[parent].ancestry) {
            let (type, context) = ancestry.line[0]
            constructedTypes.insert(type)
            guard let child = addNode(type, bindings: context.bindings) else { continue }
            nonCore.append(child)
            graph.nodes[child].ancestry.isNonCore = true
            addEdge(parent, child: child, condition: .always, location: location)
        }
        var first: NodeID?
        for child in nonCore.isEmpty ? [nil] : nonCore.map(Optional.some) {
            let key = PluginExtensionKey(nonCore: child, type: node.name.type)
            let added = pluginExtensions[key] ?? append(node)
            pluginExtensions[key] = added
            if let child { addEdge(child, child: added, condition: .always, location: location) }
            first = first ?? added
        }
        graph.nodes[parent].plugins = first.map { pluginExtension in
            PluginPoint(
                nonCore: nonCore, pluginExtension: pluginExtension,
                isMainActor: symbols.isMainActor(graph.nodes[parent].ancestry.line))
        }
    }
}
