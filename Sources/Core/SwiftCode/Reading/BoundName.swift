import SwiftSyntax

/// A name bound by a property's pattern, and what the declaration shows about its type.
struct BoundName {
    let name: TokenSyntax
    let type: TypeSyntax?
    let value: ExprSyntax?

    /// The names in a pattern, each with its part of the written type or, without one, of the value:
    /// `let (a, b) = (1, "")`. A name whose part is unknown is included without it.
    static func all(in pattern: PatternSyntax, type: TypeSyntax?, value: ExprSyntax?) -> [BoundName] {
        if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
            return [BoundName(name: name, type: type, value: value)]
        }
        guard let elements = pattern.as(TuplePatternSyntax.self)?.elements else { return [] }
        if elements.count == 1, let only = elements.first, only.label == nil {
            return all(in: only.pattern, type: type, value: value)
        }
        let labels = elements.map { $0.label?.text }
        // Labels may reorder the parts.
        let isInOrder = labels.allSatisfy { $0 == nil }
        let types = isInOrder ? type?.as(TupleTypeSyntax.self)?.elements.map(\.type) : nil
        let values = isInOrder && type == nil ? value?.as(TupleExprSyntax.self)?.elements.map(\.expression) : nil
        return elements.enumerated().flatMap { index, element in
            all(
                in: element.pattern, type: types?.count == elements.count ? types?[index] : nil,
                value: values?.count == elements.count ? values?[index] : nil)
        }
    }
}
