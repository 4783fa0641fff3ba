// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The external dependencies in Tuist 3, which helpers may mention. Products are referred to by name.
public struct Dependencies: Equatable, Sendable {
    public init(
        carthage: CarthageDependencies? = nil, swiftPackageManager: SwiftPackageManagerDependencies? = nil,
        platforms: Set<Platform> = []
    ) {}
}

public struct CarthageDependencies: ExpressibleByArrayLiteral, Equatable, Sendable {
    public enum Dependency: Equatable, Sendable {
        case github(path: String, requirement: Requirement)
        case git(path: String, requirement: Requirement)
        case binary(path: String, requirement: Requirement)
    }

    public enum Requirement: Equatable, Sendable {
        case exact(Version)
        case upToNext(Version)
        case atLeast(Version)
        case branch(String)
        case revision(String)
    }

    public init(_ dependencies: [Dependency]) {}
    public init(arrayLiteral elements: Dependency...) {}
}

public struct SwiftPackageManagerDependencies: ExpressibleByArrayLiteral, Equatable, Sendable {
    public init(
        _ packages: [Package] = [], productTypes: [String: Product] = [:], baseSettings: Settings = .settings(),
        targetSettings: [String: SettingsDictionary] = [:], projectOptions: [String: Project.Options] = [:]
    ) {}
    public init(arrayLiteral elements: Package...) {}
}

/// The options of `Tuist/Package.swift`, which helpers may mention.
public struct PackageSettings: Equatable, Sendable {
    public init(
        productTypes: [String: Product] = [:], productDestinations: [String: Destinations] = [:],
        baseSettings: Settings = .settings(), targetSettings: [String: Settings] = [:],
        projectOptions: [String: Project.Options] = [:]
    ) {}
}
