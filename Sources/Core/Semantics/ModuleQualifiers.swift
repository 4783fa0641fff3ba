import DovetailBasics
package import DovetailFacts

/// Module names before types, when the name of the module is unknown, as for a bare folder.
extension SymbolTable {
    /// What is known about module names, including the file's own module and re-exported names.
    package struct ModuleNames {
        /// The names of all modules of the program and of its imports.
        let all: Set<String>
        /// The names of the program's own modules.
        let own: Set<String>
        /// Whether the program re-exports modules that were not read (`@_exported import`).
        let hasForeignExports: Bool
        /// The names of all types declared in the program.
        let types: Set<String>
    }

    /// Names that a class or protocol inherits without a declaration in the program.
    private static let inheritedNames: Set<String> = ["Self", "DependencyType"]

    /// Protocols that have no type members.
    private static let namelessProtocols: Set<String> = ["AnyObject", "class", "Any", "Sendable"]

    /// The meaning of `path` in an inheritance clause. A first name that is neither a type that was read nor a known
    /// module may be the unknown name of a module. If it were treated as a type of another library, a child would not
    /// be wired.
    package func inheritedMeaning(of path: [String], in context: LookupContext) -> Meaning {
        let meaning = meaning(of: path, in: context)
        guard case .external = meaning, path.count > 1, mayBeModule(path[0], in: context),
            case .external = self.meaning(of: [path[0]], in: context)
        else { return meaning }
        let rest = Array(path.dropFirst())
        let isOther = !isUnnamed(context.module) && context.imports.contains(path[0])
        guard !isOther, !moduleNames.all.contains(path[0]) || !Self.runtimeTypes.contains(rest[0]) else {
            return meaning
        }
        let found = self.meaning(of: rest, in: context.enclosed(by: []))
        if case .external = found { return meaning }
        return found
    }

    /// The meaning of `path` in the file's own module, if the first name can only be that module's name.
    ///
    /// No other library is visible, so the name cannot be one of its types, either.
    package func meaningInUnnamedModule(of path: [String], in context: LookupContext) -> Meaning? {
        guard path.count > 1, isUnnamed(context.module), mayBeModule(path[0], in: context),
            !moduleNames.all.contains(path[0]), !moduleNames.hasForeignExports,
            !StandardTypes.names.contains(path[0]), !path[0].hasPrefix("_"),
            context.imports.isSubset(of: Self.runtimeModuleNames.union(moduleNames.own)),
            let found = declaration(Array(path.dropFirst()), of: context.module, context),
            chain(context).dropFirst().allSatisfy({ inheritsKnownNames($0) })
        else { return nil }
        return found
    }

    /// The first name in a member's types that may be the unknown name of the file's own module.
    package func guessedModule(of member: MemberFact, in context: LookupContext) -> String? {
        guard isUnnamed(context.module) else { return nil }
        let types = [member.type?.shape].compactMap(\.self) + member.parameters.map(\.type.shape)
        guard names.hasQualifiedTarget || types.contains(where: \.hasQualifiedName) else { return nil }
        return types.firstResult { guessedModule(in: $0, context, depth: 0) }
    }

    private func guessedModule(in shape: TypeShape, _ context: LookupContext, depth: Int) -> String? {
        guard depth < 64 else { return nil }
        var found: String?
        if let path = shape.path {
            let meaning = meaning(of: path, in: context)
            if case .alias(let alias) = meaning, isUnnamed(alias.context.module) {
                found = guessedModule(in: alias.fact.target.shape, alias.context, depth: depth + 1)
            } else if case .external = meaning, path.count > 1, !moduleNames.all.contains(path[0]) {
                if case .external = inheritedMeaning(of: path, in: context) {} else { found = path[0] }
            }
        }
        _ = shape.mapped { inner in
            found = found ?? guessedModule(in: inner, context, depth: depth + 1)
            return inner
        }
        return found
    }

    private func isUnnamed(_ module: ModuleID) -> Bool { !program.modules[module].module.isExact }

    private func mayBeModule(_ name: String, in context: LookupContext) -> Bool {
        context.bindings[name] == nil && !Self.inheritedNames.contains(name)
    }

    /// Whether everything that a type inherits from was read, so that its nested names are complete.
    private func inheritsKnownNames(_ owners: [Int]) -> Bool {
        guard !owners.isEmpty else { return false }
        // Compare names only: resolving each clause could lead back here.
        return owners.flatMap { typeAndSupertypes(of: $0) }.allSatisfy { type in
            (types[type].fact.inherits + extensions[type].flatMap(\.fact.inherits)).allSatisfy { clause in
                guard let name = clause.shape.path?.last else { return false }
                return moduleNames.types.contains(name) || Self.runtimeTypes.contains(name)
                    || Self.namelessProtocols.contains(name)
            }
        }
    }
}
