package import DovetailFacts

/// The names by which calls in a file may concern a container, in addition to the functions that all containers have.
package struct ContainerVocabulary: Hashable, Sendable {
    /// The program's functions that resolve what their callers specify.
    package var helpers: Set<String> = []
    /// The program's functions that register what they are passed.
    package var registrars: Set<String> = []
    /// The program's functions that may fill containers with the assemblies that they are passed.
    package var appliers: Set<String> = []
    /// The property wrappers, the program's or InjectPropertyWrapper's, that resolve the types of their variables.
    package var wrappers: Set<String> = []
    /// The program's generic types that resolve or register their own generic parameters.
    package var makers: Set<String> = []
    /// The program's protocols to which containers conform.
    package var protocols: Set<String> = []
    /// The program's variables that hold containers and whose names do not show it.
    package var variables: Set<String> = []
    /// Hand-written containers, from the rules.
    package var handWritten: [HandWrittenContainer] = []

    package init() {}

    /// Whether it has only the words of the libraries.
    var isOfLibraries: Bool { self == ContainerVocabulary() }

    /// The part of the vocabulary that may occur in a file.
    ///
    /// - Parameter words: the words of the file.
    func part(in words: WordFilter) -> ContainerVocabulary {
        var part = ContainerVocabulary()
        func known(_ names: Set<String>) -> Set<String> {
            names.filter { name in
                // They are used without being named, and operators are no words.
                if ["subscript", "callAsFunction"].contains(name) { return true }
                guard let word = WordFilter.Word(in: Array(name.utf8)) else { return true }
                return words.mayHold(oneOf: [word])
            }
        }
        part.helpers = known(helpers)
        part.registrars = known(registrars)
        part.appliers = known(appliers)
        part.wrappers = known(wrappers)
        part.makers = known(makers)
        part.protocols = known(protocols)
        part.variables = known(variables)
        part.handWritten = handWritten
        return part
    }

    /// The texts that uses of these words contain.
    ///
    /// - Parameter known: the words that are left out.
    func textsOfUses(besides known: ContainerVocabulary) -> [String] {
        let functions = helpers.subtracting(known.helpers).union(registrars.subtracting(known.registrars))
            .union(appliers.subtracting(known.appliers))
        var texts = functions.sorted().flatMap { name in
            // Their uses do not contain their names.
            if name == "subscript" { return [".self]", ".self,"] }
            if name == "callAsFunction" { return [".self)", ".self,"] }
            return name.first.map { $0.isLetter || $0 == "_" } == true
                ? ["\(name)(", "\(name)<", "\(name) {"] : [name]
        }
        texts += wrappers.subtracting(known.wrappers).sorted().flatMap { ["@\($0)", ".\($0)", "\($0)<", "\($0)("] }
        texts += variables.subtracting(known.variables).sorted().flatMap { name in
            [".", ",", ")", "?", "!"].map { name + $0 }
        }
        texts += makers.subtracting(known.makers).sorted().flatMap { ["\($0)<", "\($0)("] }
        texts += protocols.subtracting(known.protocols).sorted().map { "extension \($0)" }
        return texts
    }

    /// Identifies the vocabulary.
    var contentKey: ContentKey {
        let parts = [helpers, registrars, appliers, wrappers, makers, protocols, variables].map { "\($0.sorted())" }
        return ContentKey("\(parts.joined(separator: " ")) \(handWritten)")
    }
}
