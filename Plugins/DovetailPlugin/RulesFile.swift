import Foundation

/// The project's rules.
enum RulesFile {
    /// The rules file in a folder; none if there is none.
    ///
    /// - Throws: `TwoRulesFiles` if there are two, as the command does.
    static func urls(in folder: URL) throws -> [URL] {
        let found = ["dovetail.yml", "dovetail.yaml"].map { folder.appendingPathComponent($0) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        guard found.count < 2 else { throw TwoRulesFiles() }
        return found
    }
}

/// The error that a folder has both rules files.
struct TwoRulesFiles: Error, CustomStringConvertible {
    var description: String { "there are two rules files, 'dovetail.yml', 'dovetail.yaml'; remove one of them" }
}
