import DovetailBasics

package import DovetailFacts

extension String {
    /// The folder of a path.
    fileprivate var folder: Substring { self[..<(lastIndex(of: "/") ?? startIndex)] }
}

/// What a file can surely name, however its module is known: the opposite of the lookup of names, which is lenient.
extension SymbolTable {
    /// How a file names a type; nil if it may not be able to.
    package func usableName(of type: Int, in place: LookupContext) -> String? {
        let declared = types[type]
        guard isUsable(declared.fact.access, from: declared.context, in: place), declared.fact.condition.isAlways,
            declared.fact.availability.isEmpty, declarations(of: declared.fact.path, in: place) == [type]
        else { return nil }
        return declared.fact.path.enumerated().map { $0 == 0 ? $1.asName : $1.asNestedName }.joined(separator: ".")
    }

    /// The same symbols, as if a type's access were internal.
    package func exposing(_ type: Int) -> SymbolTable {
        var exposed = self
        let access = types[type].fact.access
        exposed.types[type].fact.access = .internal
        // Its initializers are only as visible as the type.
        for index in types[type].fact.initializers.indices where types[type].fact.initializers[index].access == access {
            exposed.types[type].fact.initializers[index].access = .internal
        }
        return exposed
    }

    /// Whether a file can surely use a declaration of this access.
    package func isUsable(_ access: Access, from declared: LookupContext, in place: LookupContext) -> Bool {
        let (own, other) = (program.modules[place.module], program.modules[declared.module].module)
        if declared.module == place.module {
            guard declared.file != place.file else { return access >= .fileprivate }
            // If it is a guess which files belong to the module, those of one folder do.
            return access >= .internal && (own.module.isExact || declared.file.folder == place.file.folder)
        }
        let imports = own.files.first { $0.path == place.file }?.imports ?? []
        let found = imports.filter {
            $0.module == other.name && $0.declaration == nil && $0.condition.isAlways
        }
        guard !found.isEmpty else { return false }
        switch access {
        case .open, .public: return true
        case .package: return own.module.package != nil && own.module.package == other.package
        case .internal: return found.contains(where: \.isTestable)
        case .fileprivate, .private: return false
        }
    }

    /// The isolation of a type, its own or inherited; nil if it is unknown, because it inherits from something that was
    /// not read, or depends on a default isolation that is left open.
    ///
    /// - Parameter plain: further names of other libraries' types that isolate nothing.
    package func isolation(ofType type: Int, plain: Set<String> = []) -> Isolation? {
        isolation(ofType: type, plain: plain, default: defaultIsolation)
    }

    /// The settings on which alone the isolation of a type depends, and which leave it open; nil if it is known, or
    /// unknown for another reason.
    package func openIsolation(ofType type: Int, plain: Set<String>) -> OpenIsolation? {
        guard isolation(ofType: type, plain: plain) == nil,
            isolation(ofType: type, plain: plain, default: { _ in Isolation.none }) != nil
        else { return nil }
        return typeAndSupertypes(of: type).firstResult { openIsolations[types[$0].context.module] }
    }

    /// The default isolation of a module; nil if it is left open.
    package func defaultIsolation(of module: ModuleID) -> Isolation? {
        if openIsolations[module] != nil { return nil }
        return mainActorModules.contains(module) ? .actor("MainActor") : Isolation.none
    }

    private func isolation(
        ofType type: Int, plain: Set<String>, default defaultIsolation: (ModuleID) -> Isolation?
    ) -> Isolation? {
        let line = typeAndSupertypes(of: type)
        var found: Isolation?
        for one in line {
            let declared = types[one]
            for parent in declared.fact.inherits + extensions[one].flatMap(\.fact.inherits) {
                guard let path = parent.shape.path else { return nil }
                guard declarations(of: path, in: declared.context).isEmpty else { continue }
                guard case .external(let known) = meaning(of: path, in: declared.context),
                    let name = known.last, Self.plainProtocols.contains(name) || plain.contains(name)
                else { return nil }
            }
            found = found ?? isolation(declared.fact.isolation, declared.fact.attributes, in: declared.inside)
        }
        if let found { return found }
        // A class takes the default isolation of its superclass's module, too.
        let modules = line.filter { $0 == type || types[$0].fact.kind == .class }.map { types[$0].context.module }
        for module in modules {
            guard let isolation = defaultIsolation(module) else { return nil }
            if isolation != .none { return isolation }
        }
        return Isolation.none
    }

    /// Protocols of the standard library and Foundation that isolate nothing.
    private static let plainProtocols: Set<String> = [
        "AnyObject", "Sendable", "Equatable", "Hashable", "Comparable", "Identifiable", "Error", "LocalizedError",
        "Codable", "Encodable", "Decodable", "CustomStringConvertible", "CustomDebugStringConvertible",
    ]
}
