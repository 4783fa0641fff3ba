import DovetailFacts
import FactBuilders
import Foundation

/// A type as Swift sees it: two values are equal exactly if they are the same type.
indirect enum KnownType: Hashable {
    case int
    /// A type of the program other than a protocol.
    case declared(Declared)
    case box(KnownType)
    case optional(KnownType)
    case array(KnownType)
    case dictionary(KnownType, KnownType)
    case tuple([Element])
    case function([KnownType], effects: String, KnownType)
    /// `any A & B`, without protocols that another part inherits from.
    case existential(Set<Proto>)
    /// `T.Type`, whose only value is `T.self`.
    case metatype(KnownType)
    /// `any (A & B).Type`, whose values are the types that conform.
    case existentialMetatype(Set<Proto>)

    enum Declared: CaseIterable { case store, inner, item, ownTwin, kitTwin }

    /// `closed` inherits from `readable`.
    enum Proto: CaseIterable { case readable, closed, writable }

    struct Element: Hashable {
        var label: String?
        var type: KnownType
    }

    static func random(depth: Int, _ dice: inout Dice) -> KnownType {
        func inner(_ dice: inout Dice) -> KnownType { random(depth: depth - 1, &dice) }
        switch depth == 0 ? dice.below(3) : dice.below(13) {
        case 0: return .int
        case 1: return .declared(Declared.allCases[dice.below(5)])
        case 2: return .existential(protocols(&dice))
        case 3: return .box(inner(&dice))
        case 4, 5: return .optional(inner(&dice))
        case 6: return .array(inner(&dice))
        case 7: return .dictionary(dice.chance(50) ? .int : inner(&dice), inner(&dice))
        case 8:
            let labels = [nil, "a", "b"]
            let count = [0, 2, 3][dice.below(3)]
            return .tuple((0..<count).map { _ in Element(label: labels[dice.below(3)], type: inner(&dice)) })
        case 9, 10:
            let effects = ["", "throws", "async", "async throws"][dice.below(4)]
            return .function((0..<dice.below(3)).map { _ in inner(&dice) }, effects: effects, inner(&dice))
        case 11: return .metatype(inner(&dice))
        default: return .existentialMetatype(protocols(&dice))
        }
    }

    private static func protocols(_ dice: inout Dice) -> Set<Proto> {
        var found = Set((0...dice.below(3)).map { _ in Proto.allCases[dice.below(3)] })
        if found.contains(.closed) { found.remove(.readable) }
        return found
    }
}

/// Spells a type in one of the forms that Swift accepts, inside the class Outer of the module App.
struct TypeSpeller {
    var dice: Dice

    /// App imports Kit; both declare a Twin.
    static let program = Program(
        modules: [
            module(
                "App",
                file(
                    imports: ["Kit"],
                    types: [
                        declaration(.struct, "Store"), declaration(.class, "Outer"),
                        declaration(.class, "Outer", "Inner"), declaration(.struct, "Twin"),
                        declaration(.class, "Box", generics: ["T"]), declaration(.protocol, "Readable"),
                        declaration(.protocol, "Closed", inherits: [named("Readable")]),
                        declaration(.protocol, "Writable"),
                    ],
                    aliases: [
                        alias("Shop", line: 1, standsFor: .name("Store")),
                        alias("Mall", line: 2, standsFor: path("App", "Shop")),
                        alias("Outer", "Own", line: 3, standsFor: .name("Inner")),
                        alias("Crate", generics: ["U"], line: 4, standsFor: generic("Box", .name("U"))),
                        alias("Maybe", generics: ["T"], line: 5, standsFor: .optional(.name("T"))),
                        alias("List", generics: ["T"], line: 6, standsFor: .array(.name("T"))),
                        alias("Table", generics: ["V"], line: 7, standsFor: .dictionary(.name("Int"), .name("V"))),
                        alias("Number", line: 8, standsFor: path("Swift", "Int")),
                        alias("Both", line: 9, standsFor: .composition([.name("Closed"), .name("Writable")])),
                        alias("Nothing", line: 10, standsFor: .tuple([])),
                        alias("Read", line: 11, standsFor: .existential(.name("Readable"))),
                    ])),
            module(
                "Kit",
                file(
                    "Kit.swift",
                    types: [
                        declaration(.struct, "Item", in: "Kit.swift", access: .public),
                        declaration(.struct, "Twin", in: "Kit.swift", access: .public),
                    ], aliases: [alias("Goods", access: .public, in: "Kit.swift", standsFor: .name("Item"))])),
        ], home: 0)

