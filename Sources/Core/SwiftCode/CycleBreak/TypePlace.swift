import SwiftSyntax

/// The position of a type's name, and whether `any P` is allowed there.
enum TypePlace {
    /// `any P` is allowed; in parentheses if it is wrapped.
    case plain(isWrapped: Bool)
    /// It is not allowed, for this reason.
    case refused(String)

    private static let containers: Set<String> = ["Array", "Optional", "Result", "Published", "Binding"]

    /// - Parameter node: the type's name, including its module.
    init(_ node: TypeSyntax) {
        let isWrapped =
            node.parent?.is(OptionalTypeSyntax.self) ?? false
            || node.parent?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
        if let reason = Self.reason(Syntax(node)) {
            self = .refused(reason)
        } else {
            self = .plain(isWrapped: isWrapped)
        }
    }

    private static func reason(_ node: Syntax) -> String? {
        var node = node
        while let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .optionalType, .implicitlyUnwrappedOptionalType, .arrayType, .tupleType, .tupleTypeElement,
                .tupleTypeElementList, .functionType, .attributedType, .genericArgumentList, .genericArgumentClause,
                .returnClause where !(parent.parent?.is(FunctionSignatureSyntax.self) ?? false):
                break
            case .dictionaryType(let type):
                if type.key.id == node.id { return "a protocol cannot be a key" }
            case .genericArgument:
                guard let reason = argument(parent) else { break }
                return reason
            case .identifierType, .memberType: break
            case .typeAnnotation, .functionParameter, .returnClause, .closureParameter, .typeExpr, .asExpr, .isExpr:
                return nil
            case .inheritedType: return inherited(parent)
            case .extensionDecl: return "an extension of it cannot move to a protocol"
            case .metatypeType: return "its metatype is used"
            case .someOrAnyType, .compositionType: return "it is part of 'some', 'any' or '&'"
            case .typeInitializerClause: return "a type alias refers to it"
            case .genericParameter, .genericRequirement, .sameTypeRequirement, .conformanceRequirement:
                return "a generic requirement refers to it"
            default: return "it is used in a position that is not supported"
            }
            node = parent
        }
        return "it is used in a position that is not supported"
    }

    private static func argument(_ node: Syntax) -> String? {
        guard let list = node.parent?.as(GenericArgumentListSyntax.self),
            let name = list.parent?.parent?.as(IdentifierTypeSyntax.self)?.name.text
        else { return "it is a generic argument" }
        if containers.contains(name) { return nil }
        if name == "Dictionary", list.last?.id == node.id { return nil }
        return "it is a generic argument of '\(name)', which a protocol may not fit"
    }

    private static func inherited(_ node: Syntax) -> String {
        let isClass = node.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false
        return isClass ? "a class inherits from it" : "a type conforms to it"
    }
}
