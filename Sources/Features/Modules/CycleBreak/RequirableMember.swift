import DovetailDiagnostics
import DovetailFacts

/// A member as a requirement of an interface's protocol.
extension MemberFact {
    /// Attributes and modifiers that a requirement needs as well, such as `@MainActor`.
    var requiredAttributes: [String] {
        attributeNames.filter { ["MainActor", "discardableResult"].contains($0) }.map { "@\($0)" }
            + (isolation == Isolation.none ? ["nonisolated"] : [])
    }

    /// Why no protocol can require it, in words that follow its name; nil if one can.
    var obstacle: String? {
        if !condition.isAlways { return "is under #if" }
        for name in attributeNames where name != "MainActor" {
            if name == "available" || name.hasSuffix("Actor") || name.hasSuffix("Builder") { return "has @\(name)" }
        }
        if ownership == .consuming || ownership == .borrowing { return "consumes or borrows its value" }
        if kind == .property, result == nil { return "does not say its type" }
        if isGeneric { return "is generic" }
        if effects.thrown == "rethrows" { return "rethrows" }
        if effects.thrown?.isEmpty == false { return "throws a type of its own" }
        if parameters.contains(where: \.isVariadic) { return "takes variadic arguments" }
        if parameters.contains(where: \.hasAttributes) { return "has an attribute on a parameter" }
        if kind == .function, name.isOperator { return "is an operator" }
        return signature.lazy.compactMap(\.obstacle).first.map { "has \($0) in its signature" }
    }
}

extension TypeShape {
    /// The part of the type that a protocol's requirement cannot have, or that this tool cannot write.
    fileprivate var obstacle: String? {
        switch self {
        case .named(let parts):
            if parts.contains(where: { $0.name == "Self" }) { return "'Self'" }
            return parts.lazy.flatMap(\.arguments).compactMap(\.obstacle).first
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .metatype(let type, _),
            .existential(let type):
            return type.obstacle
        case .dictionary(let key, let value): return key.obstacle ?? value.obstacle
        case .tuple(let elements): return elements.lazy.compactMap(\.type.obstacle).first
        case .function(let parameters, _, let result):
            return parameters.lazy.compactMap(\.obstacle).first ?? result.obstacle
        case .composition(let types): return types.lazy.compactMap(\.obstacle).first
        case .opaque: return "an opaque type"
        case .attributed(let words, let type):
            let known: Set<String> = ["inout", "@escaping", "@Sendable", "@MainActor"]
            return words.first { !known.contains($0) } ?? type.obstacle
        case .variadic(let type): return type.obstacle
        case .other(let text): return "'\(text)'"
        }
    }
}