    private mutating func any(of shapes: TypeShape...) -> TypeShape { shapes[dice.below(shapes.count)] }

    mutating func spell(_ type: KnownType) -> TypeShape {
        switch type {
        case .int:
            return any(
                of: .name("Int"), path("Swift", "Int"), .name("Number"), .name("NSInteger"), path("App", "Number"))
        case .declared(let declared): return spell(declared)
        case .box(let inner):
            let inner = spell(inner)
            return any(
                of: generic("Box", inner), generic("Crate", inner), .named([.init("App"), .init("Box", [inner])]))
        case .optional(let inner):
            let inner = spell(inner)
            return any(
                of: .optional(inner), generic("Optional", inner), .named([.init("Swift"), .init("Optional", [inner])]),
                generic("Maybe", inner), .implicitlyUnwrapped(inner))
        case .array(let inner):
            let inner = spell(inner)
            return any(of: .array(inner), generic("Array", inner), generic("List", inner))
        case .dictionary(let key, let value):
            let (shape, value) = (spell(key), spell(value))
            if key == .int, dice.chance(30) { return generic("Table", value) }
            return any(of: .dictionary(shape, value), generic("Dictionary", shape, value))
        case .tuple([]): return any(of: .tuple([]), .name("Void"), path("Swift", "Void"), .name("Nothing"))
        case .tuple(let elements): return .tuple(elements.map { .init(label: $0.label, type: spell($0.type)) })
        case .function(let parameters, let effects, let result):
            let shape = TypeShape.function(
                parameters: parameters.map { spell($0) }, effects: spell(effects: effects), result: spell(result))
            return dice.chance(20) ? .attributed(["@escaping"], shape) : shape
        case .existential(let protocols):
            if protocols == [.readable], dice.chance(30) { return .name("Read") }
            let shape = spell(protocols)
            return any(of: shape, .existential(shape))
        case .metatype(.existential(let protocols)):
            let shape = spell(protocols)
            return any(of: .metatype(.existential(shape), "Type"), .metatype(shape, "Protocol"))
        case .metatype(.existentialMetatype(let protocols)):
            return .metatype(.existential(.metatype(spell(protocols), "Type")), "Type")
        case .metatype(let inner): return .metatype(spell(inner), "Type")
        case .existentialMetatype(let protocols):
            let shape = TypeShape.metatype(spell(protocols), "Type")
            return any(of: shape, .existential(shape))
        }
    }

    private mutating func spell(effects: String) -> String {
        effects.replacingOccurrences(
            of: "throws", with: ["throws", "throws(any Error)", "throws(Error)"][dice.below(3)])
    }

    private mutating func spell(_ declared: KnownType.Declared) -> TypeShape {
        switch declared {
        case .store: any(of: .name("Store"), path("App", "Store"), .name("Shop"), .name("Mall"), path("App", "Mall"))
        case .inner:
            any(
                of: .name("Inner"), .name("Own"), path("Outer", "Inner"), path("Outer", "Own"),
                path("App", "Outer", "Inner"))
        case .item: any(of: .name("Item"), path("Kit", "Item"), .name("Goods"), path("Kit", "Goods"))
        case .ownTwin: any(of: .name("Twin"), path("App", "Twin"))
        case .kitTwin: path("Kit", "Twin")
        }
    }

    private mutating func spell(_ proto: KnownType.Proto) -> TypeShape {
        switch proto {
        case .readable: any(of: .name("Readable"), path("App", "Readable"))
        case .closed: any(of: .name("Closed"), path("App", "Closed"))
        case .writable: any(of: .name("Writable"), path("App", "Writable"))
        }
    }

    /// In any order, with duplicates, and with protocols that another one inherits from.
    private mutating func spell(_ protocols: Set<KnownType.Proto>) -> TypeShape {
        var parts = protocols.map { spell($0) }
        if protocols.contains(.closed), dice.chance(40) { parts.append(spell(.readable)) }
        if dice.chance(20) { parts.append(parts[0]) }
        parts.shuffle(using: &dice)
        if protocols == [.closed, .writable], dice.chance(40) { parts = [.name("Both")] }
        return parts.count == 1 ? parts[0] : .composition(parts)
    }
}
