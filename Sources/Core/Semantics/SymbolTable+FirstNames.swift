import DovetailDiagnostics
import DovetailFacts

/// Looks up the first name of a path: outwards through the enclosing types and what they inherit, then in the file's
/// own module, then in others.
extension SymbolTable {
    /// Looks outwards through the enclosing types and what they inherit, then in the file's own module, then in others.
    func meaning(ofFirst path: [String], in context: LookupContext) -> Meaning? {
        let name = path[0]
        // Most names are declared at the top level only, so that it does not matter which types surround them.
        let isOfTop =
            context.extended == 0 && name != "Self" && !innerNames.contains(name)
            && !StandardTypes.memberNames.contains(name)
        let chain = isOfTop ? [] : chain(context)
        if name == "Self", let found = ownType(in: context, chain) { return found }
        let extended = context.extended > 0 ? chain[context.extended] : []
        let passed = extended.isEmpty ? .always : condition(of: .types(extended))
        func found(_ meaning: Meaning) -> Meaning {
            // In other builds, the extension extends another type.
            passed.isAlways || context.condition.and(condition(of: meaning)).implies(passed)
                ? meaning : .open(path: [name])
        }
        // In type position, names from protocols come last, after modules.
        for withProtocols in context.isInExpression ? [true] : [false, true] {
            if let meaning = member(ofTypesAround: name, chain: chain, withProtocols: withProtocols, context: context) {
                return found(meaning)
            }
            if !withProtocols || context.isInExpression, let meaning = topLevel(name, context) { return found(meaning) }
            guard innerNames.contains(name) else { break }
        }
        return mayBeMemberOfForeignType(name, chain: chain, context: context) ? .open(path: [name]) : nil
    }

    /// The members and inherited members of the enclosing types, and the names in scope within them, innermost first.
    ///
    /// - Parameter chain: the enclosing types; irrelevant for a name that is only declared at the top level.
    private func member(
        ofTypesAround name: String, chain: [[Int]], withProtocols: Bool, context: LookupContext
    ) -> Meaning? {
        let isInner = innerNames.contains(name)
        for depth in stride(from: context.enclosing.count, through: 0, by: -1) {
            if let found = inner(name, at: depth, withProtocols: withProtocols, context: context) { return found }
            // Names that surround an extended type are not in scope in the extension.
            guard isInner, depth > 0, depth >= context.extended else { continue }
            let owners = chain[depth]
            guard !owners.isEmpty else {
                // Which type it is depends on an `#if`.
                let around = context.enclosing[depth - 1]
                if chain[depth - 1].contains(where: { members.undecided[members.first[$0]]?.contains(around) == true })
                {
                    return .open(path: [name])
                }
                let owner = foreignPath(Array(context.enclosing.prefix(depth)), context.outside)
                if let found = foreignMember(name, of: owner, context) { return found }
                continue
            }
            if let found = enclosingLocal(name, in: owners, context) { return found }
            if let found = parameter(name, of: owners, isExtended: depth == context.extended, context) { return found }
            let required = depth == context.extended ? constrained(context) : []
            if let found = member(name, of: owners + required, withProtocols: withProtocols, context) { return found }
        }
        return nil
    }

    /// The types that an extension's `where` clause requires `Self` to conform to.
    private func constrained(_ context: LookupContext) -> [Int] {
        guard !context.constraints.isEmpty else { return [] }
        let outside = context.outside
        return context.constraints.flatMap { declarations(of: $0, in: outside) }
    }

    /// A generic parameter of a function, a declaration in a body, or something that a local type inherits.
    private func inner(_ name: String, at depth: Int, withProtocols: Bool, context: LookupContext) -> Meaning? {
        for index in context.inner.indices.reversed() where context.inner[index].depth == depth {
            if context.inner[index].names.contains(name) { return .open(path: [name]) }
            for path in context.inner[index].inherits {
                var outside = context
                outside.enclosing.removeLast(context.enclosing.count - (depth - 1))
                outside.inner = Array(context.inner[..<index])
                outside.around = nil
                if case .open = meaning(of: path, in: outside) { return .open(path: [name]) }
                let branches = branches(of: outside) { meaning(of: path, in: $0) }
                for owners in branches {
                    let shown = withProtocols ? owners : owners.filter { types[$0].fact.kind != .protocol }
                    guard let found = member(name, of: shown, withProtocols: withProtocols, context) else { continue }
                    // What the type inherits from depends on an `#if`.
                    return branches.count == 1 ? found : .open(path: [name])
                }
            }
        }
        return nil
    }

    /// The declarations of the enclosing types, by depth; empty for types that were not read.
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
            if context.place != nil,
                case .types(let found)? = depth == 0
                    ? local(name, in: nil, context) : enclosingLocal(name, in: owners, context)
            {
                chain[depth + 1] = found
                depth += 1
                continue
            }
            let named =
                depth == 0
                ? (typesByPath[name] ?? []).filter { types[$0].context.module == context.module }
                : owners.flatMap { members.members[$0]?[name]?.types ?? [] }
            let all = named.filter { !types[$0].fact.condition.excludes(context.condition) }
            let own = all.filter { types[$0].fact.location.path == context.file }
            chain[depth + 1] = own.isEmpty ? all : own
            depth += 1
        }
        // In an extension, the name of a type that the file does not declare.
        if context.extended == 0, count > 0, chain[1].isEmpty, let name = context.enclosing.first {
            chain[1] = declarations(of: [name], in: context.outside)
        }
        return chain
    }

    /// All declarations of a type, under any `#if`.
    package func group(of type: Int) -> [Int] { members.groups[members.first[type]] ?? [type] }

    /// The meaning of `Self`: the enclosing type; in a protocol, it may be any of many types.
    private func ownType(in context: LookupContext, _ chain: [[Int]]) -> Meaning? {
        guard !context.enclosing.isEmpty, context.bindings["Self"] == nil else { return nil }
        let own = chain[context.enclosing.count]
        guard let type = own.first else {
            return context.enclosing.contains { $0.contains("@") } ? .open(path: ["Self"]) : nil
        }
        return types[type].fact.kind == .protocol ? .open(path: ["Self"]) : .types(own)
    }

    /// A generic parameter of a type, which hides names that the type declares and inherits. In an extension,
    /// parameters of types that enclose the extended one count as well.
    private func parameter(
        _ name: String, of owners: [Int], isExtended: Bool, _ context: LookupContext
    ) -> Meaning? {
        let line = members.line(to: owners[0])
        for (index, type) in line.enumerated().reversed() {
            let isOwn = index == line.count - 1
            guard isOwn || isExtended else { break }
            let declared = isOwn ? owners : [type]
            guard declared.contains(where: { types[$0].fact.genericParameters.contains(name) }) else { continue }
            // The caller knows the type bound to the parameter.
            return context.bindings[name] == nil ? .open(path: types[type].fact.path + [name]) : nil
        }
        return nil
    }

    /// Whether a name may be an associated type or generic parameter of an external type: one that is extended here, or
    /// a protocol that an enclosing type conforms to.
    private func mayBeMemberOfForeignType(_ name: String, chain: [[Int]], context: LookupContext) -> Bool {
        guard StandardTypes.memberNames.contains(name), context.bindings[name] == nil else { return false }
        return chain.dropFirst().contains { owners in
            owners.isEmpty
                || owners.lazy.flatMap { typeAndSupertypes(of: $0) }.contains { type in
                    !types[type].fact.inherits.isEmpty || extensions[type].contains { !$0.fact.inherits.isEmpty }
                }
        }
    }
}
