import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

/// Which functions and variables of a program may concern containers.
///
/// Code concerns them if it mentions a type of their library, or something else that concerns them, up to a fixed point.
/// Members are found by the types that are written, and where those do not tell it by their names alone, so what is left
/// out surely does nothing to containers.
struct Relevance {
    /// What may use a container.
    private(set) var users: (functions: [Bool], variables: [Bool]) = ([], [])
    /// That, and what it may depend on: what assigns a variable that such code reads, or is given an object that holds a
    /// container.
    private(set) var functions: [Bool]
    private(set) var variables: [Bool]
    /// What matters where an expression mentions it: names, as `Names` writes them.
    private var expressions: Set<String> = []
    /// The types that matter where a declaration names them: an object of theirs is, or holds, a container.
    private var types: Set<String> = []
    /// The types whose objects hold a container.
    private var holders: Set<String> = []
    /// The types that are containers or the like.
    private var containers: Set<String> = []
    /// What gives an object that holds a container.
    private var givers: Set<String> = []
    /// Whether what is assigned, or given an object that holds a container, matters, too.
    private var followsValues = false

    /// What each function and variable mentions.
    private(set) var mentions: (functions: [MentionedNames], variables: [MentionedNames]) = ([], [])

    init(_ code: Code, _ symbols: SymbolTable, _ all: Types, _ vocabularies: [Vocabulary]) {
        functions = Array(repeating: false, count: code.functions.count)
        variables = Array(repeating: false, count: code.variables.count)
        let names = Names(code, symbols, all, vocabularies)
        for name in vocabularies.flatMap({ $0.types.filter { $0.value != .plain }.keys }).filter(names.isOnlyOfLibrary)
        {
            expressions.formUnion(Names.provided(type: name))
            types.insert(name)
            containers.insert(name)
        }
        for name in vocabularies.flatMap(\.shared).map(\.name) {
            expressions.formUnion([name, ".\(name)", "*.\(name)", "?.\(name)"])
        }
        // What resolves something of a receiver that no declaration tells the type of.
        for rule in vocabularies.flatMap(\.rules) where rule.meaning == .ask { expressions.insert(".\(rule.name)") }
        var items: [Item] = []
        for (number, function) in code.functions.enumerated() {
            var mentioned = MentionedNames()
            mentioned.add(function.body)
            mentions.functions.append(mentioned)
            let keys = names.mentioned(mentioned, at: function.place)
            var item = Item(.function(number), mentioned, keys, function.ownerName(symbols))
            item.mentionsLibrary = names.mentionsLibrary(mentioned, keys, at: function.place)
            items.append(item)
        }
        for (number, variable) in code.variables.enumerated() {
            var mentioned = MentionedNames()
            mentioned.add(variable.body)
            mentions.variables.append(mentioned)
            // A wrapper is made where it is written.
            let wrappers = variable.body.wrappers.compactMap { $0.type.path?.last }.map { "\($0)()" }
            let keys = names.mentioned(mentioned, at: variable.place).union(wrappers)
            var item = Item(.variable(number), mentioned, keys, variable.ownerName(symbols))
            item.mentionsLibrary = names.mentionsLibrary(mentioned, keys, at: variable.place)
            items.append(item)
        }
        for (number, type) in symbols.types.enumerated() {
            var mentioned = MentionedNames()
            for reference in type.fact.inherits + symbols.extensions[number].flatMap(\.fact.inherits) {
                mentioned.add(reference.shape)
            }
            var item = Item(.type(number), mentioned, [], nil)
            item.mentionsLibrary = names.mentionsLibrary(mentioned, [], at: nil)
            items.append(item)
        }
        for file in symbols.program.modules.flatMap(\.files) {
            for alias in file.aliases {
                guard let name = alias.path.last else { continue }
                var mentioned = MentionedNames()
                mentioned.add(alias.target.shape)
                var item = Item(.alias(name), mentioned, [], nil)
                item.mentionsLibrary = names.mentionsLibrary(mentioned, [], at: nil)
                items.append(item)
            }
        }
        for file in code.files {
            for one in file.bodies.cases where !one.parameters.isEmpty {
                var mentioned = MentionedNames()
                for parameter in one.parameters { if let type = parameter.type { mentioned.add(type) } }
                var item = Item(.enumCase(one.name), mentioned, [], nil)
                item.mentionsLibrary = names.mentionsLibrary(mentioned, [], at: nil)
                items.append(item)
            }
        }
        close(&items, code, symbols, names)
        users = (functions, variables)
        followsValues = true
        close(&items, code, symbols, names)
    }

