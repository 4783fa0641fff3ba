import DovetailFacts
import SwiftSyntax

/// Functions that are passed or kept as values: what calls them is unknown.
extension ContainerVisitor {
    /// Records the function that an expression may name without calling it.
    func noteFunctionValue(_ expression: ExprSyntax) {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.unescaped
            if !name.startsLikeType, scope[name] == nil { functionValues.insert(name) }
        } else if let access = expression.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.unescaped
            guard name == "init" else {
                functionValues.insert(name)
                return
            }
            if let type = access.base.flatMap({ names(of: $0)?.last }) { functionValues.insert("\(type).init") }
        }
    }
}
