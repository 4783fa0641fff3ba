// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum LinkingStatus: String, Hashable, Sendable { case required, optional, none }
public typealias FrameworkStatus = LinkingStatus
public typealias SDKStatus = LinkingStatus
public enum SDKType: String, Hashable, Sendable { case library, framework, swiftLibrary }

/// A dependency. Its place does not affect equality.
public struct TargetDependency: Hashable, Sendable {
    enum Kind: String, Encodable { case target, project, external, package, binary, sdk, xctest }
    public enum PackageType: Hashable, Sendable { case runtime, runtimeEmbedded, plugin, macro }

    let kind: Kind
    let name: String
    var path: Path?
    var condition: PlatformCondition?
    var status = LinkingStatus.required
    let place: ManifestPlace

    public static func == (left: Self, right: Self) -> Bool {
        (left.kind, left.name, left.path, left.condition) == (right.kind, right.name, right.path, right.condition)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(name)
        hasher.combine(path)
    }

    public static func target(
        name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil,
        file: StaticString = #filePath, line: Int = #line
    ) -> Self {
        Self(
            kind: .target, name: name, condition: condition, status: status,
            place: ManifestPlace(file: file, line: line))
    }

    public static func target(
        _ target: Target, status: LinkingStatus = .required, condition: PlatformCondition? = nil,
        file: StaticString = #filePath, line: Int = #line
    ) -> Self {
        .target(name: target.name, status: status, condition: condition, file: file, line: line)
    }

    public static func macro(name: String, file: StaticString = #filePath, line: Int = #line) -> Self {
        .target(name: name, file: file, line: line)
    }

    public static func project(
        target: String, path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil,
        file: StaticString = #filePath, line: Int = #line
    ) -> Self {
        Self(
            kind: .project, name: target, path: path, condition: condition, status: status,
            place: ManifestPlace(file: file, line: line))
    }

    public static func external(
        name: String, condition: PlatformCondition? = nil, file: StaticString = #filePath, line: Int = #line
    ) -> Self {
        Self(kind: .external, name: name, condition: condition, place: ManifestPlace(file: file, line: line))
    }

    public static func package(
        product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil,
        file: StaticString = #filePath, line: Int = #line
    ) -> Self {
        Self(kind: .package, name: product, condition: condition, place: ManifestPlace(file: file, line: line))
    }

    public static func packagePlugin(
        product: String, condition: PlatformCondition? = nil, file: StaticString = #filePath, line: Int = #line
    ) -> Self {
        .package(product: product, type: .plugin, condition: condition, file: file, line: line)
    }

    public static func packageMacro(product: String, file: StaticString = #filePath, line: Int = #line) -> Self {
        .package(product: product, type: .macro, file: file, line: line)
    }

    public static func framework(
        path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil,
        file: StaticString = #filePath, line: Int = #line
    ) -> Self { binary(path, status, condition, file, line) }

    public static func xcframework(
        path: Path, expectedSignature: XCFrameworkSignature? = nil, status: LinkingStatus = .required,
        condition: PlatformCondition? = nil, file: StaticString = #filePath, line: Int = #line
    ) -> Self { binary(path, status, condition, file, line) }

    public static func library(
        path: Path, publicHeaders: Path? = nil, swiftModuleMap: Path? = nil, condition: PlatformCondition? = nil,
        file: StaticString = #filePath, line: Int = #line
    ) -> Self { binary(path, .required, condition, file, line) }

    public static func bundle(
        path: Path, condition: PlatformCondition? = nil, file: StaticString = #filePath, line: Int = #line
    ) -> Self { binary(path, .required, condition, file, line) }

    public static func sdk(
        name: String, type: SDKType = .framework, status: LinkingStatus = .required,
        condition: PlatformCondition? = nil, file: StaticString = #filePath, line: Int = #line
    ) -> Self {
        Self(kind: .sdk, name: name, condition: condition, place: ManifestPlace(file: file, line: line))
    }

    /// The system's test framework, which every test bundle has.
    public static var xctest: Self { Self(kind: .xctest, name: "XCTest", place: ManifestPlace(file: "", line: 0)) }

    private static func binary(
        _ path: Path, _ status: LinkingStatus, _ condition: PlatformCondition?, _ file: StaticString, _ line: Int
    ) -> Self {
        Self(
            kind: .binary, name: path.pathString, path: path, condition: condition, status: status,
            place: ManifestPlace(file: file, line: line))
    }
}

public enum XCFrameworkSignature: Equatable, Sendable {
    case unsigned
    case signedWithAppleCertificate(teamIdentifier: String, teamName: String)
    case selfSigned(fingerprint: String)
}