    /// Whether code in a type mentions something that concerns containers.
    func concerns(_ code: MentionedNames, at place: Names.Place, _ names: Names) -> Bool {
        let mentioned = names.mentioned(code, at: place)
        return concerns(code, mentioned) || names.mentionsLibrary(code, mentioned, at: place)
    }

    private func concerns(_ code: MentionedNames, _ mentioned: Set<String>) -> Bool {
        !mentioned.isDisjoint(with: expressions) || !code.types.isDisjoint(with: types)
            || code.omitsTypes && code.types.contains { expressions.contains("\($0)()") }
    }

    // MARK: Closing

    /// A declaration, and what it mentions.
    private struct Item {
        enum Kind {
            case function(Int)
            case variable(Int)
            case type(Int)
            case alias(String)
            case enumCase(String)
        }

        var kind: Kind
        var code: MentionedNames
        var mentioned: Set<String>
        /// The name of the type of which it is a member.
        var owner: String?
        var isRelevant = false
        /// Whether it may mention a type of the library whose name the program has for a type of its own, too.
        var mentionsLibrary = false

        init(_ kind: Kind, _ code: MentionedNames, _ mentioned: Set<String>, _ owner: String?) {
            (self.kind, self.code, self.mentioned, self.owner) = (kind, code, mentioned, owner)
        }
    }

    /// Follows what mentions something relevant until nothing is added.
    private mutating func close(_ items: inout [Item], _ code: Code, _ symbols: SymbolTable, _ names: Names) {
        var users: [String: [Int]] = [:]
        for (number, item) in items.enumerated() {
            for name in item.mentioned { users[name, default: []].append(number) }
            for name in item.code.types.union([item.owner].compactMap(\.self)) {
                users["type \(name)", default: []].append(number)
            }
        }
        var pending = Array(expressions) + types.map { "type \($0)" }
        if followsValues {
            pending += readAtTopLevel(code, names).filter { expressions.insert($0).inserted }
            for index in items.indices {
                guard items[index].isRelevant else { continue }
                // A variable of a type that holds one makes its own type one that does.
                if case .variable = items[index].kind { items[index].isRelevant = false }
                let item = items[index]
                pending += names.assignments(ofReadBy: item.mentioned).filter { expressions.insert($0).inserted }
            }
            pending += holders.filter { types.insert($0).inserted }.map { "type \($0)" }
        }
        for number in items.indices where items[number].mentionsLibrary {
            pending += reach(&items[number], code, symbols, names)
        }
        while let name = pending.popLast() {
            for number in users[name] ?? [] { pending += reach(&items[number], code, symbols, names) }
        }
    }

    /// The assignments to what statements outside all declarations read.
    private func readAtTopLevel(_ code: Code, _ names: Names) -> [String] {
        code.files.enumerated().flatMap { number, file -> [String] in
            guard file.bodies.topLevel.contains(where: \.runs) else { return [] }
            var mentioned = MentionedNames()
            for statement in file.bodies.topLevel { mentioned.add(statement) }
            return names.assignments(ofReadBy: names.mentioned(mentioned, at: Names.Place(file: number)))
        }
    }

