/// The type of a value that components provide and need, independent of its spelling.
indirect enum ValueType: Hashable, Sendable {
    struct Element: Hashable, Sendable {
        var label: String?
        var type: ValueType
    }

    case int
    case string
    /// A struct or class that a module declares.
    case named(module: Int, name: String)
    /// `any P`, or `any P & Q`.
    case existential(module: Int, names: [String])
    case optional(ValueType)
    case array(ValueType)
    /// `[String: Value]`.
    case dictionary(ValueType)
    case tuple([Element])
    /// `() -> Result`, or `(Int) -> Result`.
    case closure(takesInt: Bool, ValueType)
    case box(ValueType)

    /// The last of the modules that declare a part of the type.
    var module: Int {
        switch self {
        case .int, .string: 0
        case .named(let module, _), .existential(let module, _): module
        case .optional(let type), .array(let type), .dictionary(let type), .closure(_, let type),
            .box(let type):
            type.module
        case .tuple(let elements): elements.map(\.type.module).max() ?? 0
        }
    }

    /// Whether the type can be inferred from the value in `let x = …`.
    var isReadFromValue: Bool {
        switch self {
        case .int, .string, .named, .existential: true
        case .box(let type): type == .int || type == .string
        default: false
        }
    }

    /// Types from which other types are made, in a program with this many modules.
    static func simple(modules: Int) -> [ValueType] {
        let first: [ValueType] = [
            .int, .string, .named(module: 0, name: "Service"), .named(module: 0, name: "Kinds.Mode"),
            .existential(module: 0, names: ["Hears", "Speaks"]),
        ]
        return first
            + (0..<modules).flatMap { module in
                [.named(module: module, name: "Token"), .existential(module: module, names: ["Speaks"])]
            }
    }

    /// A random type.
    static func random(modules: Int, _ random: inout SplitMix) -> ValueType {
        let simple = random.pick(simple(modules: modules))
        switch random.number(0...11) {
        case 0: return .optional(simple)
        case 1: return .array(simple)
        case 2: return .dictionary(simple)
        case 3: return .tuple([Element(type: simple), Element(type: .int)])
        case 4: return .tuple([Element(label: "x", type: .int), Element(label: "y", type: simple)])
        case 5: return .closure(takesInt: random.chance(50), simple)
        case 6: return .box(simple)
        case 7: return .optional(.closure(takesInt: false, simple))
        case 8: return .array(.optional(simple))
        default: return simple
        }
    }

    /// A similar type.
    func near(modules: Int, _ random: inout SplitMix) -> ValueType {
        switch self {
        case .optional(let type) where random.chance(60): type
        case .named(let module, "Token") where module > 0: .named(module: module - 1, name: "Token")
        case .existential(let module, ["Speaks"]) where module > 0: .existential(module: 0, names: ["Speaks"])
        case .tuple(let elements):
            .tuple(elements.enumerated().map { Element(label: "\($1.label ?? "a")\($0)", type: $1.type) })
        case .closure(let takesInt, let type): .closure(takesInt: !takesInt, type)
        case .box(.int): .box(.string)
        default: random.chance(50) ? .optional(self) : .random(modules: modules, &random)
        }
    }
}
