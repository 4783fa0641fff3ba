package import DovetailDiagnostics
package import DovetailFacts

/// The initialiser that a call of a type calls.
package enum CalledInitializer: Hashable, Sendable {
    /// The one that is written here.
    case declared(SourceLocation)
    /// One that the compiler makes: memberwise, `init()`, `init(rawValue:)`, or a library's.
    case implicit
    /// It may be one of several, or one that is not known.
    case unknown
}

extension SymbolTable {
    /// Which initialiser a call of a type calls: of the type, its extensions and its superclasses, or the one that a struct
    /// or a class has of itself. Labels and defaults tell them apart, types do not.
    ///
    /// - Complexity: linear in the number of initialisers of the type and its superclasses.
    package func initializer(of type: Int, calledBy call: CallShape) -> CalledInitializer {
        var found: [SourceLocation] = []
        let line = typeAndSupertypes(of: type)
        for current in [type] + line.dropFirst().filter({ types[$0].fact.kind == .class }) {
            let fact = types[current].fact
            let extended = extensions[current].flatMap(\.fact.initializers)
            let fitting = (fact.initializers + extended).filter { call.positions(in: $0.parameters) != nil }
            found += fitting.map(\.location)
            if current == type, fact.kind == .struct, fact.initializers.isEmpty, mayBeMemberwise(call, of: fact) {
                return found.isEmpty && extended.isEmpty ? .implicit : .unknown
            }
            guard fact.kind == .class else { break }
            let designated = fact.initializers.filter { if case .toOwn = $0.delegation { false } else { true } }
            // One that has initialisers of its own inherits some only if it overrides the others.
            guard designated.isEmpty else { break }
        }
        for one in line where types[one].fact.kind == .protocol {
            let initializers = extensions[one].flatMap(\.fact.initializers)
            found += initializers.filter { call.positions(in: $0.parameters) != nil }.map(\.location)
        }
        guard let first = found.first else {
            // What is written does not fit: another name of a function's type may be in the way.
            let isWritten = !types[type].fact.initializers.isEmpty && types[type].fact.kind != .enum
            return isWritten ? .unknown : .implicit
        }
        return found.count == 1 ? .declared(first) : .unknown
    }

    /// Whether a call may be of a struct's memberwise initialiser: each label is a stored property's, in their order.
    private func mayBeMemberwise(_ call: CallShape, of fact: TypeFact) -> Bool {
        var rest = fact.members.filter { $0.kind == .property && !$0.isStatic && $0.isStored }.map(\.name)[...]
        for label in call.labels {
            guard let label, let at = rest.firstIndex(of: label) else { return false }
            rest = rest[(at + 1)...]
        }
        return true
    }
}
