// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A template for `tuist scaffold`; helpers share its attributes.
public struct Template: Equatable, Sendable {
    public struct Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
        ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, Equatable, Sendable
    {
        public init(stringLiteral value: String) {}
        public init(integerLiteral value: Int) {}
        public init(booleanLiteral value: Bool) {}
        public init(arrayLiteral elements: Self...) {}
        public init(dictionaryLiteral elements: (String, Self)...) {}
    }

    public enum Attribute: ExpressibleByStringInterpolation, Equatable, Sendable, CustomStringConvertible {
        case required(String)
        case optional(String, default: Value)
        public init(stringLiteral value: String) { self = .required(value) }
        public var description: String {
            switch self {
            case .required(let name), .optional(let name, _): "{{ \(name) }}"
            }
        }
    }

    public struct Item: Equatable, Sendable {
        public static func string(path: String, contents: String) -> Self { Self() }
        public static func file(path: String, templatePath: Path) -> Self { Self() }
        public static func directory(path: String, sourcePath: Path) -> Self { Self() }
    }

    public init(description: String, attributes: [Attribute] = [], items: [Item] = []) {}
}
