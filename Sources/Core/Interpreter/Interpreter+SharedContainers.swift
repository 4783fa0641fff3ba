import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// Containers that a library itself keeps in static properties of its types, such as SwinjectStoryboard's.

extension Interpreter {
    /// Makes the containers that libraries keep, and runs what libraries call to fill them.
    func startLibraries(_ state: inout State) {
        let context = code.files.first.map(\.context)
        guard let context else { return }
        let frame = frame(0, context, from: nil, at: nil)
        for (index, vocabulary) in types.vocabularies.enumerated() {
            for rule in vocabulary.shared where names.contains(rule.name) {
                let library = LibraryType(vocabulary: index, name: rule.type)
                let holder =
                    holders[rule.type] ?? newObject(.library(library), libraryType(rule.type, library, frame))
                holders[rule.type] = holder
                let container = LibraryType(vocabulary: index, name: "Container")
                state.fields[holder, default: [:]][rule.name] = makeContainer(
                    container, libraryType(container.name, container, frame), parent: nil, &state)
            }
            for rule in vocabulary.starts {
                let own = metatype(libraryType(rule.type, LibraryType(vocabulary: index, name: rule.type), frame))
                for number in code.functions(rule.name, ofExternal: rule.type)
                where code.functions[number].body.isStatic {
                    runRoot(number, on: own, &state)
                    if state.path.isNever { state.path = .always }
                }
            }
        }
    }

    /// What a static property of a library's type holds that keeps a container; nil for any other.
    func sharedContainer(_ name: String, of type: String, _ state: State) -> Value? {
        holders[type].flatMap { state.fields[$0]?[name] }
    }

    /// Sets such a property.
    ///
    /// - Returns: whether there is one.
    func setSharedContainer(_ name: String, of type: String, _ value: Value, _ state: inout State) -> Bool {
        guard let holder = holders[type], let old = state.fields[holder]?[name] else { return false }
        touch(holder, value, &state)
        state.fields[holder]?[name] = value.type == nil ? value.of(old.type) : value
        return true
    }
}
