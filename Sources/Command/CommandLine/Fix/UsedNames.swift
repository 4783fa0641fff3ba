import DovetailBasics
import DovetailDiagnostics
import DovetailSwiftCode
import Foundation

/// Keeps the edits that rename a declaration only if no other code has its name: a use would no longer compile.
enum UsedNames {
    /// The findings, without such edits.
    ///
    /// - Parameter paths: all files that may use a declaration.
    static func kept(_ findings: [Finding], in paths: () -> [String]) -> [Finding] {
        guard findings.contains(where: renames) else { return findings }
        let files = Set(paths()).map { ($0, FileManager.default.contents(atPath: $0).map(Array.init) ?? []) }
        return findings.map { finding in
            guard renames(finding), !finding.edits.allSatisfy({ isOnlyPlace($0, files) }) else { return finding }
            var left = finding
            left.edits = []
            return left
        }
    }

    /// Whether the edits of a finding change a declaration at another place.
    private static func renames(_ finding: Finding) -> Bool {
        finding.id.kind.group == .components
            && finding.edits.contains { $0.start != finding.location && !$0.replacement.isEmpty }
    }

    private static func isOnlyPlace(_ edit: Edit, _ files: [(path: String, bytes: [UInt8])]) -> Bool {
        guard let own = files.first(where: { $0.path == edit.start.path }) else { return false }
        let lines = own.bytes.split(separator: 10, omittingEmptySubsequences: false)
        guard lines.indices.contains(edit.start.line - 1) else { return false }
        let line = lines[edit.start.line - 1]
        let name = Array(line.dropFirst(edit.start.column - 1).prefix(edit.end.column - edit.start.column))
        return !name.isEmpty && files.reduce(0) { $0 + count(name, in: $1.bytes) } == 1
    }

    /// How often a word occurs in a text.
    private static func count(_ word: [UInt8], in bytes: [UInt8]) -> Int {
        bytes.split { !isIdentifierByte($0) }.count { $0.elementsEqual(word) }
    }
}
