import DovetailDiagnostics
package import DovetailFacts
import DovetailGraphs

/// Which declaration a name of a type means, as Swift looks it up: outwards from the place, what the types around
/// declare and inherit, then the own module, then those that the file imports.
extension SymbolTable {
    /// What a dotted name means.
    package enum Meaning {
        /// One declaration, or several under different `#if`.
        case types([Int])
        case alias(DeclaredAlias)
        /// A type of the program whose declaration was not read, by its module.
        case named(module: Int, path: [String])
        /// A type from elsewhere, without its module's name.
        case external(path: [String])
        /// A generic parameter or an associated type of a type around the place, or a member of one.
        case open(path: [String])
    }

    /// What a name of a type means.
    package func meaning(of reference: NameReference, in file: LookupContext) -> Meaning {
        var context = file.enclosed(by: reference.enclosing)
        context.inner = reference.inner
        context.extended = reference.extended
        context.constraints = reference.constraints
        context.condition = reference.condition
        context.isInExpression = reference.isInExpression
        context.seesLocals = false
        return meaning(of: reference.path, in: context)
    }

    /// What `path` means where `context` is.
    package func meaning(of path: [String], in context: LookupContext) -> Meaning {
        guard let name = path.first else { return .external(path: path) }
        if let found = strictMeaning(of: path, in: context) { return found }
        // What may not be named here is meant all the same, where nothing else can be.
        if innerNames.contains(name) || isDeclared(name) || path.count > 1, !context.ignoresAccess,
            !importsForeignModules(context)
        {
            var lenient = context
            lenient.ignoresAccess = true
            if let found = strictMeaning(of: path, in: lenient) { return found }
        }
        guard path.count > 1, moduleNames.all.contains(name) else {
            return meaningInUnnamedModule(of: path, in: context) ?? .external(path: path)
        }
        return .external(path: Array(path.dropFirst()))
    }

    /// What the first name means as Swift looks it up, and in it the others.
    private func strictMeaning(of path: [String], in context: LookupContext) -> Meaning? {
        if let found = meaning(ofFirst: path, in: context) {
            return meaning(of: path.dropFirst(), in: found, path, context)
        }
        guard path.count > 1, moduleNames.all.contains(path[0]), let module = modulesByName[path[0]],
            !Self.runtimeTypes.contains(path[1]) || !runtimeModules.contains(module),
            let found = topLevel(path[1], through: module, context)
        else { return nil }
        return meaning(of: path.dropFirst(2), in: found, path, context)
    }

    /// What `names` mean in what the names before them mean.
    private func meaning(
        of names: ArraySlice<String>, in owner: Meaning, _ path: [String], _ context: LookupContext
    ) -> Meaning? {
        var found = owner
        // Under which `#if` all of the names before hold.
        var passed = Condition.always
        for (index, name) in names.enumerated() {
            passed = passed.and(condition(of: found))
            if case .alias(let alias) = found {
                guard let target = target(of: alias, path, context) else { return nil }
                found = target
                passed = passed.and(condition(of: found))
            }
            let before = path.prefix(path.count - names.count + index)
            switch found {
            case .types(let owners):
                guard let next = member(name, of: owners, context) else {
                    return context.condition.implies(passed) ? nil : .open(path: path)
                }
                found = next
            case .external(let owner):
                guard let next = foreignMember(name, of: owner, context) else { return nil }
                found = next
            case .open: return .open(path: path)
            case .named, .alias: return nil
            }
            if case .open = found { return .open(path: before + [name] + names.dropFirst(index + 1)) }
        }
        guard context.condition.and(condition(of: found)).implies(passed) else { return .open(path: path) }
        guard case .alias(var alias) = found else { return found }
        guard !longLines.aliases.contains(alias.fact.location) else { return .open(path: path) }
        // One that leads to itself means nothing.
        guard !context.aliases.contains(alias.fact.location) else { return .external(path: path) }
        alias.context.aliases = context.aliases + [alias.fact.location]
        return .alias(alias)
    }

    /// What an alias stands for, where a member of it is named; nil where it leads to itself or to no name.
    private func target(of alias: DeclaredAlias, _ path: [String], _ context: LookupContext) -> Meaning? {
        let isTooLong = longLines.aliases.contains(alias.fact.location) || context.aliases.count > LongLines.limit
        guard let target = alias.fact.target.shape.path, !isTooLong,
            !context.aliases.contains(alias.fact.location)
        else { return nil }
        guard !isUndecided(alias), !alias.fact.genericParameters.contains(target[0]) else { return .open(path: path) }
        var inner = alias.context
        inner.aliases = context.aliases + [alias.fact.location]
        let found = meaning(of: target, in: inner)
        guard case .alias(let next) = found else { return found }
        return self.target(of: next, path, inner)
    }

