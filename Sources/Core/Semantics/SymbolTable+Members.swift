import DovetailBasics
import DovetailFacts
import DovetailGraphs

/// The names that types declare and inherit, and which of them are accessible at a place.
extension SymbolTable {
    /// The declared or inherited member with a name.
    func member(
        _ name: String, of owners: [Int], withProtocols: Bool = true, _ context: LookupContext
    ) -> Meaning? {
        var seen: Set<Int> = []
        let all = owners.flatMap { typeAndSupertypes(of: $0, withProtocols) }
        let line = all.map { members.first[$0] }.filter { seen.insert($0).inserted }
        for (index, type) in line.enumerated() {
            if members.undecided[type]?.contains(name) == true { return .open(path: types[type].fact.path + [name]) }
            if let named = members.members[type]?[name], let found = meaning(of: named, context) {
                // What it inherits from depends on an `#if`.
                let isUndecided = index > 0 && !undecidedParents.isDisjoint(with: all)
                // A protocol's typealias, which may define an associated type.
                let isAlias = if case .alias = found { types[type].fact.kind == .protocol } else { false }
                return isUndecided
                    ? .open(path: types[owners[0]].fact.path + [name])
                    : isAlias ? associated(name, of: owners) ?? found : found
            }
        }
        return associated(name, of: owners) ?? owners.firstResult { local(name, in: $0, context) }
    }

    /// A local class of a function body, when it is unknown which bodies enclose the place.
    func local(_ name: String, in owner: Int?, _ context: LookupContext) -> Meaning? {
        let owner = owner.map { members.first[$0] }
        guard context.seesLocals, let found = members.locals[owner]?[name] else { return nil }
        let shown = found.filter { isShown(types[$0].fact.access, place: types[$0].context, context: context) }
        guard let place = context.place else { return shown.isEmpty ? nil : .types(shown) }
        let around = shown.compactMap { type in types[type].fact.body.map { (type: type, body: $0) } }
            .filter { $0.body.contains(place) }
        let innermost = around.map(\.body.start).max()
        let named = around.filter { $0.body.start == innermost }.map(\.type)
        return named.isEmpty ? nil : .types(named)
    }

    /// A local class of a body around the place, in one of the enclosing types.
    func enclosingLocal(_ name: String, in owners: [Int], _ context: LookupContext) -> Meaning? {
        guard context.place != nil else { return nil }
        return owners.firstResult { local(name, in: $0, context) }
    }

    /// An associated type of a protocol that the types conform to; the compiler may or may not have inferred it yet.
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

    /// The dotted name of a type that was not read, with aliases followed.
    func foreignPath(_ path: [String], _ context: LookupContext) -> [String] {
        switch meaning(of: path, in: context) {
        case .external(let known): return known
        case .alias(let alias): return alias.fact.target.shape.path.map { foreignPath($0, alias.context) } ?? path
        case .types, .named, .open: return path
        }
    }

    /// The member that extensions of a type that was not read declare.
    func foreignMember(_ name: String, of owner: [String], _ context: LookupContext) -> Meaning? {
        members.foreign[owner.joined(separator: ".")]?[name].flatMap { meaning(of: $0, context) }
    }

    /// Those declarations that are accessible here; the own module's take precedence.
    private func meaning(of named: MemberTable.Named, _ context: LookupContext) -> Meaning? {
        func isShown(_ access: Access, isPrivate: Bool, place: LookupContext) -> Bool {
            self.isShown(access, place: place, context: context)
                && (!isPrivate || context.ignoresAccess || isWithinType(of: place, context))
        }
        var types = named.types.filter {
            let declared = self.types[$0]
            return isShown(declared.fact.access, isPrivate: declared.fact.isPrivate, place: declared.context)
        }
        var aliases = named.aliases.filter {
            let declared = self.aliases[$0]
            return isShown(declared.fact.access, isPrivate: declared.fact.isPrivate, place: declared.context)
        }
        let modules = Set(types.map { self.types[$0].context.module } + aliases.map { self.aliases[$0].context.module })
        if modules.count > 1 {
            guard modules.contains(context.module) else { return nil }
            types.removeAll { self.types[$0].context.module != context.module }
            aliases.removeAll { self.aliases[$0].context.module != context.module }
        }
        return meaning(ofShown: types, aliases)
    }

    /// Whether a place is within the type that contains a private declaration, or within an extension of it.
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

    /// Whether a declaration is accessible. Where modules are not exactly known, this is lenient.
    private func isShown(_ access: Access, place: LookupContext, context: LookupContext) -> Bool {
        guard !place.condition.excludes(context.condition) else { return false }
        if place.module == context.module {
            return context.file.isEmpty || access > .fileprivate || place.file == context.file
        }
        return isShown(access, of: place.module, context) && isRead(place.module, context)
    }

    /// Whether the compiler loads a module for the file's own module.
    private func isRead(_ module: ModuleID, _ context: LookupContext) -> Bool {
        usedModules[of: context.module].contains(module) || !program.modules[context.module].module.isExact
            || !program.modules[module].module.isExact
    }
}
