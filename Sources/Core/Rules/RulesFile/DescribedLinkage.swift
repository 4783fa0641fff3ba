import DovetailBasics
package import DovetailBinaries
import Foundation

/// Combines the linking described in a rules file with the libraries that exist.
package struct DescribedLinkage {
    /// In the order of the file.
    package private(set) var images: [LinkedImage] = []
    /// Names that match nothing.
    package private(set) var problems: [RulesProblem] = []

    private let names: [String]
    private let libraries: [String]

    /// - Parameter described: the images, with paths for this run.
    /// - Parameter libraries: the paths of the existing libraries.
    /// - Parameter isThere: whether a source folder exists.
    /// - Parameter imports: the modules that the sources in some folders import, sorted; nil if they are not all known.
    package init(
        _ described: [DescribedImage], libraries: [String], isThere: (_ folder: String) -> Bool,
        imports: (_ folders: [String]) throws -> [String]?
    ) rethrows {
        names = described.map(\.name)
        self.libraries = libraries
        for image in described {
            var result = LinkedImage(name: image.name, kind: image.kind, location: image.location)
            result.links = image.links.flatMap { inputs($0) }
            result.embeds = image.embeds.map { paths in paths.flatMap { inputs($0) } }
            result.flags = image.flags
            result.system = image.system
            result.slices = image.slices
            result.imports = image.sources.isEmpty ? nil : try imports(image.sources.map(\.path))
            problems += image.sources.filter { !isThere($0.path) }.map {
                RulesProblem("'sources' lists '\($0.path)', but there is no such folder", at: $0.location)
            }
            images.append(result)
        }
    }

    /// The inputs that one entry names: an image, or the libraries whose paths match.
    private mutating func inputs(_ entry: RulesPath) -> [LinkInput] {
        if names.contains(entry.path) { return [LinkInput(.image(entry.path), at: entry.location)] }
        let found = libraries.filter { entry.path == $0 || Self.matches($0, entry.path) }
        if found.isEmpty {
            let last = entry.path.lastComponent
            let limit = last.count > 5 ? 2 : 1
            let near = (names + libraries).map { known in
                (editDistance(known.lastComponent, last, limit: limit), known)
            }.filter { $0.0 <= limit }.min { $0 < $1 }
            problems.append(
                RulesProblem(
                    "'\(entry.path)' is neither an image in 'linkage' nor a library"
                        + (near.map { "; did you mean '\($0.1)'?" } ?? ""), at: entry.location))
        }
        return found.map { LinkInput(.library($0), at: entry.location) }
    }

    /// Whether a path matches a pattern: `*` matches text without a slash, `**` any folders.
    private static func matches(_ path: String, _ pattern: String) -> Bool {
        func matches(_ parts: ArraySlice<Substring>, _ names: ArraySlice<Substring>) -> Bool {
            guard let part = parts.first else { return names.isEmpty }
            if part == "**" {
                return (names.startIndex...names.endIndex).contains { matches(parts.dropFirst(), names[$0...]) }
            }
            guard let name = names.first, fnmatch(String(part), String(name), 0) == 0 else { return false }
            return matches(parts.dropFirst(), names.dropFirst())
        }
        guard pattern.hasPrefix("/") == path.hasPrefix("/") else { return false }
        return matches(pattern.split(separator: "/")[...], path.split(separator: "/")[...])
    }
}
