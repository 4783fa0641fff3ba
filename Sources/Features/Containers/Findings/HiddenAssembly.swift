import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// An assembly of another module that a file imports but cannot use: it, or each of its initializers, is not visible.
struct HiddenAssembly {
    private enum Part {
        case type
        case initializer
    }

    private let part: Part
    private let access: Access
    private let module: String
    /// The access that would be enough.
    private let needed: Access
    private let declaration: SourceLocation
    /// Whether it is the initializer that the compiler adds.
    private var isImplicit = false

    /// Nil if the file can use it, or if that is unknown.
    init?(_ type: Int, in place: LookupContext, _ symbols: SymbolTable) {
        let declared = symbols.types[type]
        let (own, other) = (
            symbols.program.modules[place.module].module, symbols.program.modules[declared.context.module].module
        )
        func isUsable(_ access: Access) -> Bool { symbols.isUsable(access, from: declared.context, in: place) }
        guard place.module != declared.context.module, own.isExact, other.isExact, let name = other.name,
            isUsable(.public)
        else { return nil }
        module = name
        needed = own.package != nil && own.package == other.package ? .package : .public
        guard isUsable(declared.fact.access) else {
            (part, access, declaration) = (.type, declared.fact.access, declared.fact.location)
            return
        }
        let written = declared.fact.initializers + symbols.extensions[type].flatMap(\.fact.initializers)
        guard let widest = written.max(by: { $0.access < $1.access }) else {
            // The implicit one is internal, unless it is inherited.
            guard !isUsable(.internal), symbols.hasOwnImplicitInitializer(type) else { return nil }
            (part, access, declaration) = (.initializer, .internal, declared.fact.location)
            isImplicit = true
            return
        }
        guard !isUsable(widest.access) else { return nil }
        (part, access, declaration) = (.initializer, widest.access, widest.location)
    }

    func finding(_ use: AssemblyUseFact, _ name: String) -> Finding {
        let subject = part == .type ? "'\(name)'" : "the initializer of '\(name)'"
        return Finding(
            .notInScope, at: use.location,
            "\(subject) is \(access.keyword) in '\(module)', so this module cannot use it",
            notes: [.init(declaration, "\(isImplicit ? "'\(name)'" : subject) is declared here")],
            help: part == .type
                ? "give '\(name)', its initializer and its 'assemble' \(needed.keyword) access"
                : "give '\(name)' a \(needed.keyword) initializer")
    }
}

extension SymbolTable {
    /// Whether a type without initializers gets one from the compiler and inherits none.
    fileprivate func hasOwnImplicitInitializer(_ type: Int) -> Bool {
        let fact = types[type].fact
        guard fact.attributes.isEmpty else { return false }
        guard fact.kind == .class else { return fact.kind == .struct || fact.kind == .actor }
        return fact.inherits.allSatisfy { parent in
            guard let path = parent.shape.path else { return false }
            let found = declarations(of: path, in: types[type].context)
            return found.isEmpty ? path.last == "Assembly" : types[found[0]].fact.kind == .protocol
        }
    }
}
