// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum FileHeaderTemplate: ExpressibleByStringInterpolation, Equatable, Sendable {
    case file(Path)
    case string(String)
    public init(stringLiteral value: String) { self = .string(value) }
}

/// How resource accessors are generated; the code exists only in a generated project.
public struct ResourceSynthesizer: Equatable, Sendable {
    public enum Parser: String, Equatable, Sendable {
        case strings, stringsCatalog, assets, plists, fonts, coreData, interfaceBuilder, json, yaml, files
    }

    public struct ParserOption: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral,
        ExpressibleByArrayLiteral, Equatable, Sendable
    {
        public init(stringLiteral value: String) {}
        public init(integerLiteral value: Int) {}
        public init(floatLiteral value: Double) {}
        public init(booleanLiteral value: Bool) {}
        public init(dictionaryLiteral elements: (String, Self)...) {}
        public init(arrayLiteral elements: Self...) {}
    }

    public typealias Options = [String: ParserOption]

    public static func strings(parserOptions: Options = [:]) -> Self { Self() }
    public static func strings(plugin: String, parserOptions: Options = [:]) -> Self { Self() }
    public static func stringsCatalogs(parserOptions: Options = [:]) -> Self { Self() }
    public static func stringsCatalogs(plugin: String, parserOptions: Options = [:]) -> Self { Self() }
    public static func assets(parserOptions: Options = [:]) -> Self { Self() }
    public static func assets(plugin: String, parserOptions: Options = [:]) -> Self { Self() }
    public static func plists(parserOptions: Options = [:]) -> Self { Self() }
    public static func plists(plugin: String, parserOptions: Options = [:]) -> Self { Self() }
    public static func fonts(parserOptions: Options = [:]) -> Self { Self() }
    public static func fonts(plugin: String, parserOptions: Options = [:]) -> Self { Self() }
    public static func coreData(parserOptions: Options = [:]) -> Self { Self() }
    public static func coreData(plugin: String, parserOptions: Options = [:]) -> Self { Self() }
    public static func interfaceBuilder(parserOptions: Options = [:]) -> Self { Self() }
    public static func interfaceBuilder(plugin: String, parserOptions: Options = [:]) -> Self { Self() }
    public static func json(parserOptions: Options = [:]) -> Self { Self() }
    public static func json(plugin: String, parserOptions: Options = [:]) -> Self { Self() }
    public static func yaml(parserOptions: Options = [:]) -> Self { Self() }
    public static func yaml(plugin: String, parserOptions: Options = [:]) -> Self { Self() }
    public static func files(extensions: Set<String>, parserOptions: Options = [:]) -> Self { Self() }
    public static func files(plugin: String, extensions: Set<String>, parserOptions: Options = [:]) -> Self { Self() }
    public static func custom(
        name: String, parser: Parser, parserOptions: Options = [:], extensions: Set<String>
    ) -> Self { Self() }
    public static func custom(
        plugin: String, parser: Parser, parserOptions: Options = [:], extensions: Set<String>, resourceName: String
    ) -> Self { Self() }
}

extension Array where Element == ResourceSynthesizer {
    public static var `default`: [ResourceSynthesizer] { [] }
}
