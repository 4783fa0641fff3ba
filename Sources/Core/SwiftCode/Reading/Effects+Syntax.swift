import DovetailFacts
import SwiftSyntax

extension Effects {
    init(_ specifiers: AccessorEffectSpecifiersSyntax?) {
        self.init(isAsync: specifiers?.asyncSpecifier != nil, specifiers?.throwsClause)
    }

    init(_ specifiers: FunctionEffectSpecifiersSyntax?) {
        self.init(isAsync: specifiers?.asyncSpecifier != nil, specifiers?.throwsClause)
    }

    /// A typed clause is reduced to its meaning: `throws(any Error)` throws anything, `throws(Never)` nothing.
    private init(isAsync: Bool, _ clause: ThrowsClauseSyntax?) {
        let isRethrowing = clause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
        self.init(isAsync: isAsync, thrown: isRethrowing ? "rethrows" : clause.map { $0.type?.plainText ?? "" })
    }
}