    /// Makes an item relevant if it is.
    ///
    /// - Returns: what matters now and did not before.
    private mutating func reach(
        _ item: inout Item, _ code: Code, _ symbols: SymbolTable, _ names: Names
    ) -> [String] {
        var new: [String] = []
        func note(_ provided: [String], _ expressions: inout Set<String>) {
            for name in provided where expressions.insert(name).inserted { new.append(name) }
        }
        func note(type name: String?, _ types: inout Set<String>) {
            guard let name, types.insert(name).inserted else { return }
            new.append("type \(name)")
        }
        switch item.kind {
        case .type, .alias:
            // A subclass or another name of what matters matters in the same way.
            let name: String? =
                switch item.kind {
                case .type(let number): symbols.types[number].fact.path.last
                case .alias(let name): name
                default: nil
                }
            guard let name else { return [] }
            if item.mentionsLibrary || !item.code.types.isDisjoint(with: containers) { note(type: name, &containers) }
            if item.mentionsLibrary || !item.code.types.isDisjoint(with: types) { note(type: name, &types) }
            if item.mentionsLibrary || item.code.types.contains(where: { expressions.contains("\($0)()") }) {
                note(Names.provided(type: name), &expressions)
            }
            return new
        case .function, .variable, .enumCase: break
        }
        let isOfContainer = item.owner.map(containers.contains) ?? false
        guard !item.isRelevant, isOfContainer || item.mentionsLibrary || concerns(item.code, item.mentioned) else {
            return []
        }
        item.isRelevant = true
        // What it reads matters where it is assigned.
        if followsValues { note(names.assignments(ofReadBy: item.mentioned), &expressions) }
        switch item.kind {
        case .function(let number):
            functions[number] = true
            let body = code.functions[number].body
            if body.kind != .initializer { note(names.provided(function: number), &expressions) }
            if body.kind == .initializer || Names.implicit.contains(body.name), let owner = item.owner {
                note(Names.provided(type: owner), &expressions)
            }
            if Names.implicit.contains(body.name) { note(type: item.owner, &types) }
            if let result = body.signature.result {
                var own = MentionedNames()
                own.add(result)
                if item.mentionsLibrary || !own.types.isDisjoint(with: types) {
                    givers.formUnion(names.provided(function: number))
                }
            }
        case .variable(let number):
            variables[number] = true
            let body = code.variables[number].body
            let provided = names.provided(variable: number)
            note(provided, &expressions)
            if Names.implicit.contains(body.name) { note(type: item.owner, &types) }
            let mayHold =
                body.type == nil && (item.mentioned.contains { givers.contains($0) || types.contains($0.withoutCall) })
                || item.mentionsLibrary || !item.code.types.isDisjoint(with: types)
            if mayHold { givers.formUnion(provided) }
            guard let owner = code.variables[number].type, !body.isStatic else { break }
            if body.getter == nil || Names.implicit.contains(body.name) {
                note(Names.provided(type: item.owner ?? ""), &expressions)
            }
            if body.getter == nil, mayHold {
                // So is a protocol by which it is known.
                for holder in names.protocols(of: owner) + [item.owner].compactMap(\.self) {
                    holders.insert(holder)
                    if followsValues { note(type: holder, &types) }
                }
            }
        case .enumCase(let name):
            note([".\(name)", "*.\(name)", "static .\(name)", "static .\(name)."], &expressions)
        case .type, .alias: break
        }
        return new
    }
}

extension String {
    fileprivate var withoutCall: String { hasSuffix("()") ? String(dropLast(2)) : self }
}

extension CodeFunction {
    fileprivate func ownerName(_ symbols: SymbolTable) -> String? { nameOfOwner(type, external, symbols) }
    fileprivate var place: Relevance.Names.Place { .init(type: type, external: external, file: file) }
}

extension CodeVariable {
    fileprivate func ownerName(_ symbols: SymbolTable) -> String? { nameOfOwner(type, external, symbols) }
    fileprivate var place: Relevance.Names.Place { .init(type: type, external: external, file: file) }
}

/// The name of the type of which something is a member; nil for what is global.
private func nameOfOwner(_ type: Int?, _ external: String?, _ symbols: SymbolTable) -> String? {
    type.flatMap { symbols.types[$0].fact.path.last } ?? external?.lastName
}
