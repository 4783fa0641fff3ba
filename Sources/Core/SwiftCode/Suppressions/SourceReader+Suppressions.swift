import DovetailBasics
package import DovetailDiagnostics

extension SourceReader {
    /// The comments in some files that suppress findings; none for unreadable files.
    package static func suppressions(inFiles paths: [String]) -> [Suppression] {
        Workers.map(paths.count) { index, bytes -> [Suppression] in
            bytes.read(paths[index]) == nil ? SuppressionReader.read(path: paths[index], bytes.bytes) : []
        }.flatMap { $0 }.sorted { $0.location < $1.location }
    }

    /// The suppressions of a rules file, in order.
    package static func suppressions(inRulesFile path: String) -> [Suppression] {
        Workers.map(1) { _, bytes -> [Suppression] in
            bytes.read(path) == nil ? RulesSuppressionReader.read(path: path, bytes.bytes) : []
        }.flatMap { $0 }
    }
}
