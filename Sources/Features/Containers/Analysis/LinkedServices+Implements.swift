import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// Registrations under a type other than that of the object they make.
extension LinkedServices {
    /// Whether a registration is in a method that a subclass overrides.
    func isReplaced(_ number: Int) -> Bool {
        guard let place = registrations[number].fact.function, let function = index.functionAt[place],
            function.fact.path.count > 1, function.fact.path.last != "init", function.fact.path.last != "assemble"
        else { return false }
        if case .parameter(place, _) = registrations[number].fact.receiver { return false }
        return index.isOverridden(function)
    }

    /// Whether the object that `implements` registers may not be of that type at run time, so that nothing is found.
    func mayMakeAnother(_ number: Int) -> Bool {
        guard case .forward(let place) = registrations[number].fact.form, let original = self.number(of: place),
            case .written(let service) = registrations[number].fact.service,
            let made = registrations[original].fact.builds ?? registrations[original].madeShape,
            let path = made.path, let wanted = service.unwrapped.withoutMarks.path
        else { return false }
        let symbols = index.symbols
        let types = symbols.declarations(of: path, in: registrations[original].context)
        let services = symbols.declarations(of: wanted, in: registrations[number].context)
        // It is unknown what types outside the program inherit from.
        guard let type = types.first, symbols.types[type].fact.kind != .protocol else { return false }
        guard !services.isEmpty else { return symbols.isSurelyNot(type, wanted.last ?? "") }
        return services.allSatisfy { !symbols.isSurely(type, a: $0) }
    }
}

extension LinkedRegistration {
    /// The registered type, as written.
    fileprivate var madeShape: TypeShape? {
        guard case .written(let shape) = fact.service else { return nil }
        return shape
    }
}

extension SymbolTable {
    /// Whether a type surely does not inherit from or conform to one that the program does not declare: the program
    /// declares all that it inherits from, except for protocols of the standard library that do not imply the other.
    func isSurelyNot(_ type: Int, _ name: String) -> Bool {
        guard !Self.impliedByAll.contains(name), types[type].fact.kind != .enum else { return false }
        return typeAndSupertypes(of: type).allSatisfy { one in
            let clauses = types[one].fact.inherits + extensions[one].flatMap(\.fact.inherits)
            return clauses.allSatisfy { clause in
                guard let path = clause.shape.path, let own = path.last else { return false }
                if !declarations(of: path, in: types[one].context).isEmpty { return true }
                return StandardConformances.isPlain(own) && !StandardConformances.implies(own, name)
            }
        }
    }

    /// What every object is.
    private static let impliedByAll: Set<String> = [
        "Any", "AnyObject", "Sendable", "SendableMetatype", "Copyable", "Escapable",
    ]
}
