// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct TargetMetadata: Equatable, Sendable {
    public let tags: [String]
    public static let `default` = Self(tags: [])
    public static func metadata(tags: [String] = [], isLocal: Bool = true) -> Self { Self(tags: tags) }
}

public enum MergedBinaryType: Equatable, Sendable {
    case disabled, automatic
    case manual(mergeableDependencies: Set<String>)
}

public struct OnDemandResourcesTags: Equatable, Sendable {
    public static func tags(initialInstall: [String]? = nil, prefetchOrder: [String]? = nil) -> Self { Self() }
}

/// A folder that Xcode keeps in step with the disk; its Swift files are sources.
public struct BuildableFolder: ExpressibleByStringInterpolation, Equatable, Sendable {
    public let path: Path
    let excluded: [String]

    public init(stringLiteral value: String) { self.init(path: Path(value), excluded: []) }
    init(path: Path, excluded: [String]) {
        self.path = path
        self.excluded = excluded
    }

    public static func folder(_ path: Path, exceptions: BuildableFolderExceptions = []) -> Self {
        Self(path: path, excluded: exceptions.exceptions.flatMap(\.excluded))
    }
}

public struct BuildableFolderExceptions: ExpressibleByArrayLiteral, Equatable, Sendable {
    public let exceptions: [BuildableFolderException]
    public init(arrayLiteral elements: BuildableFolderException...) { exceptions = elements }
    public static func exceptions(_ exceptions: [BuildableFolderException]) -> Self { Self(exceptions) }
    init(_ exceptions: [BuildableFolderException]) { self.exceptions = exceptions }
}

public struct BuildableFolderException: Equatable, Sendable {
    let excluded: [String]
    public static func exception(
        excluded: [Path] = [], compilerFlags: [String: String] = [:], publicHeaders: [Path] = [],
        privateHeaders: [Path] = []
    ) -> Self { Self(excluded: excluded.map(\.pathString)) }
}

public struct CopyFilesAction: Equatable, Sendable {
    public enum Destination: Equatable, Sendable {
        case absolutePath, productsDirectory, wrapper, executables, resources, javaResources, frameworks
        case sharedFrameworks, sharedSupport, plugins, other
    }

    public init(name: String, destination: Destination, subpath: String? = nil, files: [FileElement]) {}
    init() {}
    public static func productsDirectory(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
    public static func wrapper(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
    public static func executables(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
    public static func resources(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
    public static func javaResources(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
    public static func frameworks(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
    public static func sharedFrameworks(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
    public static func sharedSupport(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
    public static func plugins(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
}

public struct Headers: Equatable, Sendable {
    public enum AutomaticExclusionRule: Equatable, Sendable {
        case projectExcludesPrivateAndPublic, publicExcludesPrivateAndProject
    }

    public init(
        public: FileList? = nil, private: FileList? = nil, project: FileList? = nil,
        exclusionRule: AutomaticExclusionRule = .projectExcludesPrivateAndPublic
    ) {}
    public static func headers(
        public: FileList? = nil, private: FileList? = nil, project: FileList? = nil,
        exclusionRule: AutomaticExclusionRule = .projectExcludesPrivateAndPublic
    ) -> Self { Self() }
    public static func allHeaders(from: FileList, umbrella: Path, private: FileList? = nil) -> Self { Self() }
    public static func allHeaders(
        from: FileList, umbrella: Path, private: FileList? = nil, allOthersAsProject: Bool
    ) -> Self { Self() }
    public static func onlyHeaders(from: FileList, umbrella: Path, private: FileList? = nil) -> Self { Self() }
}

public struct CoreDataModel: Equatable, Sendable {
    public init(_ path: Path, currentVersion: String? = nil) {}
    public static func coreDataModel(_ path: Path, currentVersion: String? = nil) -> Self { Self(path) }
}

public struct BuildRule: Equatable, Sendable {
    public struct FileType: Equatable, Sendable {
        public static func named(_ name: String) -> Self { Self() }
        public static let sourceFilesWithNamesMatching = Self()
        public static let swiftSource = Self()
        public static let metal = Self()
        public static let objCSource = Self()
    }

    public struct CompilerSpec: Equatable, Sendable {
        public static let customScript = Self()
        public static let swiftCompiler = Self()
        public static let appleClang = Self()
    }

    public init(
        name: String? = nil, fileType: FileType, filePatterns: String? = nil, compilerSpec: CompilerSpec,
        inputFiles: [String] = [], outputFiles: [String] = [], outputFilesCompilerFlags: [String] = [],
        script: String? = nil, runOncePerArchitecture: Bool? = nil
    ) {}
    public static func buildRule(
        name: String? = nil, fileType: FileType, filePatterns: String? = nil, compilerSpec: CompilerSpec,
        inputFiles: [String] = [], outputFiles: [String] = [], outputFilesCompilerFlags: [String] = [],
        script: String? = nil, runOncePerArchitecture: Bool? = nil
    ) -> Self { Self(fileType: fileType, compilerSpec: compilerSpec) }
}
