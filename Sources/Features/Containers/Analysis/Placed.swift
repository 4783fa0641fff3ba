import DovetailFacts
import DovetailSemantics

/// A fact about containers, and the context in which its names are looked up.
///
/// Facts and contexts are large and passed on often, so copies share one object until one of them is changed.
struct Placed<Fact> {
    private final class Content {
        let fact: Fact
        let context: LookupContext
        let isDovetail: Bool?

        init(_ fact: Fact, context: LookupContext, isDovetail: Bool?) {
            self.fact = fact
            self.context = context
            self.isDovetail = isDovetail
        }
    }

    private var content: Content

    init(fact: Fact, context: LookupContext, isDovetail: Bool? = nil) {
        content = Content(fact, context: context, isDovetail: isDovetail)
    }

    /// Changing it copies the fact and the context.
    var fact: Fact {
        _read { yield content.fact }
        _modify {
            var fact = content.fact
            defer { content = Content(fact, context: content.context, isDovetail: content.isDovetail) }
            yield &fact
        }
    }

    var context: LookupContext {
        _read { yield content.context }
        _modify {
            var context = content.context
            defer { content = Content(content.fact, context: context, isDovetail: content.isDovetail) }
            yield &context
        }
    }

    /// Whether the library that the file imports is Dovetail; nil if it imports none.
    var isDovetail: Bool? { content.isDovetail }

    /// Another fact of the same place.
    func with<Other>(_ other: Other) -> Placed<Other> {
        Placed<Other>(fact: other, context: content.context, isDovetail: content.isDovetail)
    }
}
