import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

/// A type of a library of containers.
struct LibraryType: Hashable {
    /// The number of the vocabulary.
    var vocabulary: Int
    var name: String
}

/// Finds out what types are.
final class Types {
    private let boxedSymbols: Boxed<SymbolTable>
    var symbols: SymbolTable { _read { yield boxedSymbols.value } }
    let vocabularies = Vocabulary.all
    /// The modules that each file of the program sees, by its path: what it imports, and what that re-exports.
    private var visible: [String: Set<String>] = [:]
    private let exports: [String: Set<String>]
    /// Types that are written where no generic parameter is bound.
    private var known: [Written: TypeValue.Box] = [:]
    private var knownSupertypes: [Int: [Int]] = [:]
    private var knownLibraryParents: [Int: [LibraryType]] = [:]

    init(_ symbols: Boxed<SymbolTable>) {
        boxedSymbols = symbols
        var exports: [String: Set<String>] = [:]
        let program = symbols.value.program
        for (id, module) in zip(program.modules.ids, program.modules) {
            guard let name = module.module.name else { continue }
            var own = program.exports[id] ?? []
            for file in module.files { own.formUnion(file.imports.lazy.filter(\.isExported).map(\.module)) }
            exports[name, default: []].formUnion(own)
        }
        self.exports = exports
    }

    /// A type in a context.
    ///
    /// - Parameters:
    ///   - origins: the evaluations in which the types of generic parameters are written out.
    ///   - frame: the evaluation in which it is written.
    func value(
        _ shape: TypeShape, _ context: LookupContext, origins: [String: Int] = [:], frame: Int
    ) -> TypeValue {
        var origin = Origin(frame: frame)
        if !origins.isEmpty {
            for name in shape.mentionedNames {
                if let outer = origins[name] { origin.frame = min(origin.frame, outer) }
            }
        }
        let bound = BoundType(shape: shape, context: context)
        if shape.isPack { return TypeValue(bound, .open(["each"]), origin: origin) }
        guard let written = Written(bound) else {
            return TypeValue(bound, symbols.text(of: bound).type, origin: origin)
        }
        let box = known[written] ?? TypeValue.Box(bound, symbols.text(of: bound).type)
        known[written] = box
        return TypeValue(box, origin: origin)
    }

    /// A type that is known by its bound form.
    func value(_ bound: BoundType, origin: Origin = Origin()) -> TypeValue {
        TypeValue(bound, symbols.text(of: bound).type, origin: origin)
    }

    /// The type with bound names and aliases replaced, and without attributes.
    func head(_ type: BoundType, depth: Int = 0) -> BoundType {
        guard depth < 32 else { return type }
        switch type.shape {
        case .attributed(_, let inner), .existential(let inner), .opaque(let inner):
            return head(BoundType(shape: inner, context: type.context), depth: depth + 1)
        case .implicitlyUnwrapped(let inner):
            return BoundType(shape: .optional(inner), context: type.context)
        case .named(let parts):
            if parts.count == 1, parts[0].arguments.isEmpty, let bound = type.context.bindings[parts[0].name] {
                return head(bound, depth: depth + 1)
            }
            let path = parts.map(\.name)
            if case .alias(let alias) = symbols.meaning(of: path, in: type.context), !symbols.isUndecided(alias) {
                return head(symbols.target(of: alias, type.shape, in: type.context), depth: depth + 1)
            }
            if parts.count == 1, parts[0].arguments.count == 1, parts[0].name == "Optional" {
                return BoundType(shape: .optional(parts[0].arguments[0]), context: type.context)
            }
            if parts.count == 1, parts[0].arguments.count == 1, parts[0].name == "Array" {
                return BoundType(shape: .array(parts[0].arguments[0]), context: type.context)
            }
            return type
        default: return type
        }
    }

    /// The declaration of a type; nil for a type of another library, or one that has none.
    func declaration(_ type: BoundType) -> TypeInstance? {
        let head = head(type)
        // Where modules are not known, another module's type may look like the library's.
        if let name = head.shape.path?.last, vocabularies.contains(where: { $0.types[name] != nil }),
            library(head) != nil
        {
            return nil
        }
        return symbols.instances(of: head).first
    }

    /// The library's type that is meant; nil for any other.
    func library(_ type: BoundType) -> LibraryType? {
        let head = head(type)
        if case .composition(let parts) = head.shape {
            for part in parts {
                if let found = library(BoundType(shape: part, context: head.context)) { return found }
            }
            return nil
        }
        guard let path = head.shape.path, let name = path.last, vocabularies.contains(where: { $0.types[name] != nil })
        else { return nil }
        switch symbols.meaning(of: path, in: head.context) {
        case .external: break
        case .types(let found):
            // Where modules are not known, another module's type may look like the file's own.
            guard isOfUnknownModule(found[0], seenFrom: head.context) else { return nil }
        case .named(let module, _):
            let name = symbols.program.modules[module].module.name
            guard name.map({ !modules(seenFrom: head.context).contains($0) }) ?? true else { return nil }
        case .alias, .open: return nil
        }
        let seen = modules(seenFrom: head.context)
        let found = vocabularies.indices.filter { vocabularies[$0].types[name] != nil }
        let named = path.count > 1 ? found.filter { vocabularies[$0].modules.contains(path[0]) } : []
        if let only = named.first { return LibraryType(vocabulary: only, name: name) }
        let visible = found.filter { !vocabularies[$0].modules.isDisjoint(with: seen) }
        guard path.count == 1, visible.count == 1 else { return nil }
        return LibraryType(vocabulary: visible[0], name: name)
    }

