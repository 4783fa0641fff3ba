extension ValueType {
    /// An expression, in a context of this type, for the value that represents `number`.
    func value(_ number: Int, name: (_ name: String, _ module: Int) -> String) -> String {
        switch self {
        case .int: return "\(number)"
        case .string: return "\"\(number)\""
        case .named(let module, let type): return "\(name(type, module))(\(number))"
        case .existential(let module, _): return "\(name("Voice", module))(\(number))"
        case .optional(let type): return type.value(number, name: name)
        case .array(let type): return "[\(type.value(number, name: name))]"
        case .dictionary(let type): return "[\"k\": \(type.value(number, name: name))]"
        case .tuple(let elements):
            let values = elements.map { element in
                (element.label.map { "\($0): " } ?? "") + element.type.value(number, name: name)
            }
            return "(\(values.joined(separator: ", ")))"
        case .closure(let takesInt, let type):
            return takesInt
                ? "{ _ in \(type.value(number, name: name)) }" : "{ \(type.value(number, name: name)) }"
        case .box(let type): return "\(name("Box", 0))(\(type.value(number, name: name)))"
        }
    }

    /// The same without a context that determines the type.
    func typedValue(_ number: Int, name: (_ name: String, _ module: Int) -> String) -> String {
        switch self {
        case .existential(let module, let names):
            "\(value(number, name: name)) as \(names.map { name($0, module) }.joined(separator: " & "))"
        case .box(.int): "\(name("Box", 0))<Int>(\(number))"
        case .box(.string): "\(name("Box", 0))<String>(\"\(number)\")"
        default: value(number, name: name)
        }
    }

    /// An expression for the number that the value of `expression` represents.
    func number(of expression: String) -> String {
        switch self {
        case .int: return expression
        case .string: return "Int(\(expression))!"
        case .named, .existential: return "\(expression).n"
        case .optional(let type): return type.number(of: "\(expression)!")
        case .array(let type): return type.number(of: "\(expression)[0]")
        case .dictionary(let type): return type.number(of: "\(expression)[\"k\"]!")
        case .tuple(let elements):
            return elements[0].type.number(of: "\(expression).\(elements[0].label ?? "0")")
        case .closure(let takesInt, let type): return type.number(of: "\(expression)(\(takesInt ? "1" : ""))")
        case .box(let type): return type.number(of: "\(expression).value")
        }
    }

    /// The declarations of a module for the types above.
    static func declarations(module: Int) -> [[String]] {
        var blocks = [
            [
                "public struct Token {", "    public let n: Int", "    public init(_ n: Int) { self.n = n }",
                "}",
            ],
            ["public protocol Speaks { var n: Int { get } }"],
        ]
        let voice = module == 0 ? "Speaks, Hears" : "Speaks"
        blocks.append([
            "public struct Voice: \(voice) {", "    public var n: Int", "    public var m: Int { n }",
            "    public init(_ n: Int) { self.n = n }", "}",
        ])
        guard module == 0 else { return blocks }
        return blocks + [
            ["public protocol Hears { var m: Int { get } }"],
            [
                "public final class Service {", "    public let n: Int",
                "    public init(_ n: Int) { self.n = n }", "}",
            ],
            [
                "public enum Kinds {", "    public struct Mode {", "        public let n: Int",
                "        public init(_ n: Int) { self.n = n }", "    }", "}",
            ],
            [
                "public struct Box<Value> {", "    public let value: Value",
                "    public init(_ value: Value) { self.value = value }", "}",
            ],
            ["public typealias Maybe<Wrapped> = Wrapped?"],
            ["public typealias Many<Element> = [Element]"],
            [
                "public enum Names {", "    public typealias Keyed<Value> = Dictionary<String, Value>",
                "    public typealias Later<Result> = () -> Result",
                "    public struct Deep<Value> { public typealias Twice = (Value, Int) }", "}",
            ],
            ["public typealias Below<Need> = Component<Need>"],
            ["public typealias Top = BootstrapComponent"],
        ]
    }

    /// The modules, of this many, that declare a type with this name.
    static func modules(declaring name: String, of count: Int) -> [Int] {
        ["Token", "Speaks", "Voice"].contains(name) ? Array(0..<count) : [0]
    }
}
