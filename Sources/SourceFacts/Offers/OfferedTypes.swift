import SwiftParser
import SwiftSyntax
import WiringModel

/// The types that a source or an interface offers to other modules.
package enum OfferedTypes {
    private static let kinds: Set<SyntaxKind> = [
        .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
    ]

    /// The names of the types that stand in no other.
    ///
    /// - Parameter isOfPackage: whether the other modules may be of the same package.
    package static func names(in source: String, package isOfPackage: Bool) -> Set<String> {
        var names: Set<String> = []
        var pending = Parser.parse(source: source).statements.map { Syntax($0.item) }
        while let node = pending.popLast() {
            if let node = node.as(IfConfigDeclSyntax.self) {
                for clause in node.clauses {
                    guard case .statements(let items)? = clause.elements else { continue }
                    pending += items.map { Syntax($0.item) }
                }
            } else if kinds.contains(node.kind), let declaration = node.asProtocol((any NamedDeclSyntax).self),
                let access = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.access,
                access >= (isOfPackage ? .package : .public)
            {
                names.insert(declaration.name.unescaped)
            }
        }
        return names
    }
}
