extension LibraryBundle {
    /// Contradictions between the bundle's metadata and its binaries. Reads no file.
    var contradictions: [BundleProblem] {
        variants.flatMap(\.contradictions) + repeatedPlatforms + differingInstallNames
    }

    /// Several libraries for the same platform, among which nothing can choose.
    private var repeatedPlatforms: [BundleProblem] {
        var first: [String: String] = [:]
        var problems: [BundleProblem] = []
        for variant in variants {
            guard let platform = variant.listed?.platform, let identifier = variant.identifier else { continue }
            if let other = first[platform] {
                problems.append(
                    BundleProblem(
                        path: "\(path)/Info.plist", text: "'\(other)' and '\(identifier)' are both for \(platform)",
                        isOfBuild: true))
            } else {
                first[platform] = identifier
            }
        }
        return problems
    }

    /// A library has a single install name, except that on macOS it may include a version folder.
    private var differingInstallNames: [BundleProblem] {
        var first: (name: String, variant: LibraryVariant)?
        var problems: [BundleProblem] = []
        for variant in variants {
            let names = Set((variant.binary?.slices ?? []).flatMap(\.images).compactMap(\.installName))
            for name in names.sorted() {
                guard let (known, other) = first else {
                    first = (name, variant)
                    continue
                }
                guard Self.unversioned(name) != Self.unversioned(known) else { continue }
                let whose =
                    other.path == variant.path ? "another slice's" : "that of '\(other.identifier ?? other.path)'"
                problems.append(
                    BundleProblem(
                        path: variant.path, text: "the install name is '\(name)', but \(whose) is '\(known)'",
                        isOfBuild: true))
            }
        }
        return problems
    }

    /// `@rpath/Foo.framework/Foo` for `@rpath/Foo.framework/Versions/A/Foo`.
    private static func unversioned(_ installName: String) -> String {
        let parts = installName.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 3, parts[parts.count - 3] == "Versions", parts[parts.count - 4].hasSuffix(".framework")
        else { return installName }
        return (parts.dropLast(3) + parts.suffix(1)).joined(separator: "/")
    }
}
