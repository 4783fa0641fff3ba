package import DovetailFacts

/// The names by which calls in a file may concern a container, in addition to the functions that all containers have.
package struct ContainerVocabulary: Hashable, Sendable {
    /// The program's functions that resolve what their callers specify.
    package var helpers: Set<String> = []
    /// The program's functions that register what they are passed.
    package var registrars: Set<String> = []
    /// The program's property wrappers that resolve the types of their variables.
    package var wrappers: Set<String> = ["Inject"]
    /// The program's generic types that resolve or register their own generic parameters.
    package var makers: Set<String> = []
    /// The program's protocols to which containers conform.
    package var protocols: Set<String> = []
    /// Hand-written containers, from the rules.
    package var handWritten: [HandWrittenContainer] = []

    package init() {}

    /// Identifies the part of the vocabulary that may occur in a file; the file's facts depend on it.
    ///
    /// - Parameter words: the words of the file.
    func contentKey(in words: WordFilter) -> ContentKey {
        func part(_ names: Set<String>) -> [String] {
            names.filter { name in
                // They are used without being named, and operators are no words.
                if ["subscript", "callAsFunction"].contains(name) { return true }
                guard let word = WordFilter.Word(in: Array(name.utf8)) else { return true }
                return words.mayHold(oneOf: [word])
            }.sorted()
        }
        let parts = [helpers, registrars, wrappers, makers, protocols].map { "\(part($0))" }
        return ContentKey("\(parts.joined(separator: " ")) \(handWritten)")
    }
}
