// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct SourceFileGlob: ExpressibleByStringInterpolation, Equatable, Sendable {
    public var glob: Path
    public var excluding: [Path]

    public init(_ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil) {
        self.glob = glob
        self.excluding = excluding
    }

    public init(
        _ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil
    ) {
        self.init(glob, excluding: excluding.map { [$0] } ?? [])
    }

    public init(stringLiteral value: String) { self.init(Path(value)) }

    public static func glob(
        _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> Self { Self(glob, excluding: excluding) }

    public static func glob(
        _ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> Self { Self(glob, excluding: excluding) }

    public static func generated(
        _ path: Path, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> Self { Self(path) }
}

public enum FileCodeGen: String, Equatable, Sendable { case `public`, `private`, project, disabled }

public struct SourceFilesList: ExpressibleByArrayLiteral, ExpressibleByStringInterpolation, Equatable, Sendable {
    public var globs: [SourceFileGlob]

    public init(globs: [SourceFileGlob]) { self.globs = globs }
    @_disfavoredOverload public init(globs: [String]) { self.globs = globs.map { SourceFileGlob(Path($0)) } }
    public init(arrayLiteral elements: SourceFileGlob...) { globs = elements }
    public init(stringLiteral value: String) { globs = [SourceFileGlob(Path(value))] }

    public static func sourceFilesList(globs: [SourceFileGlob]) -> Self { Self(globs: globs) }
    @_disfavoredOverload public static func sourceFilesList(globs: [String]) -> Self { Self(globs: globs) }
    public static func paths(_ paths: [Path]) -> Self { Self(globs: paths.map { SourceFileGlob($0) }) }
}

public enum FileElement: ExpressibleByStringInterpolation, Equatable, Sendable {
    case glob(pattern: Path)
    case folderReference(path: Path)
    public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}

/// A path, as in Tuist 1 to 3, whose scripts list paths. The forms used by Tuist 4 are below.
public typealias FileListGlob = Path

extension Path {
    public static func glob(_ glob: Path, excluding: [Path] = []) -> Path { glob }
    public static func glob(_ glob: Path, excluding: Path?) -> Path { glob }
}

public struct FileList: ExpressibleByArrayLiteral, ExpressibleByStringInterpolation, Equatable, Sendable {
    public var globs: [FileListGlob]
    public init(globs: [FileListGlob]) { self.globs = globs }
    public init(arrayLiteral elements: FileListGlob...) { globs = elements }
    public init(stringLiteral value: String) { globs = [FileListGlob(stringLiteral: value)] }
    public static func list(_ globs: [FileListGlob]) -> Self { Self(globs: globs) }
}

public enum ResourceFileElement: ExpressibleByStringInterpolation, Equatable, Sendable {
    case glob(
        pattern: Path, excluding: [Path] = [], tags: [String] = [], inclusionCondition: PlatformCondition? = nil)
    case folderReference(path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil)
    public init(stringLiteral value: String) { self = .glob(pattern: Path(value)) }
}

public struct ResourceFileElements: ExpressibleByArrayLiteral, ExpressibleByStringInterpolation, Equatable, Sendable {
    public var resources: [ResourceFileElement]
    public var privacyManifest: PrivacyManifest?

    public init(resources: [ResourceFileElement]) { self.resources = resources }
    public init(arrayLiteral elements: ResourceFileElement...) { resources = elements }
    public init(stringLiteral value: String) { resources = [.glob(pattern: Path(value))] }
    public static func resources(
        _ resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil
    ) -> Self { Self(resources: resources) }
}

public struct PrivacyManifest: Equatable, Sendable {
    public static func privacyManifest(
        tracking: Bool, trackingDomains: [String], collectedDataTypes: [[String: Plist.Value]],
        accessedApiTypes: [[String: Plist.Value]]
    ) -> Self { Self() }
}
