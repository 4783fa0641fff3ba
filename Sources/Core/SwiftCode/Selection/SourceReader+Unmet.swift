import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs

extension SourceReader {
    /// Reads the declarations of services that nothing registers, of values that no component provides, and of what may
    /// implement them.
    mutating func parseForUnmet() {
        let unprovided = unprovidedTypes
        guard vocabulary != nil || !unprovided.isEmpty else { return }
        var aliases: [String: [String]] = [:]
        for alias in indexes.lazy.flatMap(\.index.aliases) {
            for name in alias.mentions { aliases[name, default: []].append(alias.name) }
        }
        while true {
            let services = UnmetServices(readFiles, and: unprovided, aliases: aliases)
            let implemented = declared(among: services.implemented)
            let needed = services.declared.union(implemented)
            let more = unread.filter { file in
                indexes[of: file].index.declarations.contains { type in
                    needed.contains(type.name) || type.inherits.contains { implemented.contains($0) }
                }
                    || indexes[of: file].index.conformances.contains { type in
                        needed.contains(type.name) || type.mentions.contains { implemented.contains($0) }
                    } || indexes[of: file].index.aliases.contains { needed.contains($0.name) }
            }
            unmet = implemented
            guard !more.isEmpty else { return }
            parse(more)
        }
    }

    /// Those of the names that a file declares.
    private func declared(among names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for file in indexes {
            for type in file.index.declarations where names.contains(type.name) { found.insert(type.name) }
            for alias in file.index.aliases where names.contains(alias.name) { found.insert(alias.name) }
        }
        return found
    }

    /// The names of the types of required properties whose name no class has.
    private var unprovidedTypes: Set<String> {
        guard !protocols.isEmpty else { return [] }
        // The required properties, with the names in their types.
        var open: [String: Set<String>] = [:]
        for file in facts.values {
            file.value.types.forEachBorrowed { type in
                guard type.kind == .protocol, protocols.contains(type.name) else { return }
                type.members.forEachBorrowed { member in
                    guard member.kind == .property else { return }
                    member.type?.shape.insertNames(into: &open[member.name, default: []])
                }
            }
        }
        guard !open.isEmpty else { return [] }
        let required = Set(open.keys)
        let provided = namesInFiles { file, names in
            file.types.forEachBorrowed { type in
                guard type.kind == .class else { return }
                type.members.forEachBorrowed { if required.contains($0.name) { names.insert($0.name) } }
            }
            file.extensions.forEachBorrowed { one in
                one.members.forEachBorrowed { if required.contains($0.name) { names.insert($0.name) } }
            }
        }
        return open.reduce(into: []) { if !provided.contains($1.key) { $0.formUnion($1.value) } }
    }

    /// Reads the declarations of the types that factories build, if their names and those of what they inherit from do not
    /// show that they are the service.
    mutating func parseForFactories() {
        guard vocabulary != nil else { return }
        var open: [String: Set<String>] = [:]
        for file in facts.values {
            file.value.containers.registrations.forEachBorrowed { registration in
                guard let service = registration.service.writtenShape?.plain.path?.last,
                    let built = registration.builtShape?.path?.last, built != service
                else { return }
                open[built, default: []].insert(service)
            }
        }
        let implemented = implementedTypes
        func isImplemented(_ service: String, by type: String) -> Bool { implemented[type]?.contains(service) ?? false }
        for (type, services) in implemented { open[type, default: []].formUnion(services) }
        guard !open.isEmpty else { return }
        for file in indexes {
            for type in file.index.declarations where open[type.name] != nil {
                open[type.name]?.subtract(type.inherits)
            }
            for one in file.index.conformances where open[one.name] != nil { open[one.name]?.subtract(one.mentions) }
        }
        open = open.filter { !$0.value.isEmpty }
        guard !open.isEmpty else { return }
        var parents: [String: [String]] = [:]
        for file in indexes {
            for type in file.index.declarations { parents[type.name, default: []] += type.inherits }
            for one in file.index.conformances { parents[one.name, default: []] += one.mentions }
            for alias in file.index.aliases { parents[alias.name, default: []] += alias.mentions }
        }
        var names: Set<String> = []
        for (built, services) in open where parents[built] != nil {
            let line = Set(reachable(from: [built]) { parents[$0] ?? [] })
            let others = services.filter { !line.contains($0) && (parents[$0] != nil || isImplemented($0, by: built)) }
            if !others.isEmpty { names.formUnion(line.union(others)) }
        }
        guard !names.isEmpty else { return }
        parse(
            unread.filter { file in
                indexes[of: file].index.declarations.contains { names.contains($0.name) }
                    || indexes[of: file].index.conformances.contains { names.contains($0.name) }
                    || indexes[of: file].index.aliases.contains { names.contains($0.name) }
            })
    }
}

extension SourceReader {
    /// The types that `register(…).implements(Service.self)` adds to registrations, by the type that is built, or else
    /// that of the service. The compiler does not check them.
    private var implementedTypes: [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for file in facts.values {
            var originals: [SourceLocation: String] = [:]
            file.value.containers.registrations.forEachBorrowed { registration in
                guard let service = registration.service.writtenShape?.plain.path?.last else { return }
                if case .forward(let place) = registration.form {
                    if let original = originals[place] { found[original, default: []].insert(service) }
                } else {
                    originals[registration.location] = registration.builtShape?.path?.last ?? service
                }
            }
        }
        return found
    }

    /// The names of types of whose conformances the facts may not tell all.
    var unsureConformances: Set<String> {
        guard vocabulary != nil else { return [] }
        let registrations = readFiles.flatMap(\.containers.registrations)
        let built = Set(registrations.compactMap { $0.builtShape?.path?.last })
        guard !built.isEmpty else { return [] }
        var (names, seen): (Set<String>, Set<String>) = ([], [])
        for (number, file) in zip(files.ids, indexes) {
            for type in file.index.declarations where built.contains(type.name) && !seen.insert(type.name).inserted {
                names.insert(type.name)
            }
            guard facts[number] == nil else { continue }
            names.formUnion(file.index.conformances.lazy.map(\.name))
            names.formUnion(file.index.aliases.lazy.flatMap(\.mentions))
        }
        return names
    }
}

extension RegistrationFact {
    /// The type that its closure or `X.init` builds.
    fileprivate var builtShape: TypeShape? {
        switch form {
        case .closure: builds
        case .initializer(let type, _): type
        case .function, .alias, .forward: nil
        }
    }
}

extension TypeShape {
    /// The type without `any`.
    fileprivate var plain: TypeShape {
        if case .existential(let inner) = self { return inner }
        return self
    }
}
