import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Collects the imports that a generated file needs: those of the files whose declarations it names, and the modules of
/// the components. Another module keeps its libraries to itself, as far as its declarations can be spelled without them.
struct ImportCollector {
    let symbols: SymbolTable
    let graph: ComponentGraph
    private let aliasNames: Set<String>

    init(symbols: SymbolTable, graph: ComponentGraph) {
        self.symbols = symbols
        self.graph = graph
        aliasNames = Set(symbols.aliases.compactMap(\.fact.path.last))
    }

    /// An interface of a module for some of its users: `@_spi(Wiring)`.
    private struct Interface: Hashable {
        var module: ModuleID
        var name: String
    }

    /// The imports for the wiring of `nodes`, sorted.
    func imports(for nodes: Set<NodeID>) -> [ImportFact] {
        var files: Set<String> = []
        var foreign: Set<String> = []
        var modules: Set<ModuleID> = []
        var interfaces: Set<Interface> = []
        for node in nodes {
            for type in graph.nodes[node].ancestry.line.map(\.type) + graph.nodes[node].protocols.all {
                files.insert(symbols.types[type].fact.location.path)
                modules.insert(symbols.types[type].context.module)
            }
            collectNames(of: graph.nodes[node], &files, &foreign)
            for members in graph.nodes[node].provided.values {
                // Copies of whole members would cost more than all the rest.
                for at in members.indices {
                    // An extension may be in another module.
                    if members[at].member.access >= .public { modules.insert(members[at].module) }
                    for name in members[at].member.interfaces {
                        interfaces.insert(Interface(module: members[at].module, name: name))
                    }
                }
            }
        }
        let home = symbols.program.home
        let ownName = home.flatMap { symbols.program.modules[$0].module.name }
        var found: [String: ImportFact] = [:]
        func add(_ fact: ImportFact) {
            guard fact.module != ownName, fact.module != "NeedleFoundation" || !fact.isRuntime else { return }
            if var known = found[fact.text] {
                known.condition = known.condition.or(fact.condition)
                known.isTestable = known.isTestable || fact.isTestable
                found[fact.text] = known
            } else {
                found[fact.text] = fact
            }
        }
        for (index, module) in zip(symbols.program.modules.ids, symbols.program.modules) {
            module.files.forEachBorrowed { file in
                guard files.contains(file.path) else { return }
                let usesLibraries = foreign.contains(file.path)
                for fact in file.imports where isNeeded(fact, of: index, usesLibraries: usesLibraries) { add(fact) }
            }
            guard modules.contains(index), index != home, module.module.isExact, let name = module.module.name
            else { continue }
            add(
                ImportFact(
                    text: "import \(name)", module: name, isTestable: module.module.isTestable, isExported: false,
                    condition: .always))
        }
        for interface in interfaces where interface.module != home {
            guard let name = symbols.program.modules[interface.module].module.name else { continue }
            add(
                ImportFact(
                    text: "@_spi(\(interface.name)) import \(name)", module: name, isTestable: false, isExported: false,
                    condition: .always))
        }
        let testable = Set(symbols.program.modules.map(\.module).filter(\.isTestable).compactMap(\.name))
        return found.values.map { fact in
            var fact = fact
            fact.isTestable = testable.contains(fact.module)
            if let access = access(of: fact), let at = fact.text.firstRange(ofText: "import ") {
                // After the attributes.
                fact.text.insert(contentsOf: "\(access.keyword) ", at: at.lowerBound)
            }
            return fact
        }
        .sorted { ($0.text, $0.condition) < ($1.text, $1.condition) }
    }

    /// The access level of a generated import: once a file of a module writes one, an import without one is an error. The
    /// generated file has public functions with types of `Dovetail` only.
    private func access(of fact: ImportFact) -> Access? {
        guard let home = symbols.program.home, let written = symbols.program.importAccess[home]?[fact.module] else {
            return nil
        }
        return fact.module == "Dovetail" ? max(written, .internal) : .internal
    }

    /// The import of the library, with the access level that the module's files write. If they import only
    /// `DovetailMain`, it is that of this import: where imports are internal by default, public functions need a public
    /// one.
    var ofLibrary: String {
        let name = "Dovetail"
        guard let home = symbols.program.home, let written = symbols.program.importAccess[home] else {
            return "import \(name)"
        }
        let isImported = symbols.program.modules[home].files.contains { file in
            file.imports.contains { $0.module == name }
        }
        let access = written[name] ?? (isImported ? nil : written["DovetailMain"])
        return (access.map { "\(max($0, .internal).keyword) " } ?? "") + "import \(name)"
    }

    /// Whether an import of a file is needed to spell what the file declares.
    ///
    /// - Parameter usesLibraries: whether that has names that may be those of any library.
    private func isNeeded(_ fact: ImportFact, of module: ModuleID, usesLibraries: Bool) -> Bool {
        guard let home = symbols.program.home, module != home, !symbols.program.modules[module].module.isTestable else {
            return true
        }
        // What is imported so cannot be in what other modules see.
        if let written = symbols.program.importAccess[module]?[fact.module], written <= .internal { return false }
        return usesLibraries || fact.isExported || fact.isRuntime || !symbols.foreignImports.contains(fact.module)
    }

    /// Collects the files of the aliases in a component's types, which the generated file expands, and the files in which
    /// these types have names of libraries.
    private func collectNames(of node: ComponentNode, _ files: inout Set<String>, _ foreign: inout Set<String>) {
        for requirement in node.requirements {
            let context = symbols.types[requirement.owner].inside
            // Constraints and what is thrown may have any name.
            let (member, thrown) = (requirement.member, requirement.member.effects.thrown ?? "")
            if !member.genericClauses.isEmpty || !thrown.isEmpty { foreign.insert(context.file) }
            let shapes = member.parameters.map(\.type.shape) + [member.type?.shape].compactMap(\.self)
            for shape in shapes { collect(BoundType(shape: shape, context: context), &files, &foreign) }
        }
        for binding in (node.ancestry.line.first?.context.bindings ?? [:]).values { collect(binding, &files, &foreign) }
    }

    private func collect(
        _ type: BoundType, _ files: inout Set<String>, _ foreign: inout Set<String>, depth: Int = 0
    ) {
        guard depth < 128 else { return }
        if let path = type.shape.path {
            switch symbols.meaning(of: path, in: type.context) {
            case .alias(let alias):
                if path.last.map(aliasNames.contains) == true {
                    files.insert(alias.fact.location.path)
                    let target = symbols.target(of: alias, type.shape, in: type.context)
                    collect(target, &files, &foreign, depth: depth + 1)
                }
            case .external(let path) where path.count == 1 && StandardTypes.names.contains(path[0]): break
            case .types: break
            case .external, .named, .open: foreign.insert(type.context.file)
            }
        } else if Self.hasOtherNames(type.shape) {
            foreign.insert(type.context.file)
        }
        _ = type.shape.mapped {
            collect(BoundType(shape: $0, context: type.context), &files, &foreign, depth: depth + 1)
            return $0
        }
    }
    /// Whether a type itself has names that are not types in it: what a function throws, or attributes.
    private static func hasOtherNames(_ shape: TypeShape) -> Bool {
        switch shape {
        case .function(_, let effects, _): return effects.contains(text: "throws(")
        case .attributed(let words, _):
            return words.contains { $0.hasPrefix("@") && !["@Sendable", "@escaping", "@autoclosure"].contains($0) }
        case .other: return true
        default: return false
        }
    }
}
