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

/// Older manifests pass a path where newer ones pass entitlements.
public enum Entitlements: ExpressibleByStringInterpolation, Equatable, Sendable {
    case file(path: Path)
    case dictionary([String: Plist.Value])
    case variable(String)

    public init(stringLiteral value: String) { self = .file(path: Path(value)) }
    public static func relativeToRoot(_ path: String) -> Self { .file(path: .relativeToRoot(path)) }
    public static func relativeToManifest(_ path: String) -> Self { .file(path: .relativeToManifest(path)) }
    public static func relativeToCurrentFile(_ path: String, callerPath: StaticString = #filePath) -> Self {
        .file(path: .relativeToCurrentFile(path, callerPath: callerPath))
    }
    public var path: Path? { if case .file(let path) = self { path } else { nil } }
}
