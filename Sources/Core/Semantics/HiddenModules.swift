import DovetailFacts

/// The names of types that several modules declare, where a module's name cannot stand in front: some type is called
/// like the module, and a name behind it is looked for in that type.
extension SymbolTable {
    /// What a generated file writes for the top-level type `name` of a module, which other modules declare too.
    func distinctName(_ name: String, of module: Int) -> String {
        guard let moduleName = program.modules[module].module.name else { return name.asName }
        guard isHidden(moduleName, module) else { return "\(moduleName).\(name.asName)" }
        // What the file's own module declares hides what it imports.
        if module == program.home { return name.asName }
        return alias(for: name, of: module)?.asName ?? "\(moduleName)::\(name.asName)"
    }

    /// Whether a type that the generated file can see has the module's name.
    private func isHidden(_ moduleName: String, _ module: Int) -> Bool {
        if declares(moduleName, in: module) { return true }
        if let home = program.home, declares(moduleName, in: home) { return true }
        return types.contains { $0.fact.path == [moduleName] && $0.fact.access >= .public }
    }

    /// Another name for a type that the generated file can see, and that is no other type's.
    private func alias(for name: String, of module: Int) -> String? {
        aliases.filter { alias in
            let isSeen =
                alias.context.module == module && alias.fact.access >= .public
                || alias.context.module == program.home && alias.fact.access > .fileprivate
            guard isSeen, alias.fact.path.count == 1, alias.fact.genericParameters.isEmpty,
                alias.fact.condition.isAlways, !isAmbiguous(alias.fact.path[0]),
                let target = alias.fact.target.shape.path, alias.fact.target.shape.arguments.isEmpty
            else { return false }
            return declarations(of: target, in: alias.context).contains {
                types[$0].fact.path == [name] && types[$0].context.module == module
            }
        }.map(\.fact.path[0]).min()
    }
}
