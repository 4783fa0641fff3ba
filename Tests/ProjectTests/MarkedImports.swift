import DovetailDiagnostics
import DovetailFacts
import DovetailSwiftCode
import Testing

/// The imports of a source in a test.
func scan(_ bytes: [UInt8], path: String = "A.swift") -> [ModuleImport] {
    bytes.withUnsafeBytes { ImportScanner.imports(in: $0, path: path) }
}

/// Compares the imports of a source with the expected ones.
///
/// - Parameters:
///   - source: Swift, with `¦` before the name of each imported module.
///   - expected: the expected imports, in order, in the format of `statement`.
func expect(_ source: String, _ expected: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let parts = source.components(separatedBy: "¦")
    let found = scan(Array(parts.joined().utf8))
    #expect(found.map(statement) == expected, "\(source)", sourceLocation: sourceLocation)
    var marks: [String] = []
    var before = ""
    for part in parts.dropLast() {
        before += part
        // A carriage return followed by a line feed is one character and one line.
        let lines = before.split(omittingEmptySubsequences: false) { $0.isNewline }
        marks.append("A.swift:\(lines.count):\((lines.last ?? "").utf8.count + 1)")
    }
    #expect(found.map(\.location.description) == marks, "\(source)", sourceLocation: sourceLocation)
}

/// An import without its place.
func statement(_ found: ModuleImport) -> String {
    var words = found.attributes.map { "@\($0)" }
    if let access = found.access { words.append(access.keyword) }
    words.append("import")
    if let kind = found.kind { words.append(kind) }
    words.append(([found.module] + found.path).joined(separator: "."))
    if !found.condition.isAlways { words.append("when \(found.condition)") }
    return words.joined(separator: " ")
}

extension String {
    func components(separatedBy separator: Character) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
