import DovetailBasics
import DovetailFacts

/// Type names that several modules declare, and that cannot be qualified with the module name because some type has the
/// same name as the module: a name after it would be looked up in that type.
extension SymbolTable {
    /// The public types of `Dovetail` that a program may also have.
    private static let libraryTypes: Set<String> = [
        "Assembly", "AsyncLazy", "AsyncProvider", "AsyncResolver", "CarriedOverrides", "Container", "ContainerEvent",
        "ContainerGraph", "Dependency", "Lazy", "ObserverDisposable", "Port", "PortError", "Provider",
        "RegistrationError", "RegistrationScope", "Registrations", "ResolutionError", "Resolver", "Scope",
        "SourcePlace", "ValidationError", "Wiring",
    ]

    /// Whether a generated file must spell a type of another module with the module's name, although no other module of
    /// the program declares the type's name: `Dovetail`, which the file imports, does, or some library may.
    ///
    /// - Parameters:
    ///   - isWritten: whether the program writes it with the module's name.
    ///   - context: where it is written. A name that is unambiguous there may not be so beside further imports.
    func needsModule(_ name: String, of module: ModuleID, isWritten: Bool, in context: LookupContext) -> Bool {
        guard let home = program.home, module != home, program.modules[module].module.isExact,
            !runtimeModules.contains(module), let moduleName = program.modules[module].module.name
        else { return false }
        let isUnsure =
            context.isForGeneratedFile
            && !foreignImports.isSubset(of: context.imports.subtracting(context.named))
        guard isWritten || isUnsure || Self.libraryTypes.contains(name) else { return false }
        return !isHidden(moduleName, module)
    }

    /// The spelling in a generated file of the top-level type `name` of a module, if other modules declare that name,
    /// too.
    func distinctName(_ name: String, of module: ModuleID) -> String {
        guard let moduleName = program.modules[module].module.name else { return name.asName }
        guard isHidden(moduleName, module) else { return "\(moduleName).\(name.asName)" }
        // Declarations of the file's own module hide imported ones.
        if module == program.home { return name.asName }
        return alias(for: name, of: module)?.asName ?? "\(moduleName)::\(name.asName)"
    }

    /// Whether a type visible to the generated file has the same name as the module.
    private func isHidden(_ moduleName: String, _ module: ModuleID) -> Bool {
        if declares(moduleName, in: module) { return true }
        if let home = program.home, declares(moduleName, in: home) { return true }
        return types.contains { $0.fact.path == [moduleName] && $0.fact.access >= .public }
    }

    /// An alias for a type that is visible to the generated file and not ambiguous.
    private func alias(for name: String, of module: ModuleID) -> String? {
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
