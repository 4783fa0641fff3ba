package import DovetailBasics
package import DovetailDiagnostics
package import DovetailFacts

/// Type names that mean nothing in a file as far as its sources show, and what they may be meant to be.
///
/// Each is a possible mistake, no more: a library that was not read may declare such a type.
package struct NamesOutOfScope: Hashable, Sendable {
    /// What the names may be meant to be.
    package enum Meant: Hashable, Sendable {
        /// The types of these names in a module that the file does not import.
        case declared(in: ModuleID)
        /// A type with a similar name that is in scope.
        case type(String)
        /// The types of these names in a library that the file does not import.
        case library(String)
    }

    package struct Name: Hashable, Sendable {
        package var name: String
        /// The first place in the file.
        package var location: SourceLocation
        /// Whether the name itself begins there, rather than what contains it.
        package var isExact: Bool
    }

    /// The index of the module, and that of its file.
    package let module: ModuleID
    package let file: Identifier<FileFacts>
    /// Sorted by place; at least one.
    package let names: [Name]
    package let meant: Meant
}

extension SymbolTable {
    /// The names in the facts of files that mean nothing there, but would after an import or a correction, in the order
    /// of the files.
    package var namesOutOfScope: [NamesOutOfScope] {
        var declared = Self.libraryTypes.union(StandardTypes.names).union(program.declaredNames.keys)
        declared.formUnion(types.lazy.map(\.fact.path).filter { $0.count == 1 }.map { $0[0] })
        declared.formUnion(aliases.lazy.map(\.fact.path).filter { $0.count == 1 }.map { $0[0] })
        let tree = NameTree(declared)
        return program.modules.ids.flatMap { module in
            program.modules[module].files.ids.flatMap { namesOutOfScope($0, of: module, similarTo: tree) }
        }
    }

    /// The names of the libraries' types in files of exactly known modules that import neither the library nor anything
    /// else that may declare them. Unlike other names out of scope, these are certain mistakes.
    package var namesOfMissingLibraries: [NamesOutOfScope] {
        guard !isRuntimeReexported else { return [] }
        return program.modules.ids.filter { program.modules[$0].module.isExact }.flatMap { module in
            let names = program.modules[module].files.ids.map { namesOfMissingLibrary($0, of: module) }
            guard names.contains(where: { !$0.isEmpty }), let library = library(usedBy: module) else {
                return [NamesOutOfScope]()
            }
            return zip(program.modules[module].files.ids, names).filter { !$1.isEmpty }.map { file, names in
                NamesOutOfScope(module: module, file: file, names: names, meant: .library(library))
            }
        }
    }

    private func namesOfMissingLibrary(_ file: Identifier<FileFacts>, of module: ModuleID) -> [NamesOutOfScope.Name] {
        let facts = program.modules[module].files[file]
        let isPlain = facts.imports.allSatisfy {
            !$0.isRuntime && (modulesByName[$0.module] != nil || Self.plainModules.contains($0.module))
        }
        guard isPlain else { return [] }
        let context = LookupContext(module: module, file: facts)
        let generics = genericParameters(in: facts)
        return places(of: Self.libraryNames, in: facts).filter { name in
            if generics.contains(name.name) { return false }
            if isDeclared(name.name) || isNested(name.name, shownTo: context) { return false }
            if case .external = meaning(of: [name.name], in: context) { return true }
            return false
        }
    }

    /// The generic parameters of the types and aliases of a file, and of the types that it extends.
    private func genericParameters(in facts: FileFacts) -> Set<String> {
        var found = Set(facts.types.flatMap(\.genericParameters) + facts.aliases.flatMap(\.genericParameters))
        for fact in facts.extensions {
            guard case .named(let path) = fact.extended.shape else { continue }
            let name = path.map(\.name).joined(separator: ".")
            found.formUnion((typesByPath[name] ?? []).flatMap { types[$0].fact.genericParameters })
        }
        return found
    }

    /// Whether a type that the file can see has a nested type of this name, which code inside that type names like this.
    private func isNested(_ name: String, shownTo context: LookupContext) -> Bool {
        guard innerNames.contains(name) else { return false }
        func isShown(_ path: [String], _ module: ModuleID) -> Bool {
            path.count > 1 && path.last == name
                && (module == context.module
                    || program.modules[module].module.name.map(context.imports.contains) == true)
        }
        return types.contains { isShown($0.fact.path, $0.context.module) }
            || aliases.contains { isShown($0.fact.path, $0.context.module) }
    }

