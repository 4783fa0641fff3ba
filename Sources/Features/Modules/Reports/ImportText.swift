package import DovetailFacts

/// Imports as lines of text, location first, like a compiler's messages.
package enum ImportText {
    /// Appends a line for each import.
    package static func append(_ imports: [ModuleImport], to document: inout [UInt8]) {
        for found in imports { document += "\(found.location): \(statement(found))\n".utf8 }
    }

    /// The import statement, and the condition that applies to it.
    private static func statement(_ found: ModuleImport) -> String {
        var words = found.attributes.map { "@\($0)" }
        if let access = found.access { words.append(access.keyword) }
        words.append("import")
        if let kind = found.kind { words.append(kind) }
        words.append(([found.module] + found.path).joined(separator: "."))
        if !found.condition.isAlways { words.append("[when \(found.condition)]") }
        return words.joined(separator: " ")
    }
}
