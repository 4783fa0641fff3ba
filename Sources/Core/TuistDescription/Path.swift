// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A path in a manifest, kept as written: the reader of the output knows what it is relative to.
public struct Path: ExpressibleByStringInterpolation, Codable, Hashable, Sendable {
    public enum PathType: String, Codable, Sendable {
        case relativeToCurrentFile, relativeToManifest, relativeToRoot
    }

    public let type: PathType
    public let pathString: String
    public let callerPath: String?

    init(_ pathString: String, _ type: PathType, callerPath: String? = nil) {
        self.pathString = pathString
        self.type = type
        self.callerPath = callerPath
    }

    public init(_ path: String) { self.init(stringLiteral: path) }

    /// A literal is relative to the manifest, or to the root after `//`.
    public init(stringLiteral value: String) {
        if value.hasPrefix("//") {
            self.init(String(value.dropFirst(2)), .relativeToRoot)
        } else {
            self.init(value, .relativeToManifest)
        }
    }

    public static func path(_ path: String) -> Path { Path(path) }
    public static func relativeToRoot(_ path: String) -> Path { Path(path, .relativeToRoot) }
    public static func relativeToManifest(_ path: String) -> Path { Path(path, .relativeToManifest) }

    public static func relativeToCurrentFile(_ path: String, callerPath: StaticString = #filePath) -> Path {
        Path(path, .relativeToCurrentFile, callerPath: "\(callerPath)")
    }
}
