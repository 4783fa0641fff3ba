package import DovetailFacts

/// The words by which a file's calls may be a container's, beside those that all containers know.
package struct ContainerVocabulary: Hashable, Sendable {
    /// Functions of the program that resolve what they are asked for.
    package var helpers: Set<String> = []
    /// Functions of the program that register what they are given.
    package var registrars: Set<String> = []
    /// Property wrappers of the program that resolve their variables' types.
    package var wrappers: Set<String> = ["Inject"]
    /// Generic types of the program that resolve or register their own parameters.
    package var makers: Set<String> = []
    /// Hand-written containers, from the rules.
    package var handWritten: [HandWrittenContainer] = []

    package init() {}

    /// What tells it from others: a file's facts depend on it.
    var contentKey: ContentKey {
        ContentKey("\(helpers.sorted()) \(registrars.sorted()) \(wrappers.sorted()) \(makers.sorted()) \(handWritten)")
    }
}
