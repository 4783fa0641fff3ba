import DovetailFacts
import SwiftSyntax

/// Reads the calls in a file that register and resolve.
///
/// What a call of one of the program's own functions means depends on that function, which other files declare. So such
/// calls are no facts of their file: they are read when the facts of all files are joined, and only in the files that
/// contain one of the program's words.
enum ContainerReader {
    /// - Parameter vocabulary: the names that may concern containers; without any of the program's own, the result
    ///   depends only on the file's bytes.
    static func read(_ file: ParsedFile, _ vocabulary: ContainerVocabulary) -> ContainerFacts {
        let visitor = ContainerVisitor(file.context, vocabulary)
        visitor.walk(file.tree)
        return visitor.facts
    }
}