    /// The names in inheritance clauses that are nearly those of the library's types, in files of exactly known modules
    /// that import the library and nothing that may declare such a type. These are certain mistakes, too.
    package var misspeltLibraryNames: [NamesOutOfScope] {
        guard !isRuntimeReexported else { return [] }
        let names = NameTree(Self.libraryNames.union(["Assembly"]))
        return program.modules.ids.filter { program.modules[$0].module.isExact }.flatMap { module in
            program.modules[module].files.ids.flatMap { misspeltLibraryNames($0, of: module, names) }
        }
    }

    private func misspeltLibraryNames(_ file: Identifier<FileFacts>, of module: ModuleID, _ names: NameTree)
        -> [NamesOutOfScope]
    {
        let facts = program.modules[module].files[file]
        let libraries = facts.imports.filter { KnownLibrary.modules.contains($0.module) }
        let isPlain = facts.imports.allSatisfy {
            KnownLibrary.modules.contains($0.module) || modulesByName[$0.module] != nil
                || Self.plainModules.contains($0.module)
        }
        guard !libraries.isEmpty, isPlain else { return [] }
        let context = LookupContext(module: module, file: facts)
        let inherited = Set(
            (facts.types.flatMap(\.inherits) + facts.extensions.flatMap(\.inherits)).compactMap { parent in
                parent.shape.path.flatMap { $0.count == 1 ? $0[0] : nil }
            })
        var meant: [String: String] = [:]
        for name in inherited where !StandardTypes.names.contains(name) && !Self.libraryTypes.contains(name) {
            guard !isDeclared(name), !innerNames.contains(name), !moduleNames.all.contains(name) else { continue }
            let near = names.near(name, within: name.utf8.count < 8 ? 1 : 2)
            guard near.count == 1, case .external = meaning(of: [name], in: context) else { continue }
            meant[name] = near[0].name
        }
        guard !meant.isEmpty else { return [] }
        return places(of: Set(meant.keys), in: facts).compactMap { name in
            meant[name.name].map { NamesOutOfScope(module: module, file: file, names: [name], meant: .type($0)) }
        }
    }

    private static let libraryNames = runtimeTypes.union(["Registrations"])

    /// System modules that declare no type with such a name.
    private static let plainModules: Set<String> = [
        "Foundation", "Dispatch", "UIKit", "SwiftUI", "AppKit", "Combine", "os",
    ]

    /// The library of components that other files of a module import, or else those of other modules.
    private func library(usedBy module: ModuleID) -> String? {
        let own = program.modules[module].files.flatMap(\.imports).first(where: \.isRuntime)
        return (own ?? program.modules.lazy.flatMap(\.files).flatMap(\.imports).first(where: \.isRuntime))?.module
    }

    private static let libraryTypes = runtimeTypes.union(KnownLibrary.containerTypes).union(KnownLibrary.otherTypes)

    private func namesOutOfScope(_ file: Identifier<FileFacts>, of module: ModuleID, similarTo declared: NameTree)
        -> [NamesOutOfScope]
    {
        let facts = program.modules[module].files[file]
        let context = LookupContext(module: module, file: facts)
        var found: [NamesOutOfScope.Meant: [NamesOutOfScope.Name]] = [:]
        for name in places(in: facts) {
            guard let meant = meant(by: name.name, context, declared) else { continue }
            found[meant, default: []].append(name)
        }
        return found.map { NamesOutOfScope(module: module, file: file, names: $1, meant: $0) }
            .sorted { ($0.names[0].location, $0.names[0].name) < ($1.names[0].location, $1.names[0].name) }
    }

    /// The names of types in the facts of a file, or some of them, each with its first place, sorted by place.
    private func places(of wanted: Set<String>? = nil, in facts: FileFacts) -> [NamesOutOfScope.Name] {
        var places: [String: NamesOutOfScope.Name] = [:]
        facts.forEachWrittenType { shape, place, text in
            // Most types are not wanted, and need no set of their names.
            if let wanted, !shape.mentions(oneOf: wanted) { return }
            for name in shape.mentionedNames where places[name].map({ place < $0.location }) ?? true {
                guard wanted?.contains(name) ?? true else { continue }
                let offset = text.flatMap { $0.offset(ofOnly: name) }
                var exact = place
                exact.column += offset ?? 0
                places[name] = .init(name: name, location: exact, isExact: offset != nil)
            }
        }
        return places.values.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
    }

