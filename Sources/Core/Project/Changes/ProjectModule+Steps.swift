package import DovetailDiagnostics
package import DovetailFacts

/// What declares modules, which decides how people change it.
package enum ManifestKind: Sendable {
    case package, tuist, xcodeGen, xcode

    /// - Parameter path: the path of the manifest.
    package init(_ path: String) {
        if isPackageManifest(path) {
            self = .package
        } else if path.hasSuffix(".pbxproj") {
            self = .xcode
        } else {
            self = path.hasSuffix(".swift") ? .tuist : .xcodeGen
        }
    }
}

/// What to write to change the dependencies of a module, in the words of what declares it.
extension ProjectModule {
    private var isXcodeTarget: Bool { location.map { ManifestKind($0.path) } == .xcode }
    private static let linkPhase = "Build Phases, Link Binary With Libraries"

    /// Whether the manifest of an app declares it, rather than that of a package.
    package var isOfApp: Bool { location.map { ManifestKind($0.path) != .package } ?? false }

    /// How to add a dependency.
    ///
    /// - Parameter dependency: as it appears in the sentence, with its quotes.
    package func adding(_ dependency: String) -> String {
        if isXcodeTarget {
            return "in Xcode, add \(dependency) to the target '\(target ?? name)' (\(Self.linkPhase))"
        }
        let manifest = location.map { " in \($0.path)" } ?? ""
        return "add \(dependency) to the dependencies of '\(name)'\(manifest)"
    }

    /// How to remove a dependency.
    ///
    /// - Parameter place: where the manifest declares it, if that is known.
    package func removing(_ dependency: String, at place: SourceLocation? = nil) -> String {
        isXcodeTarget
            ? "in Xcode, remove '\(dependency)' from the target '\(target ?? name)' (\(Self.linkPhase))"
            : "remove '\(dependency)' from the dependencies of '\(name)'"
                + (place.map { " (\($0.path):\($0.line))" } ?? "")
    }
}
