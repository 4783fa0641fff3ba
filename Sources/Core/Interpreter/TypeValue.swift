import DovetailFacts
import DovetailSemantics

/// A type, with what its names mean, and in the form in which it is compared.
struct TypeValue: Hashable {
    private final class Box {
        let bound: BoundType
        let type: Type

        init(_ bound: BoundType, _ type: Type) {
            self.bound = bound
            self.type = type
        }
    }

    private let box: Box
    /// The evaluation in which it is written out, so that it no longer depends on a caller.
    var origin = Origin()

    init(_ bound: BoundType, _ type: Type, origin: Origin) {
        box = Box(bound, type)
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
        default: return TypeValue(bound, inner, origin: origin)
        }
    }
}
