import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

extension StructureFindings {
    /// What the generic arguments of pluginized components must be and are not.
    func unknownPlugins() -> [Finding] {
        graph.nodes.filter { !$0.isAbstract }.flatMap { node -> [Finding] in
            guard let plugins = node.plugins else { return [] }
            let fact = symbols.types[node.type].fact
            let place = fact.inherits.first?.location ?? fact.location
            var found: [Finding] = []
            let list = graph.nodes[plugins.pluginExtension]
            if list.protocols.named.isEmpty, list.protocols.ofRuntime == nil {
                let name = list.name.swift
                found.append(
                    Finding(
                        .missingDependencyProtocol, at: place,
                        "the plugin extension of \(fact.name), '\(name)', is not a protocol in the files that were "
                            + "read",
                        help: "declare it: protocol \(name): PluginExtension { }, or add the sources that do"))
            }
            if plugins.nonCore.isEmpty, let nonCore = node.ancestry.nonCore {
                let name = symbols.text(of: nonCore).swift
                found.append(
                    Finding(
                        .unprovableConstruction, at: place,
                        "\(fact.name) creates '\(name)', which is not a NonCoreComponent in the files that were read",
                        help: "declare it: class \(name): NonCoreComponent<EmptyDependency>, or add the sources that "
                            + "do"))
            }
            return found
        }
    }
}
