import DovetailFacts
import DovetailSemantics

/// A type, with what its names mean, and in the form in which it is compared.
struct TypeValue: Hashable {
    /// What is found out about a type once for all values of it.
    final class Box {
        let bound: BoundType
        let type: Type
        /// Nil until it is needed.
        fileprivate(set) var head: BoundType?
        fileprivate(set) var declaration: TypeInstance??
        fileprivate(set) var library: LibraryType??

        init(_ bound: BoundType, _ type: Type) {
            self.bound = bound
            self.type = type
        }
    }

    let box: Box
    /// The evaluation in which it is written out, so that it no longer depends on a caller.
    var origin = Origin()

    init(_ bound: BoundType, _ type: Type, origin: Origin) {
        self.init(Box(bound, type), origin: origin)
    }

    init(_ box: Box, origin: Origin) {
        self.box = box
        self.origin = origin
    }

    var bound: BoundType { box.bound }
    var type: Type { box.type }
    var shape: TypeShape { box.bound.shape }

    static func == (one: Self, other: Self) -> Bool { one.box === other.box || one.type == other.type }
    func hash(into hasher: inout Hasher) { hasher.combine(type) }

    /// The wrapped type of an optional that is written as one; otherwise the type itself.
    var withoutOptional: TypeValue {
        guard case .optional(let inner) = type else { return self }
        switch shape {
        case .optional(let part), .implicitlyUnwrapped(let part):
            return TypeValue(BoundType(shape: part, context: bound.context), inner, origin: origin)
        case .named(let parts) where parts.last?.name == "Optional" && parts.last?.arguments.count == 1:
            let part = parts[parts.count - 1].arguments[0]
            return TypeValue(BoundType(shape: part, context: bound.context), inner, origin: origin)
        default: return TypeValue(bound, inner, origin: origin)
        }
    }
}

extension Types {
    /// The type with bound names and aliases replaced, and without attributes.
    func head(_ type: TypeValue) -> BoundType {
        if let known = type.box.head { return known }
        let found = head(type.bound)
        type.box.head = found
        return found
    }

    /// The declaration of a type; nil for a type of another library, or one that has none.
    func declaration(_ type: TypeValue) -> TypeInstance? {
        if let known = type.box.declaration { return known }
        let found = declaration(type.bound)
        type.box.declaration = .some(found)
        return found
    }

    /// The library's type that is meant; nil for any other.
    func library(_ type: TypeValue) -> LibraryType? {
        if let known = type.box.library { return known }
        let found = library(type.bound)
        type.box.library = .some(found)
        return found
    }
}