    private func meant(by name: String, _ context: LookupContext, _ declared: NameTree) -> NamesOutOfScope.Meant? {
        guard !StandardTypes.names.contains(name), !Self.libraryTypes.contains(name), !moduleNames.all.contains(name),
            case .external = meaning(of: [name], in: context)
        else { return nil }
        guard !isDeclared(name) else { return moduleToImport(for: name, context).map { .declared(in: $0) } }
        guard !innerNames.contains(name), name.utf8.count > 2 else { return nil }
        let similar = declared.near(name, within: name.utf8.count < 8 ? 1 : 2).filter {
            if case .external = meaning(of: [$0.name], in: context) {
                Self.libraryTypes.contains($0.name) || StandardTypes.names.contains($0.name)
            } else {
                true
            }
        }
        let nearest = similar.filter { $0.distance == similar.map(\.distance).min() }
        return nearest.count == 1 ? .type(nearest[0].name) : nil
    }

    /// The module to import so that a name means one of its types; one that the file's module depends on, if possible.
    private func moduleToImport(for name: String, _ context: LookupContext) -> ModuleID? {
        let types = (typesByPath[name] ?? []).map { (self.types[$0].fact.access, self.types[$0].context.module) }
        let aliases = (aliasesByPath[name] ?? []).map {
            (self.aliases[$0].fact.access, self.aliases[$0].context.module)
        }
        let shown = (types + aliases).filter { $0 > .internal && isShown($0, of: $1, context) }.map(\.1)
        let modules = Set(shown + (program.declaredNames[name] ?? [])).filter { other in
            other != context.module && program.modules[other].module.isExact
                && program.modules[other].module.name.map { !context.imports.contains($0) } == true
        }
        let linked = modules.filter { program.module(context.module, mayUse: $0) }
        return (linked.isEmpty ? modules : linked).min()
    }

    /// The place where a top-level type is declared, in one module or anywhere; nil if that was not read.
    package func declaration(of name: String, in module: ModuleID? = nil) -> SourceLocation? {
        let types = (typesByPath[name] ?? []).map { (self.types[$0].context.module, self.types[$0].fact.location) }
        let aliases = (aliasesByPath[name] ?? []).map {
            (self.aliases[$0].context.module, self.aliases[$0].fact.location)
        }
        return (types + aliases).filter { module == nil || $0.0 == module }.map(\.1).min()
    }
}

extension String {
    /// Where a name begins in a type on one line, in UTF-8 units; nil if it does not occur exactly once.
    fileprivate func offset(ofOnly name: String) -> Int? {
        func isName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        let found = ranges(ofText: name).filter { range in
            (range.lowerBound == startIndex || !isName(self[index(before: range.lowerBound)]))
                && (range.upperBound == endIndex || !isName(self[range.upperBound]))
        }
        guard found.count == 1, !contains(where: \.isNewline) else { return nil }
        return self[..<found[0].lowerBound].utf8.count
    }
}

extension Program {
    /// The name of the module whose import brings names into scope; nil if they are misspelt.
    package func module(toImport names: NamesOutOfScope) -> String? {
        switch names.meant {
        case .declared(let module): modules[module].module.name
        case .library(let name): name
        case .type: nil
        }
    }

    /// The library's classes that have one generic parameter.
    private static let genericTypes: Set<String> = ["Component", "NonCoreComponent"]

    /// The program as if these names were in scope and meant what they may be meant to be.
    package func assuming(_ all: [NamesOutOfScope]) -> Program {
        var program = self
        // Places identify aliases.
        var place = SourceLocation(path: "", line: 0, column: 0)
        for names in all {
            switch names.meant {
            case .declared, .library:
                guard let module = module(toImport: names) else { continue }
                // Only the declarations that are named, so that nothing else changes its meaning.
                let declarations: [String?] = if case .declared = names.meant { names.names.map(\.name) } else { [nil] }
                for declaration in declarations {
                    var fact = ImportFact(
                        text: "import \(module)", module: module, isTestable: false, isExported: false,
                        condition: .always)
                    fact.declaration = declaration
                    program.modules[names.module].files[names.file].imports.append(fact)
                }
            case .type(let meant):
                for name in names.names {
                    // `Componnet<CardDependency>` passes its argument on.
                    let parameters = Self.genericTypes.contains(meant) ? ["DependencyType"] : []
                    let shape = TypeShape.named([.init(meant, parameters.map { .name($0) })])
                    let target = TypeReference(text: meant, shape: shape, location: name.location)
                    place = SourceLocation(path: name.location.path, line: 0, column: place.column + 1)
                    let alias = AliasFact(
                        path: [name.name], access: .fileprivate, genericParameters: parameters, target: target,
                        condition: .always, location: place)
                    program.modules[names.module].files[names.file].aliases.append(alias)
                }
            }
        }
        return program
    }
}