    /// The indices of the declarations that `path` names.
    package func declarations(of path: [String], in context: LookupContext) -> [Int] {
        declarations(meaning(of: path, in: context))
    }

    func declarations(_ meaning: Meaning) -> [Int] {
        switch meaning {
        case .types(let types): return types
        case .alias(let alias):
            guard alias.fact.genericParameters.isEmpty, let path = alias.fact.target.shape.path else { return [] }
            return declarations(of: path, in: alias.context)
        case .named, .external, .open: return []
        }
    }

    /// Under which `#if` a name means what it was found to mean.
    func condition(of meaning: Meaning) -> Condition {
        switch meaning {
        case .types(let found): found.reduce(.never) { $0.or(types[$1].fact.condition) }
        case .alias(let alias):
            alternatives(of: meaning).aliases.reduce(alias.fact.condition) { $0.or($1.fact.condition) }
        case .named, .external, .open: .always
        }
    }

    // MARK: The first name

    /// Looks outwards through the enclosing types and what they inherit, then in the own module, then in the others.
    private func meaning(ofFirst path: [String], in context: LookupContext) -> Meaning? {
        let name = path[0]
        let chain = chain(context)
        if name == "Self", let found = ownType(in: context, chain) { return found }
        let extended = context.extended > 0 ? chain[context.extended] : []
        let passed = extended.isEmpty ? .always : condition(of: .types(extended))
        func found(_ meaning: Meaning) -> Meaning {
            // Elsewhere, the extension extends another type.
            context.condition.and(condition(of: meaning)).implies(passed) ? meaning : .open(path: [name])
        }
        // Where a type is written, what protocols bring comes last, after modules.
        for withProtocols in context.isInExpression ? [true] : [false, true] {
            if let meaning = member(ofTypesAround: name, chain, withProtocols, context) { return found(meaning) }
            if !withProtocols || context.isInExpression, let meaning = topLevel(name, context) { return found(meaning) }
            guard innerNames.contains(name) else { break }
        }
        return mayBeMemberOfForeignType(name, chain, context) ? .open(path: [name]) : nil
    }

    /// What the types around declare and inherit, and what is in scope within them, the innermost first.
    private func member(
        ofTypesAround name: String, _ chain: [[Int]], _ withProtocols: Bool, _ context: LookupContext
    ) -> Meaning? {
        let isInner = innerNames.contains(name)
        for depth in stride(from: context.enclosing.count, through: 0, by: -1) {
            if let found = inner(name, at: depth, withProtocols, context) { return found }
            // What is around the type that an extension extends is not around the extension.
            guard isInner, depth > 0, depth >= context.extended else { continue }
            let owners = chain[depth]
            guard !owners.isEmpty else {
                let owner = Array(context.enclosing.prefix(depth))
                if let found = foreignMember(name, of: owner, context) { return found }
                continue
            }
            if let found = parameter(name, of: owners, isExtended: depth == context.extended, context) { return found }
            let required = depth == context.extended ? constrained(context) : []
            if let found = member(name, of: owners + required, withProtocols: withProtocols, context) { return found }
        }
        return nil
    }

    /// The types that the clause of an extension says `Self` conforms to.
    private func constrained(_ context: LookupContext) -> [Int] {
        guard !context.constraints.isEmpty else { return [] }
        let outside = context.outside
        return context.constraints.flatMap { declarations(of: $0, in: outside) }
    }

    /// A generic parameter of a function, or what a body declares, and what a type in a body inherits.
    private func inner(_ name: String, at depth: Int, _ withProtocols: Bool, _ context: LookupContext) -> Meaning? {
        for index in context.inner.indices.reversed() where context.inner[index].depth == depth {
            if context.inner[index].names.contains(name) { return .open(path: [name]) }
            for path in context.inner[index].inherits {
                var outside = context
                outside.enclosing.removeLast(context.enclosing.count - (depth - 1))
                outside.inner = Array(context.inner[..<index])
                outside.around = nil
                switch meaning(of: path, in: outside) {
                case .open: return .open(path: [name])
                case let found:
                    let owners = declarations(found)
                    let shown = withProtocols ? owners : owners.filter { types[$0].fact.kind != .protocol }
                    if let found = member(name, of: shown, withProtocols: withProtocols, context) { return found }
                }
            }
        }
        return nil
    }

