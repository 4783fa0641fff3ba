import DovetailBinaries
import Foundation

/// The files that a build configuration leaves out of a target, by `EXCLUDED_SOURCE_FILE_NAMES` and
/// `INCLUDED_SOURCE_FILE_NAMES`.
struct XcodeFileFilter {
    private let excluded: [String]
    private let included: [String]

    /// Nil for a configuration that leaves nothing out. An exclusion for some platforms only leaves nothing out, and what
    /// is included for some platforms only is not left out.
    init?(_ settings: XcodeSettings) {
        excluded = LinkerOption.words(of: settings.value("EXCLUDED_SOURCE_FILE_NAMES") ?? "")
        included = settings.values(of: "INCLUDED_SOURCE_FILE_NAMES").flatMap(LinkerOption.words)
        if excluded.isEmpty { return nil }
    }

    /// The filters of all configurations; none if one of them leaves nothing out. What some configuration compiles
    /// belongs to the target.
    static func all(_ configurations: [XcodeSettings]) -> [XcodeFileFilter] {
        let filters = configurations.map { XcodeFileFilter($0) }
        return filters.contains { $0 == nil } ? [] : filters.compactMap(\.self)
    }

    /// - Parameter file: an absolute path.
    func leavesOut(_ file: String) -> Bool {
        excluded.contains { Self.matches(file, $0) } && !included.contains { Self.matches(file, $0) }
    }

    /// Whether the end of a path matches a pattern that has as many parts.
    private static func matches(_ file: String, _ pattern: String) -> Bool {
        let names = file.split(separator: "/"), parts = pattern.split(separator: "/")
        guard !parts.isEmpty, pattern.hasPrefix("/") ? names.count == parts.count : names.count >= parts.count else {
            return false
        }
        return zip(names.suffix(parts.count), parts).allSatisfy { fnmatch(String($1), String($0), 0) == 0 }
    }
}
