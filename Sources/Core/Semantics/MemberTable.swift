import DovetailBasics
import DovetailDiagnostics
import DovetailFacts

/// The types and typealiases that types declare, in their bodies and in any extension.
struct MemberTable {
    /// The declarations of one name in one type: there may be several under different `#if`, or private ones in several
    /// files.
    struct Named {
        /// The indices of the types.
        var types: [Int] = []
        /// The indices of the typealiases.
        var aliases: [Int] = []
    }

    /// Declarations with equal keys belong to the same type: the key is their location, and the file of private ones.
    private struct Key: Hashable {
        var owner: Int?
        var module: ModuleID
        var name: String
        var file: String?
    }

    /// The members of a type, by the index of its first declaration.
    private(set) var members: [Int: [String: Named]] = [:]
    /// The members added by extensions of types that were not read, by the dotted name of the extended type.
    private(set) var foreign: [String: [String: Named]] = [:]
    /// For each declaration of a type, the first declaration of the same type.
    private(set) var first: [Int]
    /// All declarations of the same type, in order, by the first one.
    private(set) var groups: [Int: [Int]] = [:]
    /// The enclosing type of each type.
    private(set) var owners: [Int?]
    /// The members that a type does not have in every build, although they are not under `#if` themselves.
    private(set) var undecided: [Int: Set<String>] = [:]
    /// The local classes in function bodies, by the enclosing type.
    private(set) var locals: [Int?: [String: [Int]]] = [:]
    private var firstByKey: [Key: Int] = [:]

    init(count: Int) {
        first = Array(0..<count)
        owners = Array(repeating: nil, count: count)
    }

    /// Records the enclosing type of a type; nil if there is none.
    mutating func enter(_ type: Int, _ declared: DeclaredType, in owner: Int?) {
        let owner = owner.map { first[$0] }
        guard !declared.fact.isLocal else {
            owners[type] = owner
            locals[owner, default: [:]][declared.fact.name, default: []].append(type)
            return
        }
        let file = declared.fact.access <= .fileprivate ? declared.fact.location.path : nil
        let key = Key(owner: owner, module: declared.context.module, name: declared.fact.name, file: file)
        owners[type] = owner
        first[type] = firstByKey[key] ?? type
        if firstByKey[key] == nil { firstByKey[key] = type }
        groups[first[type], default: []].append(type)
        if groups[first[type]]?.count != 1 { groups[first[type]]?.sort() }
        guard let owner else { return }
        members[owner, default: [:]][declared.fact.name, default: Named()].types.append(type)
    }

    mutating func enter(alias: Int, named name: String, in owner: Int) {
        members[first[owner], default: [:]][name, default: Named()].aliases.append(alias)
    }

    /// Records the declarations of an extension whose extended type depends on an `#if`.
    mutating func add(
        _ inner: Named, of owner: Int, to other: Int?, types: [DeclaredType], aliases: [DeclaredAlias]
    ) {
        for owner in [owner, other].compactMap(\.self).map({ first[$0] }) {
            for type in inner.types { undecided[owner, default: []].insert(types[type].fact.name) }
            for alias in inner.aliases { undecided[owner, default: []].insert(aliases[alias].fact.path.last ?? "") }
        }
    }

    mutating func enter(_ type: Int, _ name: String, inForeign owner: String) {
        foreign[owner, default: [:]][name, default: Named()].types.append(type)
    }

    mutating func enter(alias: Int, named name: String, inForeign owner: String) {
        foreign[owner, default: [:]][name, default: Named()].aliases.append(alias)
    }

    /// The enclosing types of a type and the type itself, outermost first.
    func line(to type: Int) -> [Int] {
        var line = [type]
        while let owner = owners[line[line.count - 1]] { line.append(owner) }
        return line.reversed()
    }
}

extension SymbolTable {
    /// Determines which type each extension extends, what each type declares, and what it inherits from.
    ///
    /// These depend on each other: an extension may extend a type that another extension declares or that a class
    /// inherits.
    mutating func placeMembers(_ pending: [DeclaredExtension]) {
        var nested = Nested(types, aliases: aliases, extensions: pending)
        for type in types.indices where types[type].fact.path.count == 1 { enter(type, in: nil, nested) }
        var waiting = pending
        bind(&waiting, &nested)
        longLines = LongLines(self)
        findParents()
        while !waiting.isEmpty {
            let count = waiting.count
            bind(&waiting, &nested)
            guard waiting.count < count else { break }
            findParents()
        }
        bindForeign(waiting, &nested)
        for (path, inner) in nested.lost { enter(inner, inForeign: path, nested) }
    }

