import DovetailBasics
import DovetailFacts
import DovetailGraphs

/// The names that matter to wiring, as far as a byte search shows: it follows inheritance clauses by name alone, and so
/// includes too many.
struct RelevantNames {
    /// Classes that may be components, and their aliases.
    private(set) var components: Set<String> = []
    /// Names that are nearly those of the runtime's classes.
    private var misspelt: Set<String> = []
    /// Component classes that others inherit from.
    private(set) var inherited: Set<String> = []
    /// Protocols that a component may depend on or conform to.
    private(set) var protocols: Set<String> = []

    /// All types and aliases that files declare; empty if there are no components.
    private var declared: Set<String> = []

    private static let runtimeClasses: Set<String> = [
        "Component", "BootstrapComponent", "PluginizedComponent", "NonCoreComponent", "CollectingComponent",
    ]
    /// The runtime's types whose extensions provide something to components or meet their requirements.
    private static let runtimeTypes = runtimeClasses.union(["Dependency", "EmptyDependency", "Scope"])

    private static let literalAliases = Set(StandardTypes.literalAliases.values)

    init(_ indexes: [IndexedFile]) {
        let (names, declared) = inParallel({ RelevantNames(inheritedIn: indexes) }, { Self.declared(in: indexes) })
        self = names
        if !components.isEmpty { self.declared = declared }
    }

    /// The types and aliases that files declare.
    private static func declared(in indexes: [IndexedFile]) -> Set<String> {
        var declared: Set<String> = []
        for file in indexes {
            for type in file.index.declarations { declared.insert(type.name) }
            for alias in file.index.aliases { declared.insert(alias.name) }
        }
        return declared
    }

    private init(inheritedIn indexes: [IndexedFile]) {
        var heirs: [String: [(name: String, isProtocol: Bool)]] = [:]
        var parents: [String: [String]] = [:]
        for file in indexes {
            for declaration in file.index.declarations where !declaration.inherits.isEmpty {
                if declaration.keyword == .other { continue }
                for name in declaration.inherits {
                    heirs[name, default: []].append((declaration.name, declaration.keyword == .protocol))
                }
                parents[declaration.name, default: []] += declaration.inherits
            }
            for alias in file.index.aliases {
                for name in alias.mentions {
                    heirs[name, default: []].append((alias.name, true))
                    heirs[name, default: []].append((alias.name, false))
                }
                parents[alias.name, default: []] += alias.mentions
            }
            for conformance in file.index.conformances {
                parents[conformance.name, default: []] += conformance.mentions
            }
        }
        misspelt = Self.misspelt(in: indexes)
        components = Self.closure(
            Self.runtimeClasses.union(misspelt), heirs.mapValues { $0.filter { !$0.isProtocol }.map(\.name) })
        inherited = Set(components.flatMap { parents[$0] ?? [] }).intersection(components)
            .subtracting(Self.runtimeClasses).subtracting(misspelt)
        protocols = Self.closure(["Dependency"], heirs.mapValues { $0.filter(\.isProtocol).map(\.name) })
        // The protocols they inherit from in turn; a class's clause also names its dependency protocol.
        protocols = Self.closure(protocols.union(components.flatMap { parents[$0] ?? [] }), parents)
        protocols.subtract(Self.runtimeClasses)
        components.subtract(Self.runtimeClasses.union(misspelt))
    }

    /// The inherited names that are nearly those of the runtime's classes, in files that import it.
    private static func misspelt(in indexes: [IndexedFile]) -> Set<String> {
        let inherited = Set(
            indexes.lazy.filter { !$0.index.imports.isEmpty }.flatMap(\.index.declarations).flatMap(\.inherits)
        )
        .subtracting(runtimeTypes)
        guard !inherited.isEmpty else { return [] }
        let names = NameTree(runtimeClasses)
        // Two other characters may take eight more bytes.
        let lengths = Set(runtimeClasses.flatMap { $0.utf8.count - 2...$0.utf8.count + 8 })
        let letters = runtimeClasses.map(letters)
        let near = inherited.filter { name in
            guard lengths.contains(name.utf8.count), case let own = Self.letters(name),
                letters.contains(where: { (own & ~$0).nonzeroBitCount < 3 && ($0 & ~own).nonzeroBitCount < 3 })
            else { return false }
            return !names.near(name, within: 2).isEmpty
        }
        return near.isEmpty ? [] : near.subtracting(indexes.lazy.flatMap(\.index.declarations).map(\.name))
    }

    /// The letters of a name, as bits; those that are not ASCII are left out.
    private static func letters(_ name: String) -> UInt32 {
        name.utf8.reduce(0) { letters, byte in
            let letter = (byte | 0x20) &- UInt8(ascii: "a")
            return letter < 26 ? letters | 1 << UInt32(letter) : letters
        }
    }

    private static func closure(_ start: Set<String>, _ edges: [String: [String]]) -> Set<String> {
        Set(reachable(from: start) { edges[$0] ?? [] })
    }

    /// Whether the file with this index must be parsed.
    func matter(to index: FileIndex) -> Bool {
        if index.isGenerated { return false }
        if index.isOversized { return true }
        // If a module re-exports the runtime, its names are visible in files that do not import it.
        if index.imports.contains(.exported) { return true }
        if index.declarations.contains(where: {
            components.contains($0.name) && $0.keyword == .class
                || protocols.contains($0.name) && $0.keyword == .protocol
        }) {
            return true
        }
        if index.extensions.contains(where: {
            components.contains($0) || protocols.contains($0) || Self.runtimeTypes.contains($0)
        }) {
            return true
        }
        if index.aliases.contains(where: { components.contains($0.name) || protocols.contains($0.name) }) {
            return true
        }
        guard !components.isEmpty else { return false }
        if index.hasGlobalActor { return true }
        if index.aliases.contains(where: { Self.literalAliases.contains($0.name) }) { return true }
        return index.parentCallees.contains { $0 == "init" || components.contains($0) }
            // A name that is not a declared type may be a generic parameter or a local alias.
            || index.scopedCallees.contains { $0.startsLikeType && !declared.contains($0) }
            || !index.initReferences.isDisjoint(with: components)
            || !index.doubleCallees.isDisjoint(with: components)
    }
}
