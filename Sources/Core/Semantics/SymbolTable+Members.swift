import DovetailFacts
import DovetailGraphs

/// What types declare and inherit under a name, and which of that may be named at a place.
extension SymbolTable {
    /// What types declare or inherit under a name.
    func member(
        _ name: String, of owners: [Int], withProtocols: Bool = true, _ context: LookupContext
    ) -> Meaning? {
        var seen: Set<Int> = []
        let all = owners.flatMap { typeAndSupertypes(of: $0, withProtocols) }
        let line = all.map { members.first[$0] }.filter { seen.insert($0).inserted }
        for (index, type) in line.enumerated() {
            if members.undecided[type]?.contains(name) == true { return .open(path: types[type].fact.path + [name]) }
            if let named = members.members[type]?[name], let found = meaning(of: named, context) {
                // What it inherits from, an `#if` decides.
                let isUndecided = index > 0 && !undecidedParents.isDisjoint(with: all)
                // A typealias of a protocol, which may say what an associated type is.
                let isAlias = if case .alias = found { types[type].fact.kind == .protocol } else { false }
                return isUndecided
                    ? .open(path: types[owners[0]].fact.path + [name])
                    : isAlias ? associated(name, of: owners) ?? found : found
            }
        }
        return associated(name, of: owners) ?? owners.lazy.compactMap { local(name, in: $0, context) }.first
    }

    /// A class of a function's body, where nothing tells which bodies are around a place.
    func local(_ name: String, in owner: Int?, _ context: LookupContext) -> Meaning? {
        let owner = owner.map { members.first[$0] }
        guard context.seesLocals, let found = members.locals[owner]?[name] else { return nil }
        let shown = found.filter { isShown(types[$0].fact.access, types[$0].context, context) }
        guard let place = context.place else { return shown.isEmpty ? nil : .types(shown) }
        let around = shown.compactMap { type in types[type].fact.body.map { (type: type, body: $0) } }
            .filter { $0.body.contains(place) }
        let innermost = around.map(\.body.start).max()
        let named = around.filter { $0.body.start == innermost }.map(\.type)
        return named.isEmpty ? nil : .types(named)
    }

    /// A class of a body around the place, in one of the types around.
    func enclosingLocal(_ name: String, in owners: [Int], _ context: LookupContext) -> Meaning? {
        guard context.place != nil else { return nil }
        return owners.lazy.compactMap { local(name, in: $0, context) }.first
    }

    /// An associated type of a protocol that types conform to: the compiler may infer what it is there, or not yet.
    private func associated(_ name: String, of owners: [Int]) -> Meaning? {
        for owner in owners {
            for type in typeAndSupertypes(of: owner) where types[type].fact.kind == .protocol {
                if types[type].fact.members.contains(where: { $0.kind == .associatedType && $0.name == name }) {
                    return .open(path: types[owner].fact.path + [name])
                }
            }
        }
        return nil
    }

    private func typeAndSupertypes(of type: Int, _ withProtocols: Bool) -> [Int] {
        guard !withProtocols, !parents.isEmpty, types[type].fact.kind != .protocol else {
            return typeAndSupertypes(of: type)
        }
        return reachable(from: [type]) { type in parents[type].filter { types[$0].fact.kind != .protocol } }
    }

    /// The dotted name of a type that was not read, whatever alias stands for it.
    func foreignPath(_ path: [String], _ context: LookupContext) -> [String] {
        switch meaning(of: path, in: context) {
        case .external(let known): return known
        case .alias(let alias): return alias.fact.target.shape.path.map { foreignPath($0, alias.context) } ?? path
        case .types, .named, .open: return path
        }
    }

    /// What extensions of a type that was not read declare.
    func foreignMember(_ name: String, of owner: [String], _ context: LookupContext) -> Meaning? {
        members.foreign[owner.joined(separator: ".")]?[name].flatMap { meaning(of: $0, context) }
    }

    /// Those of some declarations that may be named here; the own module's come first.
    private func meaning(of named: MemberTable.Named, _ context: LookupContext) -> Meaning? {
        func isShown(_ access: Access, _ isPrivate: Bool, _ place: LookupContext) -> Bool {
            self.isShown(access, place, context)
                && (!isPrivate || context.ignoresAccess || isWithinType(of: place, context))
        }
        var types = named.types.filter {
            let declared = self.types[$0]
            return isShown(declared.fact.access, declared.fact.isPrivate, declared.context)
        }
        var aliases = named.aliases.filter {
            let declared = self.aliases[$0]
            return isShown(declared.fact.access, declared.fact.isPrivate, declared.context)
        }
        let modules = Set(types.map { self.types[$0].context.module } + aliases.map { self.aliases[$0].context.module })
        if modules.count > 1 {
            guard modules.contains(context.module) else { return nil }
            types.removeAll { self.types[$0].context.module != context.module }
            aliases.removeAll { self.aliases[$0].context.module != context.module }
        }
        return meaning(ofShown: types, aliases)
    }

    /// Whether a place is within the type of a private declaration, or an extension of it.
    private func isWithinType(of declared: LookupContext, _ context: LookupContext) -> Bool {
        guard let owner = declared.around.map({ members.first[$0] }), !context.file.isEmpty else { return true }
        return chain(context).enumerated().contains { depth, types in
            depth >= max(context.extended, 1) && types.contains { members.first[$0] == owner }
        }
    }

    func meaning(ofShown types: [Int], _ aliases: [Int]) -> Meaning? {
        let ownTypes = types.filter { self.types[$0].fact.access <= .fileprivate }
        if !types.isEmpty {
            let isOwn = !ownTypes.isEmpty && condition(of: .types(ownTypes)).isAlways
            return .types(isOwn ? ownTypes : types)
        }
        return (aliases.first { self.aliases[$0].fact.access <= .fileprivate } ?? aliases.first)
            .map { .alias(self.aliases[$0]) }
    }

    /// Whether a declaration may be named; what is not known of the modules is judged leniently.
    private func isShown(_ access: Access, _ place: LookupContext, _ context: LookupContext) -> Bool {
        guard !place.condition.excludes(context.condition) else { return false }
        if place.module == context.module {
            return context.file.isEmpty || access > .fileprivate || place.file == context.file
        }
        return isShown(access, of: place.module, context) && isRead(place.module, context)
    }

    /// Whether a module is one of those that the compiler reads for the file's own.
    private func isRead(_ module: Int, _ context: LookupContext) -> Bool {
        usedModules[context.module].contains(module) || !program.modules[context.module].module.isExact
            || !program.modules[module].module.isExact
    }
}