    /// Records the declarations in extensions of types that were not read, and binds the extensions of those
    /// declarations.
    private mutating func bindForeign(_ pending: [DeclaredExtension], _ nested: inout Nested) {
        var waiting = pending
        for length in Set(waiting.compactMap { $0.fact.extended.shape.path?.count }).sorted() {
            let count = waiting.count
            if count < pending.count { bind(&waiting, &nested) }
            if waiting.count < count { findParents() }
            for declared in waiting {
                guard let path = declared.fact.extended.shape.path, path.count == length else { continue }
                externalExtensions[path[length - 1], default: []].append(declared)
                let inner = nested.remove(at: declared.fact.location)
                enter(inner, inForeign: foreignPath(path, declared.context), nested)
            }
            waiting.removeAll { $0.fact.extended.shape.path?.count == length }
        }
    }

    /// Resolves the extended types repeatedly, because some are declared in other extensions.
    private mutating func bind(_ waiting: inout [DeclaredExtension], _ nested: inout Nested) {
        var count = Int.max
        while !waiting.isEmpty, waiting.count < count {
            count = waiting.count
            var rest: [DeclaredExtension] = []
            for declared in waiting {
                guard let path = declared.fact.extended.shape.path else { continue }
                let extended = branches(of: declared.context) { meaning(of: path, in: $0) }
                guard let owner = extended.first?.first else {
                    rest.append(declared)
                    continue
                }
                for type in extended.joined() { extensions[type].append(declared) }
                let inner = nested.remove(at: declared.fact.location)
                for type in inner.types { enter(type, in: owner, nested) }
                for alias in inner.aliases { enter(alias: alias, in: owner) }
                for other in extended.dropFirst() {
                    members.add(inner, of: owner, to: other.first, types: types, aliases: aliases)
                }
                // A private declaration in one branch is a different type from those in the other branches.
                for other in extended.joined() where members.first[other] != members.first[owner] {
                    members.add(inner, of: owner, to: other, types: types, aliases: aliases)
                }
            }
            waiting = rest
        }
    }

    /// Enters a type and the declarations in its body.
    private mutating func enter(_ type: Int, in owner: Int?, _ nested: Nested) {
        types[type].context.around = owner
        members.enter(type, types[type], in: owner)
        let inner = nested.within[types[type].fact.location] ?? MemberTable.Named()
        for next in inner.types where next != type { enter(next, in: type, nested) }
        for alias in inner.aliases { enter(alias: alias, in: type) }
    }

    private mutating func enter(alias: Int, in owner: Int) {
        aliases[alias].context.around = owner
        members.enter(alias: alias, named: aliases[alias].fact.path.last ?? "", in: owner)
    }

    private mutating func enter(_ inner: MemberTable.Named, inForeign path: [String], _ nested: Nested) {
        let key = path.joined(separator: ".")
        for type in inner.types {
            enter(type, in: nil, nested)
            members.enter(type, types[type].fact.name, inForeign: key)
        }
        for alias in inner.aliases {
            members.enter(alias: alias, named: aliases[alias].fact.path.last ?? "", inForeign: key)
        }
    }

    /// Resolves what each type inherits from, repeatedly, because a superclass may be an inherited member.
    private mutating func findParents() {
        var changing = Array(types.indices)
        if parents.isEmpty { parents = Array(repeating: [], count: types.count) }
        for _ in 0..<Self.rounds {
            var isChanged = false
            var next = parents
            let found = inParallel(changing, ifOver: 500) { [self] in foundParents(of: $0) }
            for (type, found) in zip(changing, found) {
                next[type] = found.types
                if !found.isDecided { undecidedParents.insert(type) }
                isChanged = isChanged || next[type] != parents[type]
            }
            parents = next
            guard isChanged else { return }
            changing = changing.filter { type in
                !types[type].context.enclosing.isEmpty || !extensions[type].isEmpty
                    || types[type].fact.inherits.contains { $0.shape.path?.count != 1 }
            }
        }
    }

