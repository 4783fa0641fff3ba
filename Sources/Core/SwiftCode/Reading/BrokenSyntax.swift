import DovetailBasics
import SwiftSyntax

/// Determines what a syntax error leaves unread.
enum BrokenSyntax {
    /// Words that concern what is checked. An unreadable part that contains one may matter.
    private static let words = [
        "Component", "Container", "Dependency", "Inject", "Resolver", "ssembl", "container", "dependency", "parent:",
        "provide", "regist", "resolve", "shared",
    ]

    /// The type that has the fault in a single member: a function, a property or the like that contains none of the
    /// words above. Nil if more may be hidden.
    static func enclosingType(of position: AbsolutePosition, in tree: SourceFileSyntax) -> String? {
        guard let item = tree.statements.first(where: { $0.position <= position && position < $0.endPosition }),
            case .decl(let declaration) = item.item,
            let (name, members) = type(declaration), members.leftBrace.presence == .present,
            members.rightBrace.presence == .present, members.leftBrace.endPosition <= position,
            position < members.rightBrace.position, members.unexpectedBetweenMembersAndRightBrace == nil,
            let member = members.members.first(where: { $0.position <= position && position <= $0.endPosition }),
            isPlain(member.decl)
        else { return nil }
        let text = member.description
        return words.contains { text.contains(text: $0) } ? nil : name
    }

    /// Whether it is the argument of a `#selector` on the line above. The compiler accepts it there, but SwiftSyntax
    /// does not.
    static func isSelectorsArgument(_ node: Syntax) -> Bool {
        guard let first = node.firstToken(viewMode: .sourceAccurate), first.tokenKind == .leftParen,
            let name = first.previousToken(viewMode: .sourceAccurate)
        else { return false }
        return name.text == "selector" && name.previousToken(viewMode: .sourceAccurate)?.tokenKind == .pound
    }

    private static func type(_ declaration: DeclSyntax) -> (name: String, MemberBlockSyntax)? {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .classDecl(let node): (node.name.text, node.memberBlock)
        case .structDecl(let node): (node.name.text, node.memberBlock)
        case .enumDecl(let node): (node.name.text, node.memberBlock)
        case .actorDecl(let node): (node.name.text, node.memberBlock)
        case .protocolDecl(let node): (node.name.text, node.memberBlock)
        case .extensionDecl(let node): (node.extendedType.trimmedDescription, node.memberBlock)
        default: nil
        }
    }

    /// Whether a member contains no declaration that others depend on: it is not a type or an initializer.
    private static func isPlain(_ member: DeclSyntax) -> Bool {
        member.is(FunctionDeclSyntax.self) || member.is(VariableDeclSyntax.self) || member.is(SubscriptDeclSyntax.self)
    }
}
