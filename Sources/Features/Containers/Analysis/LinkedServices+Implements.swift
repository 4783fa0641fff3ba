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
        guard let type = types.first, !services.isEmpty, symbols.types[type].fact.kind != .protocol else {
            return false
        }
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
