/// What a member is used on, as far as its type may be found from what is declared.
package indirect enum Receiver: Hashable, Sendable {
    /// The object whose function it is in.
    case own
    /// A variable or a type.
    case name(String)
    /// What a function returns that is called without a receiver, or an object of a type.
    case call(String)
    case member(Receiver, String)
    /// What a function of something returns; whether all its arguments are written out as texts, numbers or the like, so
    /// that they tell it no type.
    case memberCall(Receiver, String, isPlain: Bool)
    /// A static member or a case of a type that the context tells.
    case implicit(String)
    /// An element of a list.
    case element(Receiver)
    /// A value whose type is written.
    case typed(TypeShape)

    /// Nil if nothing declared tells its type.
    package init?(_ expression: Expression) {
        switch expression {
        case .name("self", _, _), .name("Self", _, _): self = .own
        case .name("super", _, _): return nil
        case .name(let name, _, _): self = .name(name)
        case .implicit("init", _): return nil
        case .implicit(let name, _): self = .implicit(name)
        case .member(let base, let name, _, _):
            guard let base = Receiver(base) else { return nil }
            self = name == "self" ? base : .member(base, name)
        case .call(let call):
            switch call.callee {
            case .name(let name, _, _): self = .call(name)
            case .member(let base, "init", _, _):
                guard let base = Receiver(base) else { return nil }
                self = base
            case .member(let base, let name, _, _):
                guard let base = Receiver(base) else { return nil }
                self = .memberCall(base, name, isPlain: call.all.allSatisfy { $0.value.isPlain })
            default: return nil
            }
        case .optional(let inner), .forced(let inner, _), .chain(let inner), .attempt(let inner, _),
            .awaited(let inner), .address(let inner), .metatype(let inner):
            guard let inner = Receiver(inner) else { return nil }
            self = inner
        case .cast(_, let type, let kind):
            guard kind != .test else { return nil }
            self = .typed(type)
        case .text: self = .typed(.name("String"))
        case .integer: self = .typed(.name("Int"))
        case .real: self = .typed(.name("Double"))
        case .boolean: self = .typed(.name("Bool"))
        case .type(let shape): self = .typed(shape)
        case .list: self = .typed(.array(.other("")))
        case .dictionary: self = .typed(.dictionary(.other(""), .other("")))
        default: return nil
        }
    }
}

extension Expression {
    /// Whether it is a literal or the like, of no type of the program.
    fileprivate var isPlain: Bool {
        switch self {
        case .text, .integer, .real, .boolean, .null, .implicit: true
        case .unary(_, let inner, _, _): inner.isPlain
        default: false
        }
    }
}