    /// The declarations of the types around a place, by their depths: none where a type was not read.
    func chain(_ context: LookupContext) -> [[Int]] {
        let count = context.enclosing.count
        var chain = Array(repeating: [Int](), count: count + 1)
        if let around = context.around {
            let line = members.line(to: around)
            for (index, type) in line.suffix(count).enumerated() {
                let depth = count - min(line.count, count) + index + 1
                chain[depth] = depth == context.extended ? group(of: type) : [type]
            }
            return chain
        }
        var depth = 0
        if context.extended > 0, count >= context.extended {
            depth = context.extended
            chain[depth] = declarations(of: Array(context.enclosing.prefix(depth)), in: context.outside)
            if let type = chain[depth].first {
                let line = members.line(to: type)
                for (index, type) in line.dropLast().suffix(depth - 1).enumerated() {
                    chain[depth - min(line.count - 1, depth - 1) + index] = group(of: type)
                }
            }
        }
        while depth < count {
            let name = context.enclosing[depth]
            let owners = Set(chain[depth].map { members.first[$0] }).sorted()
            let named =
                depth == 0
                ? (typesByPath[name] ?? []).filter { types[$0].context.module == context.module }
                : owners.flatMap { members.members[$0]?[name]?.types ?? [] }
            let all = named.filter { !types[$0].fact.condition.excludes(context.condition) }
            let own = all.filter { types[$0].fact.location.path == context.file }
            chain[depth + 1] = own.isEmpty ? all : own
            depth += 1
        }
        // The name of a type that the file does not declare, in an extension.
        if context.extended == 0, count > 0, chain[1].isEmpty, let name = context.enclosing.first {
            chain[1] = declarations(of: [name], in: context.outside)
        }
        return chain
    }

    /// All declarations of a type, under whatever `#if`.
    package func group(of type: Int) -> [Int] {
        let first = members.first[type]
        let path = types[type].fact.path.joined(separator: ".")
        let all = (typesByPath[path] ?? []).filter { members.first[$0] == first }
        return all.contains(type) ? all : [type]
    }

    /// What `Self` means: the type around, which in a protocol stands for many.
    private func ownType(in context: LookupContext, _ chain: [[Int]]) -> Meaning? {
        guard !context.enclosing.isEmpty, context.bindings["Self"] == nil else { return nil }
        let own = chain[context.enclosing.count]
        guard let type = own.first else {
            return context.enclosing.contains { $0.contains("@") } ? .open(path: ["Self"]) : nil
        }
        return types[type].fact.kind == .protocol ? .open(path: ["Self"]) : .types(own)
    }

    /// A generic parameter of a type, which hides what the type declares and inherits. Within an extension those of
    /// the types around the extended one count as well.
    private func parameter(
        _ name: String, of owners: [Int], isExtended: Bool, _ context: LookupContext
    ) -> Meaning? {
        let line = members.line(to: owners[0])
        for (index, type) in line.enumerated().reversed() {
            let isOwn = index == line.count - 1
            guard isOwn || isExtended else { break }
            let declared = isOwn ? owners : [type]
            guard declared.contains(where: { types[$0].fact.genericParameters.contains(name) }) else { continue }
            // What the parameter stands for here, the caller knows.
            return context.bindings[name] == nil ? .open(path: types[type].fact.path + [name]) : nil
        }
        return nil
    }

    /// Whether a name may be an associated type or a generic parameter of a type from elsewhere: of one that is extended
    /// here, or of a protocol that a type around conforms to.
    private func mayBeMemberOfForeignType(_ name: String, _ chain: [[Int]], _ context: LookupContext) -> Bool {
        guard StandardTypes.memberNames.contains(name), context.bindings[name] == nil else { return false }
        return chain.dropFirst().contains { owners in
            owners.isEmpty
                || owners.lazy.flatMap { lineage(of: $0) }.contains { type in
                    !types[type].fact.inherits.isEmpty || extensions[type].contains { !$0.fact.inherits.isEmpty }
                }
        }
    }

    // MARK: Members

