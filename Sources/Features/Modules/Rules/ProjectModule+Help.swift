import DovetailDiagnostics
import DovetailFacts

/// What to write to change the dependencies of a module, in the words of what declares it.
extension ProjectModule {
    /// Whether an Xcode project declares it, which people change in Xcode.
    var isXcodeTarget: Bool { location?.path.hasSuffix(".pbxproj") ?? false }
    private static let linkPhase = "Build Phases, Link Binary With Libraries"

    /// How to add a dependency.
    ///
    /// - Parameter dependency: as it appears in the sentence, with its quotes.
    func adding(_ dependency: String) -> String {
        if isXcodeTarget {
            return "in Xcode, add \(dependency) to the target '\(target ?? name)' (\(Self.linkPhase))"
        }
        let manifest = location.map { " in \($0.path)" } ?? ""
        return "add \(dependency) to the dependencies of '\(name)'\(manifest)"
    }

    /// How to remove a dependency.
    ///
    /// - Parameter place: where the manifest declares it, if that is known.
    func removing(_ dependency: String, at place: SourceLocation? = nil) -> String {
        isXcodeTarget
            ? "in Xcode, remove '\(dependency)' from the target '\(target ?? name)' (\(Self.linkPhase))"
            : "remove '\(dependency)' from the dependencies of '\(name)'"
                + (place.map { " (\($0.path):\($0.line))" } ?? "")
    }
}
