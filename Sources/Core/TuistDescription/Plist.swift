// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum Plist: Sendable {
    public indirect enum Value: Equatable, Sendable {
        case string(String)
        case integer(Int)
        case real(Double)
        case boolean(Bool)
        case dictionary([String: Value])
        case array([Value])
    }
}

extension Plist.Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .real(value) }
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    public init(dictionaryLiteral elements: (String, Plist.Value)...) {
        self = .dictionary(Dictionary(elements) { $1 })
    }
    public init(arrayLiteral elements: Plist.Value...) { self = .array(elements) }
}

public enum InfoPlist: ExpressibleByStringInterpolation, Equatable, Sendable {
    public typealias Value = Plist.Value
    case file(path: Path, configuration: ConfigurationName? = nil)
    case dictionary([String: Plist.Value])
    case extendingDefault(with: [String: Plist.Value])
    case variable(String)

    public static var `default`: InfoPlist { .extendingDefault(with: [:]) }
    public static func file(path: String) -> Self { .file(path: Path(path)) }
    public init(stringLiteral value: String) { self = .file(path: Path(value)) }
    public var path: Path? { if case .file(let path, _) = self { path } else { nil } }
}

/// A path, as in Tuist 1 to 3: helpers declare parameters of either type. The forms used by Tuist 4 are below.
public typealias Entitlements = Path

extension Path {
    public static func file(path: Path) -> Path { path }
    public static func dictionary(_ values: [String: Plist.Value]) -> Path { Path("") }
    public static func variable(_ name: String) -> Path { Path("") }
    public var path: Path? { self }
}
