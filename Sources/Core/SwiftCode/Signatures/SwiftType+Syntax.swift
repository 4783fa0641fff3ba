import DovetailFacts
import SwiftSyntax

extension SwiftType {
    /// A type as written in a declaration, with specifiers and attributes kept separate.
    init(_ type: TypeSyntax) {
        guard let attributed = type.as(AttributedTypeSyntax.self) else {
            self.init(tokens: Self.tokens(of: type), shape: Shape(type))
            return
        }
        let base = attributed.baseType
        self.init(tokens: Self.tokens(of: base), shape: Shape(base))
        specifiers = attributed.specifiers.map { $0.plainText }
        attributes = attributed.attributes.map { $0.plainText }
        // `nonisolated(nonsending)` may follow the attributes; not all versions of SwiftSyntax have a node for it.
        let late = attributed.tokens(viewMode: .sourceAccurate).filter {
            $0.position >= attributed.attributes.endPosition && $0.position < base.position
        }
        if !late.isEmpty { attributes.append(late.map(\.text).joined()) }
    }

    /// The tokens of a syntax node.
    static func tokens(of node: some SyntaxProtocol) -> [Token] {
        var tokens: [Token] = []
        var hasSpace = false
        for token in node.tokens(viewMode: .sourceAccurate) {
            hasSpace = hasSpace || token.leadingTriviaLength.utf8Length > 0
            let text = token.text
            let isName =
                switch token.tokenKind {
                case .identifier: isName(token)
                case .keyword(.Self): true
                default: false
                }
            tokens.append(Token(text, hasSpace: hasSpace, isName: isName))
            hasSpace = token.trailingTriviaLength.utf8Length > 0
        }
        return tokens
    }

    private static func isName(_ token: TokenSyntax) -> Bool {
        guard let parent = token.parent else { return true }
        if let member = parent.as(MemberTypeSyntax.self) { return member.name != token }
        if let element = parent.as(TupleTypeElementSyntax.self) {
            return element.firstName != token && element.secondName != token
        }
        return true
    }
}

extension SwiftType.Shape {
    fileprivate init(_ type: TypeSyntax) {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let type): self = .optional(SwiftType(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type): self = .optional(SwiftType(type.wrappedType))
        case .arrayType(let type): self = .array(SwiftType(type.element))
        case .dictionaryType: self = .dictionary
        case .functionType: self = .function
        case .packExpansionType: self = .packExpansion
        case .metatypeType(let type):
            self = type.metatypeSpecifier.tokenKind == .keyword(.Type) ? .metatype(SwiftType(type.baseType)) : .other
        case .someOrAnyType(let type): self = type.someOrAnySpecifier.tokenKind == .keyword(.some) ? .opaque : .other
        case .tupleType(let type):
            let elements = type.elements.map { element in
                SwiftType.Element(
                    label: element.firstName.flatMap { $0.text == "_" ? nil : $0.text }, type: SwiftType(element.type))
            }
            if elements.count == 1, elements[0].label == nil, elements[0].type.shape != .packExpansion {
                // Parentheses around a type change nothing.
                self = elements[0].type.attributes.isEmpty ? elements[0].type.shape : .other
            } else {
                self = .tuple(elements)
            }
        case .identifierType(let type):
            guard let clause = type.genericArgumentClause else {
                self = .other
                break
            }
            // Depending on the version of SwiftSyntax, the argument is a type or a choice of types.
            let arguments = clause.arguments.compactMap { argument in
                argument.children(viewMode: .sourceAccurate).lazy.compactMap { $0.as(TypeSyntax.self) }.first
            }
            switch (type.name.text, arguments.count) {
            case ("Optional", 1): self = .optional(SwiftType(arguments[0]))
            case ("Array", 1): self = .array(SwiftType(arguments[0]))
            case ("Dictionary", 2): self = .dictionary
            default: self = .other
            }
        default: self = .other
        }
    }
}
