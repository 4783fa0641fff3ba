import DovetailSwiftCode

/// How projects of apps name a package.
extension NewPackage {
    /// The name in a specification, or of the folder or repository.
    var name: String {
        switch self {
        case .path(_, let name): name
        case .url(let url, _): XcodeTargetReader.identity(url)
        }
    }

    /// The names by which dependencies on it may be known, in lower case.
    var identities: [String] {
        switch self {
        case .path(let path, let name): [name.lowercased(), XcodeTargetReader.identity(path).lowercased()]
        case .url: [name.lowercased()]
        }
    }

    /// Where it is.
    var place: String {
        switch self {
        case .path(let path, _): path
        case .url(let url, _): url
        }
    }

    /// Its fields in an XcodeGen specification.
    var fields: KeyValuePairs<String, String> {
        switch self {
        case .path(let path, _): ["path": path]
        case .url(let url, let version): ["url": url, "from": version]
        }
    }

    /// The same as one line.
    var specification: String { "{\(fields.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}" }
}
