import DovetailFacts

extension TypeShape {
    /// The type that a name in this type matches in another type: `Feed` for `T` if `Held<T>` is `Held<Feed>`. Nil if
    /// it does not occur, or the two types do not match.
    func meaning(of name: String, where other: TypeShape) -> TypeShape? {
        if path == [name], allArguments.isEmpty { return other }
        let pairs: [(TypeShape, TypeShape)]
        switch (self, other) {
        case (.named(let own), .named(let others)) where own.map(\.name) == others.map(\.name):
            pairs = zip(own, others).flatMap { zip($0.arguments, $1.arguments) }
        case (.optional(let own), .optional(let other)), (.array(let own), .array(let other)),
            (.implicitlyUnwrapped(let own), .implicitlyUnwrapped(let other)),
            (.existential(let own), .existential(let other)), (.attributed(_, let own), .attributed(_, let other)):
            pairs = [(own, other)]
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            pairs = [(key, otherKey), (value, otherValue)]
        case (.tuple(let own), .tuple(let others)) where own.count == others.count:
            pairs = zip(own, others).map { ($0.type, $1.type) }
        case (.function(let own, _, let result), .function(let others, _, let otherResult))
        where own.count == others.count:
            pairs = Array(zip(own, others)) + [(result, otherResult)]
        default: return nil
        }
        let found = Set(pairs.compactMap { $0.meaning(of: name, where: $1) })
        return found.count == 1 ? found.first : nil
    }
}