    /// What types declare or inherit under a name.
    private func member(
        _ name: String, of owners: [Int], withProtocols: Bool = true, _ context: LookupContext
    ) -> Meaning? {
        var seen: Set<Int> = []
        let all = owners.flatMap { lineage(of: $0, withProtocols) }
        let line = all.map { members.first[$0] }.filter { seen.insert($0).inserted }
        for (index, type) in line.enumerated() {
            if members.undecided[type]?.contains(name) == true { return .open(path: types[type].fact.path + [name]) }
            if let found = local(name, in: type, context) { return found }
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
        return associated(name, of: owners)
    }

    /// A class of a function's body, where nothing tells which bodies are around a place.
    private func local(_ name: String, in owner: Int?, _ context: LookupContext) -> Meaning? {
        guard context.seesLocals, let found = members.locals[owner]?[name] else { return nil }
        let shown = found.filter { isShown(types[$0].fact.access, types[$0].context, context) }
        return shown.isEmpty ? nil : .types(shown)
    }

    /// An associated type of a protocol that types conform to: the compiler may infer what it is there, or not yet.
    private func associated(_ name: String, of owners: [Int]) -> Meaning? {
        for owner in owners {
            for type in lineage(of: owner) where types[type].fact.kind == .protocol {
                if types[type].fact.members.contains(where: { $0.kind == .associatedType && $0.name == name }) {
                    return .open(path: types[owner].fact.path + [name])
                }
            }
        }
        return nil
    }

    private func lineage(of type: Int, _ withProtocols: Bool) -> [Int] {
        guard !withProtocols, !parents.isEmpty, types[type].fact.kind != .protocol else { return lineage(of: type) }
        return reachable(from: [type]) { type in parents[type].filter { types[$0].fact.kind != .protocol } }
    }

    /// What extensions of a type that was not read declare.
    private func foreignMember(_ name: String, of owner: [String], _ context: LookupContext) -> Meaning? {
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

    private func meaning(ofShown types: [Int], _ aliases: [Int]) -> Meaning? {
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

    // MARK: Modules

    /// A declaration at the top level: in the own module, or in the one other module that has it; imports decide where
    /// several have it.
    private func topLevel(_ name: String, _ context: LookupContext) -> Meaning? {
        if let found = local(name, in: nil, context) { return found }
        let (types, aliases, names) = (typesByPath[name], aliasesByPath[name], program.declaredNames[name])
        guard types != nil || aliases != nil || names != nil else { return nil }
        if let own = topLevel(name, of: context.module, context) { return own }
        if let module = context.declarations[name] ?? exportedNames[context.module]?[name] {
            return modulesByName[module].flatMap { topLevel(name, through: $0, context) }
        }
        let places =
            (types ?? []).map { (self.types[$0].fact.access, self.types[$0].context.module) }
            + (aliases ?? []).map { (self.aliases[$0].fact.access, self.aliases[$0].context.module) }
        var modules = Set(places.filter { isShown($0, of: $1, context) }.map(\.1)).union(names ?? [])
        // What may not be named here is meant all the same, where nothing else can be.
        if modules.isEmpty, context.ignoresAccess { modules = Set(places.map(\.1)) }
        modules.remove(context.module)
        // The runtime's own sources: whoever imports them means the runtime's types.
        if Self.runtimeTypes.contains(name) { modules.subtract(runtimeModules) }
        modules = modules.filter { sees($0, context) || isPassedOn(name, of: $0, context) }
        if modules.count > 1 {
            modules = modules.filter { context.imports.contains(program.modules[$0].module.name ?? "") }
        }
        if modules.count > 1 {
            // What a module has to itself is not seen from here.
            var shown = Set(names ?? [])
            let open = (types ?? []).map { self.types[$0] }.filter { $0.fact.access > .internal }
            shown.formUnion(open.map(\.context.module))
            shown.formUnion(
                (aliases ?? []).map { self.aliases[$0] }.filter { $0.fact.access > .internal }.map(\.context.module))
            modules = modules.filter { shown.contains($0) }
        }
        if modules.count > 1, modules.union([context.module]).allSatisfy({ program.modules[$0].module.isExact }) {
            return .open(path: [name])
        }
        guard modules.count == 1, let module = modules.first else { return nil }
        return topLevel(name, of: module, context)
    }

    /// A declaration at the top level of a module, or of one that it passes on.
    private func topLevel(_ name: String, through module: Int, _ context: LookupContext) -> Meaning? {
        guard let moduleName = program.modules[module].module.name else { return nil }
        let isExact = program.modules[context.module].module.isExact && program.modules[module].module.isExact
        let isNamed = context.named.contains(moduleName) && !sees(module, context)
        guard !isExact || !isNamed || context.declarations[name] == moduleName else { return nil }
        if let found = topLevel(name, of: module, context), isShown(found, context) { return found }
        if let other = exportedNames[module]?[name].flatMap({ modulesByName[$0] }) {
            return topLevel(name, of: other, context)
        }
        let passedOn = program.modules.indices.filter { $0 != module && importsShowing[$0].contains(moduleName) }
        return passedOn.lazy.compactMap { self.topLevel(name, of: $0, context) }.first
    }

    /// Whether a declaration of another module may be named; what is not known of the modules is judged leniently.
    private func isShown(_ access: Access, of module: Int, _ context: LookupContext) -> Bool {
        let (own, other) = (program.modules[context.module].module, program.modules[module].module)
        guard module != context.module, own.isExact, other.isExact, access <= .package, !context.ignoresAccess else {
            return true
        }
        if access == .package { return own.package == nil || other.package == nil || own.package == other.package }
        return access == .internal && context.testable.contains(other.name ?? "")
    }

    private func isShown(_ meaning: Meaning, _ context: LookupContext) -> Bool {
        switch meaning {
        case .types(let found): isShown(types[found[0]].fact.access, of: types[found[0]].context.module, context)
        case .alias(let alias): isShown(alias.fact.access, of: alias.context.module, context)
        case .named, .external, .open: true
        }
    }

    /// Whether a file imports a library that was not read and does not come with the system.
    private func importsForeignModules(_ context: LookupContext) -> Bool {
        context.imports.contains {
            modulesByName[$0] == nil && !Self.runtimeModuleNames.contains($0) && !SystemModules.contains($0)
        }
    }

    /// Whether a file may use the names of another module. Where the modules are not known for sure, one that uses the
    /// file's own module is the only one that it cannot.
    private func sees(_ module: Int, _ context: LookupContext) -> Bool {
        var whole = context.imports.subtracting(context.named)
        // What one file passes on, the others of its module see.
        if let own = program.modules[context.module].module.name { whole.insert(own) }
        if !whole.isDisjoint(with: importsShowing[module]) { return true }
        if program.modules[context.module].module.isExact, program.modules[module].module.isExact { return false }
        return !usedModules[module].contains(context.module)
    }

    /// Whether a module that the file may use passes on a name of another module, and not all of that.
    private func isPassedOn(_ name: String, of module: Int, _ context: LookupContext) -> Bool {
        let moduleName = program.modules[module].module.name
        return exportedNames.contains { $1[name] == moduleName && moduleName != nil && sees($0, context) }
    }

    /// A declaration at the top level of one module; private ones are seen from their own file alone.
    private func topLevel(_ name: String, of module: Int, _ context: LookupContext) -> Meaning? {
        func isOf(_ access: Access, _ place: LookupContext) -> Bool {
            place.module == module && !place.condition.excludes(context.condition)
                && (context.file.isEmpty || access > .fileprivate || place.file == context.file)
        }
        let types = (typesByPath[name] ?? []).filter { isOf(self.types[$0].fact.access, self.types[$0].context) }
        let aliases = (aliasesByPath[name] ?? []).filter {
            isOf(self.aliases[$0].fact.access, self.aliases[$0].context)
        }
        if let found = meaning(ofShown: types, aliases) { return found }
        return program.declaredNames[name]?.contains(module) == true ? .named(module: module, path: [name]) : nil
    }

    /// A declaration at `path` in one module; private ones are seen from their own file alone.
    package func declaration(_ path: [String], of module: Int, _ context: LookupContext) -> Meaning? {
        guard let name = path.first, let top = topLevel(name, of: module, context) else { return nil }
        return meaning(of: path.dropFirst(), in: top, path, context)
    }

    /// All declarations of what a name means, under whatever `#if`.
    package func alternatives(of meaning: Meaning) -> (types: [DeclaredType], aliases: [DeclaredAlias]) {
        let (path, context, access): ([String], LookupContext, [Access])
        switch meaning {
        case .types(let found):
            (path, context) = (types[found[0]].fact.path, types[found[0]].context)
            access = found.map { types[$0].fact.access }
        case .alias(let alias): (path, context, access) = (alias.fact.path, alias.context, [alias.fact.access])
        case .named, .external, .open: return ([], [])
        }
        let isSeenElsewhere = access.contains { $0 > .fileprivate }
        let isSeenHere = access.contains { $0 <= .fileprivate }
        let owner = context.around.map { members.first[$0] }
        func isTwin(_ other: LookupContext, _ access: Access) -> Bool {
            other.module == context.module && other.around.map { members.first[$0] } == owner
                && (access > .fileprivate ? isSeenElsewhere : isSeenHere && other.file == context.file)
        }
        let key = path.joined(separator: ".")
        return (
            (typesByPath[key] ?? []).map { types[$0] }.filter { isTwin($0.context, $0.fact.access) },
            (aliasesByPath[key] ?? []).map { aliases[$0] }.filter { isTwin($0.context, $0.fact.access) }
        )
    }
}
