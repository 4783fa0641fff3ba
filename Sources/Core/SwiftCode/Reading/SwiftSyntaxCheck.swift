import SwiftSyntax

/// Whether sources are syntactically correct.
package enum SwiftSyntaxCheck {
    /// Whether a source has syntax errors, or is nested too deeply to tell.
    package static func hasErrors(_ source: String, path: String) -> Bool {
        guard let tree = try? SourceParser.parse(source, path: path) else { return true }
        return tree.hasError
    }
}