    private func isUnnamed(_ module: ModuleID) -> Bool { symbols.program.modules[module].module.name == nil }

    /// Whether a type is declared in another folder of files whose modules are not known.
    private func isOfUnknownModule(_ type: Int, seenFrom context: LookupContext) -> Bool {
        let declared = symbols.types[type]
        guard declared.fact.path.count == 1,
            declared.context.module != context.module || isUnnamed(context.module)
        else {
            return false
        }
        if let name = symbols.program.modules[declared.context.module].module.name {
            return !modules(seenFrom: context).contains(name)
        }
        return declared.fact.access >= .public && declared.fact.location.path.folderName != context.file.folderName
    }

    /// Whether a type may be a library's, of which it is unknown.
    func mayBeLibrary(_ type: BoundType) -> Bool {
        guard let name = head(type).shape.path?.last else { return false }
        return vocabularies.contains { $0.types[name] != nil }
    }

    /// The library's protocols and classes that a declared type conforms to or inherits from.
    func libraryParents(of type: Int) -> [LibraryType] {
        if let known = knownLibraryParents[type] { return known }
        let found = findLibraryParents(of: type)
        knownLibraryParents[type] = found
        return found
    }

    private func findLibraryParents(of type: Int) -> [LibraryType] {
        var found: [LibraryType] = []
        for number in supertypes(of: type) {
            let declared = symbols.types[number]
            for reference in declared.fact.inherits {
                if let one = library(BoundType(shape: reference.shape, context: declared.context)) { found.append(one) }
            }
            for one in symbols.extensions[number] {
                for reference in one.fact.inherits {
                    if let other = library(BoundType(shape: reference.shape, context: one.context)) {
                        found.append(other)
                    }
                }
            }
        }
        return found
    }

    /// The program's protocols to which its extensions make a library's type conform.
    func protocols(ofLibraryType name: String) -> [Int] {
        (symbols.externalExtensions[name] ?? []).flatMap { one in
            one.fact.inherits.flatMap { reference -> [Int] in
                declaration(BoundType(shape: reference.shape, context: one.context)).map {
                    supertypes(of: $0.type)
                } ?? []
            }
        }
    }

    /// A declared type, and everything it inherits from or conforms to, nearest first.
    func supertypes(of type: Int) -> [Int] {
        if let known = knownSupertypes[type] { return known }
        let found = symbols.typeAndSupertypes(of: type)
        knownSupertypes[type] = found
        return found
    }

    func role(_ type: LibraryType) -> TypeRole { vocabularies[type.vocabulary].types[type.name] ?? .plain }

    /// The modules whose names a file sees.
    func modules(seenFrom context: LookupContext) -> Set<String> {
        if let known = visible[context.file], !context.file.isEmpty { return known }
        var found = context.imports
        var queue = Array(found)
        // The module's other files re-export for this one, too.
        if let name = symbols.program.modules[context.module].module.name { queue.append(name) }
        while let next = queue.popLast() {
            for module in exports[next] ?? [] where found.insert(module).inserted { queue.append(module) }
        }
        visible[context.file] = found
        return found
    }
}

/// A type as it is written, with all that its meaning depends on.
private struct Written: Hashable {
    private let shape: TypeShape
    private let scope: ObjectIdentifier
    private let enclosing: [String]
    private let extended: Int
    private let around: Int?
    private let inner: [InnerNames]
    private let isInExpression: Bool
    private let hasSelf: Bool
    private let condition: Condition

    /// Nil if it depends on what generic parameters are bound to, or on a place.
    init?(_ type: BoundType) {
        let context = type.context
        hasSelf = context.bindings["Self"] != nil
        guard context.bindings.count == (hasSelf ? 1 : 0), context.place == nil, context.aliases.isEmpty,
            context.constraints.isEmpty, !context.guessesModules,
            !hasSelf || !type.shape.mentionedNames.contains("Self")
        else { return nil }
        (shape, scope) = (type.shape, ObjectIdentifier(context.scope))
        (enclosing, extended, around) = (context.enclosing, context.extended, context.around)
        (inner, isInExpression, condition) = (context.inner, context.isInExpression, context.condition)
    }
}

extension TypeShape {
    /// Whether it is an element of a parameter pack.
    var isPack: Bool {
        guard case .attributed(let words, let inner) = self else { return false }
        return words.contains("each") || words.contains("repeat") || inner.isPack
    }
}

extension String {
    /// The folders of a path.
    fileprivate var folderName: Substring { self[..<(lastIndex(of: "/") ?? startIndex)] }
}
