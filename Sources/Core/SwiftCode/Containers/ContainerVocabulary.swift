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
    /// Hand-written containers, from the rules.
    package var handWritten: [HandWrittenContainer] = []

    package init() {}

    /// Identifies the vocabulary; the facts of a file depend on it.
    var contentKey: ContentKey {
        ContentKey("\(helpers.sorted()) \(registrars.sorted()) \(wrappers.sorted()) \(makers.sorted()) \(handWritten)")
    }
}
