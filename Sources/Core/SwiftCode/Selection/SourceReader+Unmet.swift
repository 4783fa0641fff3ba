import DovetailFacts

extension SourceReader {
    /// Reads the declarations of services that nothing registers, of values that no component provides, and of what may
    /// implement them.
    mutating func parseForUnmet() {
        let unprovided = unprovidedTypes
        guard vocabulary != nil || !unprovided.isEmpty else { return }
        var aliases: [String: [String]] = [:]
        for alias in indexes.lazy.flatMap(\.aliases) {
            for name in alias.mentions { aliases[name, default: []].append(alias.name) }
        }
        let names = indexes.lazy.flatMap(\.declarations).map(\.name) + indexes.lazy.flatMap(\.aliases).map(\.name)
        let declared = Set(names)
        while true {
            let services = UnmetServices(facts.values, and: unprovided, aliases: aliases)
            let implemented = services.implemented.intersection(declared)
            let needed = services.declared.union(implemented)
            let more = unread.filter { file in
                indexes[file].declarations.contains { type in
                    needed.contains(type.name) || type.inherits.contains { implemented.contains($0) }
                }
                    || indexes[file].conformances.contains { type in
                        needed.contains(type.name) || type.mentions.contains { implemented.contains($0) }
                    } || indexes[file].aliases.contains { needed.contains($0.name) }
            }
            unmet = implemented
            guard !more.isEmpty else { return }
            parse(more)
        }
    }

    /// The names of the types of required properties whose name no class has.
    private var unprovidedTypes: Set<String> {
        guard !protocols.isEmpty else { return [] }
        let types = facts.values.lazy.flatMap(\.types)
        let required = types.filter { $0.kind == .protocol && protocols.contains($0.name) }.flatMap(\.members)
        var open = Set(required.lazy.filter { $0.kind == .property }.map(\.name))
        for type in types where type.kind == .class { open.subtract(type.members.lazy.map(\.name)) }
        for file in facts.values { for one in file.extensions { open.subtract(one.members.lazy.map(\.name)) } }
        var names: Set<String> = []
        for member in required where open.contains(member.name) { member.type?.shape.insertNames(into: &names) }
        return names
    }
}