    /// Longer chains of types whose superclasses are inherited members are not followed.
    private static let rounds = 8

    /// - Returns: also whether no `#if` decides.
    private func foundParents(of type: Int) -> (types: [Int], isDecided: Bool) {
        guard !longLines.types.contains(type) else { return ([], true) }
        var isDecided = true
        var clauses = types[type].fact.inherits.map { ($0.shape.path, types[type].context) }
        for declared in extensions[type] { clauses += declared.fact.inherits.map { ($0.shape.path, declared.context) } }
        var found: [Int] = []
        for case (let path?, let context) in clauses {
            let meant = branches(of: context) { inheritedMeaning(of: path, in: $0) }
            isDecided = isDecided && meant.count == 1 && types[type].fact.condition.implies(context.condition)
            found += meant.joined()
        }
        return (found, isDecided)
    }

    /// The types that a name means, under each relevant `#if`.
    func branches(of context: LookupContext, _ meaning: (LookupContext) -> Meaning) -> [[Int]] {
        var context = context
        var found: [[Int]] = []
        for _ in 0..<Self.rounds {
            let meaning = meaning(context)
            for types in branches(of: meaning, depth: 0) where !found.contains(types) { found.append(types) }
            let condition = condition(of: meaning)
            guard !context.condition.implies(condition) else { break }
            context.condition = context.condition.without(condition)
        }
        return found
    }

    /// The types that a meaning refers to: there are several if an alias depends on an `#if`.
    private func branches(of meaning: Meaning, depth: Int) -> [[Int]] {
        guard case .alias(let alias) = meaning, depth < Self.rounds else { return [declarations(meaning)] }
        var found: [[Int]] = []
        for other in isUndecided(alias) ? alternatives(of: meaning).aliases : [alias] {
            guard let path = other.fact.target.shape.path, !other.fact.genericParameters.contains(path[0]) else {
                continue
            }
            var inner = other.context
            inner.aliases = alias.context.aliases + [other.fact.location]
            found += branches(of: self.meaning(of: path, in: inner), depth: depth + 1)
        }
        return found.isEmpty ? [[]] : found
    }

    /// The nested types and typealiases, by the immediately enclosing declaration.
    private struct Nested {
        private(set) var within: [SourceLocation: MemberTable.Named] = [:]
        /// Those whose enclosing declaration is unknown, by its path.
        private(set) var lost: [[String]: MemberTable.Named] = [:]

        init(_ types: [DeclaredType], aliases: [DeclaredAlias], extensions: [DeclaredExtension]) {
            var places: [[String]: [(module: ModuleID, place: SourceLocation)]]?
            func parent(_ place: SourceLocation?, path: [String], context: LookupContext) -> SourceLocation? {
                if let place { return place }
                // Facts that were not read from sources.
                if places == nil {
                    let all =
                        types.map { ($0.fact.path, $0.context.module, $0.fact.location) }
                        + extensions.map { ($0.fact.extended.shape.path ?? [], $0.context.module, $0.fact.location) }
                    places = Dictionary(grouping: all, by: \.0).mapValues { $0.map { ($0.1, $0.2) } }
                }
                let found = (places?[Array(path.dropLast())] ?? []).filter { $0.module == context.module }
                return (found.first { $0.place.path == context.file } ?? found.first)?.place
            }
            for (number, type) in types.enumerated() where type.fact.path.count > 1 {
                if let place = parent(type.fact.parent, path: type.fact.path, context: type.context) {
                    within[place, default: .init()].types.append(number)
                } else {
                    lost[type.fact.path.dropLast(), default: .init()].types.append(number)
                }
            }
            for (number, alias) in aliases.enumerated() where alias.fact.path.count > 1 {
                if let place = parent(alias.fact.parent, path: alias.fact.path, context: alias.context) {
                    within[place, default: .init()].aliases.append(number)
                } else {
                    lost[alias.fact.path.dropLast(), default: .init()].aliases.append(number)
                }
            }
        }

        mutating func remove(at place: SourceLocation) -> MemberTable.Named {
            within.removeValue(forKey: place) ?? MemberTable.Named()
        }
    }
}
