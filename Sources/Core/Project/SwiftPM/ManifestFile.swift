import Foundation

/// Selects the manifest of a package that SwiftPM reads: `Package.swift`, or one for a version of Swift, such as
/// `Package@swift-6.0.swift`.
enum ManifestFile {
    /// The path of a package's manifest, for display.
    static func path(in folder: String) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let name = name(among: names, installed: { installed }) { name in
            FileManager.default.contents(atPath: "\(folder)/\(name)").map {
                String(decoding: $0.prefix(256), as: UTF8.self)
            }
        }
        return folder == "." ? name : "\(folder)/\(name)"
    }

    /// Whether a file is a manifest for a certain version of Swift.
    static func isForVersion(_ name: String) -> Bool { version(ofName: name) != nil }

    /// The name of the manifest that SwiftPM reads: the one for exactly the installed version; otherwise the newest one
    /// for an older version, if its tools version is newer than that of `Package.swift`.
    ///
    /// - Parameter installed: SwiftPM's version; nil if it is not installed, in which case the newest manifest is used.
    /// - Parameter text: the beginning of a file.
    static func name(
        among names: [String], installed: () -> [Int]?, text: (String) -> String?
    ) -> String {
        let plain = "Package.swift"
        let candidates = names.compactMap { name in version(ofName: name).map { (version: $0, name: name) } }
        guard !candidates.isEmpty else { return plain }
        let installed = installed() ?? [.max]
        for length in [3, 2, 1] where installed.count >= length {
            let own = "Package@swift-\(installed.prefix(length).map(String.init).joined(separator: ".")).swift"
            if names.contains(own) { return own }
        }
        let older = candidates.filter { !isOlder(installed, $0.version) }
        guard let newest = older.max(by: { isOlder($0.version, $1.version) }) else { return plain }
        guard names.contains(plain) else { return newest.name }
        func tools(_ name: String) -> [Int] { text(name).flatMap(toolsVersion) ?? [] }
        return isOlder(tools(plain), tools(newest.name)) ? newest.name : plain
    }

    /// The version in a manifest's name.
    private static func version(ofName name: String) -> [Int]? {
        let (prefix, suffix) = ("Package@swift-", ".swift")
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
        return numbers(name.dropFirst(prefix.count).dropLast(suffix.count))
    }

    /// The version in `// swift-tools-version: 6.0`.
    private static func toolsVersion(_ text: String) -> [Int]? {
        guard let range = text.range(of: "swift-tools-version:") else { return nil }
        return numbers(text[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." })
    }

    private static func numbers(_ text: some StringProtocol) -> [Int]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        return parts.contains(nil) || parts.count > 3 ? nil : parts.compactMap { $0 }
    }

    /// Whether a version is older than another; missing numbers count as 0.
    private static func isOlder(_ version: [Int], _ other: [Int]) -> Bool {
        func whole(_ version: [Int]) -> [Int] { version + Array(repeating: 0, count: max(0, 3 - version.count)) }
        return whole(version).lexicographicallyPrecedes(whole(other))
    }

    /// The version of Swift on the search path, such as 6.3.1; nil if there is none.
    private static let installed: [Int]? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        guard let says = SwiftCompiler.find(on: path, limit: 60)?.version, let range = says.range(of: "Swift version ")
        else { return nil }
        return numbers(says[range.upperBound...].prefix { $0.isNumber || $0 == "." })
    }()
}
