import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// What an expression may be worth: one of several kinds, and its type as the compiler sees it.
struct Value: Hashable {
    /// One thing that a value may be.
    indirect enum Kind: Hashable {
        /// An object of the program or of a library, by its number.
        case object(Int)
        /// A closure, by its number.
        case closure(Int)
        /// A local function, by its number.
        case local(Int)
        /// A function or an initializer that is not called, by its number in the code, and what it is called on.
        case function(Int, on: Value?)
        /// An initializer of a type, or another static function, that was not chosen yet.
        case member(of: TypeValue, String, labels: [String]?)
        /// A function of a library that is not called, and what it is called on.
        case bound(String, on: Value)
        /// The names of a key path.
        case keyPath([String])
        case metatype(TypeValue)
        case text(String)
        case integer(Int)
        /// A Boolean: when it is true.
        case truth(PathCondition)
        case null
        case list([Value])
        case dictionary([[Value]])
        case tuple([String?], [Value])
        /// A case of an enum, and its payload.
        case enumCase(String, [Value])
        case unknown(Unknown)
    }

    var kinds: [Kind]
    var type: TypeValue?
    /// Where a name or a metatype is written, as far as reports need it.
    var origin = Origin()
    /// The lookup that found nothing, which the code accepted, by its number.
    var absence: Int?

    init(_ kind: Kind, _ type: TypeValue? = nil, origin: Origin = Origin()) {
        kinds = [kind]
        self.type = type
        self.origin = origin
    }

    init(kinds: [Kind], type: TypeValue?) {
        self.kinds = kinds
        self.type = type
    }

    static func unknown(_ why: Why, _ type: TypeValue? = nil) -> Value { Value(.unknown(Unknown(why)), type) }

    /// `Type.init` or `Type.init(first:second:)` as a function; nil for another member.
    static func initializer(_ name: String, of owner: TypeValue) -> Value? {
        guard name == "init" || name.hasPrefix("init(") else { return nil }
        let labels = name == "init" ? nil : name.dropFirst(5).dropLast().split(separator: ":").map(String.init)
        return Value(.member(of: owner, "init", labels: labels), nil)
    }

    static var void: Value { Value(.tuple([], [])) }

    /// More kinds than this are one unknown.
    private static let limit = 12

    /// What is one of both.
    func joined(_ other: Value) -> Value {
        if kinds == other.kinds { return type == nil ? other : self }
        var all = self
        for kind in other.kinds where !all.kinds.contains(kind) { all.kinds.append(kind) }
        if all.type == nil || !all.kinds.contains(where: \.isSome) { all.type = other.type ?? type }
        if all.kinds.count > Self.limit { return .unknown(.manyValues, all.type) }
        return all
    }

    /// The only thing that it may be; nil if it may be several.
    var only: Kind? { kinds.count == 1 ? kinds[0] : nil }

    /// The value without nil; nothing if it is surely nil.
    var unwrapped: Value? {
        var some = self
        some.kinds.removeAll { $0 == .null }
        some.type = type.map(\.withoutOptional)
        return some.kinds.isEmpty ? nil : some
    }

    /// The value as it may be again on another path; nil if it depends on the path.
    var withoutPath: Value? {
        var value = self
        value.kinds = kinds.map { kind in
            if case .unknown(let unknown) = kind { return .unknown(Unknown(unknown.why)) }
            return kind
        }
        let isPlain = value.kinds.allSatisfy { kind in
            switch kind {
            case .unknown, .object, .truth: true
            case .list(let parts), .tuple(_, let parts), .enumCase(_, let parts):
                parts.allSatisfy { $0.kinds.allSatisfy(\.isConstant) }
            default: kind.isConstant
            }
        }
        return isPlain ? value : nil
    }

    /// The labels of an initializer that is written with them as a function.
    var labels: [String]? { if case .member(_, _, let labels)? = only { labels } else { nil } }

    var mayBeNil: Bool { kinds.contains(.null) }

    /// Why part of it is unknown; nil if nothing is.
    var unknown: Why? {
        for case .unknown(let unknown) in kinds { return unknown.why }
        return nil
    }

    func of(_ type: TypeValue?) -> Value {
        var value = self
        if let type { value.type = type }
        return value
    }
}

extension Value.Kind {
    var isSome: Bool { self != .null }
}

/// Something unknown, perhaps the same each time that it is read.
struct Unknown: Hashable {
    var why: Why
    /// Identifies a value that cannot change; nil for one that may be another each time.
    var identity: Int?

    init(_ why: Why, identity: Int? = nil) {
        self.why = why
        self.identity = identity
    }
}

/// Where a type or a name became what it is: the call in some function's evaluation.
struct Origin: Hashable {
    /// The number of the evaluation; 0 for what no function passed on.
    var frame = 0

    /// They do not make values differ.
    static func == (one: Self, other: Self) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
