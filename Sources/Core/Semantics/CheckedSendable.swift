import DovetailFacts

extension SymbolTable {
    /// Whether the compiler holds a class to `Sendable`, so that it may have neither mutable stored properties nor ones
    /// of types that are not `Sendable`: it conforms without `@unchecked`, and is not isolated to a global actor.
    package func isCheckedSendable(_ type: Int) -> Bool {
        if case .actor = isolation(ofType: type) { return false }
        let own = clauses(of: type).map(\.shape)
        guard !own.contains(where: { $0.path == nil && $0.given.path?.last == "Sendable" }) else { return false }
        return typeAndSupertypes(of: type).contains { one in
            clauses(of: one).contains { $0.shape.path.map { ["Sendable", "Error"].contains($0.last) } ?? false }
        }
    }

    /// Whether a type may conform to `Sendable` by a clause of its own, checked by the compiler or not.
    package func mayWriteSendable(_ type: Int) -> Bool {
        clauses(of: type).contains { clause in
            clause.shape.path.map { $0.last == "Sendable" } ?? true
        }
    }

    /// Whether a class surely does not conform to `Sendable`: nothing that it inherits from does or is unknown, and it is
    /// isolated to no global actor.
    package func isSurelyNotSendable(_ type: Int) -> Bool {
        guard types[type].fact.kind == .class, isolation(ofType: type, plain: ["NSObject"]) == Isolation.none else {
            return false
        }
        return typeAndSupertypes(of: type).allSatisfy { one in
            !types[one].fact.mayHaveMacros
                && clauses(of: one).allSatisfy { clause in
                    // An attribute, as in `@unchecked Sendable`, or a composition.
                    clause.shape.path.map { !["Sendable", "Error", "LocalizedError"].contains($0.last) } ?? false
                }
        }
    }
}
