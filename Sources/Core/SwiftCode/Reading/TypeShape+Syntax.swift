import DovetailFacts
import SwiftSyntax

extension TypeShape {
    /// The shape of a type as written.
    init(_ type: TypeSyntax) {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let type):
            self = .named([NamePart(type.name.unescaped, Self.arguments(type.genericArgumentClause))])
        case .memberType(let type):
            let part = NamePart(type.name.unescaped, Self.arguments(type.genericArgumentClause))
            if let parts = TypeShape(type.baseType).nameParts {
                self = .named(parts + [part])
            } else {
                self = .other(type.plainText)
            }
        case .optionalType(let type): self = .optional(TypeShape(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type): self = .implicitlyUnwrapped(TypeShape(type.wrappedType))
        case .arrayType(let type): self = .array(TypeShape(type.element))
        case .dictionaryType(let type): self = .dictionary(TypeShape(type.key), TypeShape(type.value))
        case .tupleType(let type): self.init(tuple: type)
        case .functionType(let type):
            self = .function(
                parameters: type.parameters.map {
                    $0.ellipsis == nil ? TypeShape($0.type) : .variadic(TypeShape($0.type))
                },
                effects: type.effectSpecifiers?.plainText ?? "",
                result: TypeShape(type.returnClause.type))
        case .compositionType(let type): self = .composition(type.elements.map { TypeShape($0.type) })
        case .metatypeType(let type):
            self = .metatype(TypeShape(type.baseType), type.metatypeSpecifier.text)
        case .someOrAnyType(let type):
            let inner = TypeShape(type.constraint)
            self = type.someOrAnySpecifier.tokenKind == .keyword(.any) ? .existential(inner) : .opaque(inner)
        case .attributedType(let type):
            let words = type.specifiers.map(\.plainText) + type.attributes.map(\.plainText)
            self = words.isEmpty ? TypeShape(type.baseType) : .attributed(words, TypeShape(type.baseType))
        case .packExpansionType(let type): self = .attributed(["repeat"], TypeShape(type.repetitionPattern))
        case .packElementType(let type): self = .attributed(["each"], TypeShape(type.pack))
        default: self = .other(type.plainText)
        }
    }

    /// The names of a type, including those for `[T]`, `[K: V]` and `T?`.
    private var nameParts: [NamePart]? {
        switch self {
        case .named(let parts): parts
        case .array(let element): [NamePart("Array", [element])]
        case .dictionary(let key, let value): [NamePart("Dictionary", [key, value])]
        case .optional(let wrapped): [NamePart("Optional", [wrapped])]
        default: nil
        }
    }

    private init(tuple: TupleTypeSyntax) {
        let elements = tuple.elements.map {
            TupleElement(label: $0.firstName?.text, type: TypeShape($0.type))
        }
        // `(repeat each T)` is a tuple of any number of elements.
        if elements.count == 1, elements[0].label == nil, !tuple.elements.contains(where: \.isPack) {
            self = elements[0].type
        } else {
            self = .tuple(elements)
        }
    }

    private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeShape] {
        guard let clause else { return [] }
        return clause.arguments.map { argument in
            TypeSyntax(argument.argument).map { TypeShape($0) } ?? .other(argument.plainText)
        }
    }
}

extension TupleTypeElementSyntax {
    fileprivate var isPack: Bool { type.is(PackExpansionTypeSyntax.self) }
}

extension TypeReference {
    init(_ type: some TypeSyntaxProtocol, in file: FileContext) {
        let type = TypeSyntax(type)
        self.init(text: type.plainText, shape: TypeShape(type), location: file.location(of: type))
    }
}

extension SyntaxProtocol {
    /// The source without comments, with single spaces where tokens were separated.
    var plainText: String { plainText(upTo: .max) }

    /// Same as `plainText`, but may stop once it has `limit` characters.
    func plainText(upTo limit: Int) -> String {
        var text = ""
        var previousHadSpace = false
        for token in tokens(viewMode: .sourceAccurate) {
            let leading = token.leadingTrivia.contains { !$0.isComment }
            if !text.isEmpty, previousHadSpace || leading { text += " " }
            text += token.text
            if text.utf8.count >= limit, text.count >= limit { break }
            previousHadSpace = !token.trailingTrivia.isEmpty
        }
        return text
    }
}

extension TriviaPiece {
    fileprivate var isComment: Bool {
        switch self {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
        default: false
        }
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var unescaped: String {
        text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
