import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// What is called at each registration in a container.

extension Interpreter {
    /// Notes what is called at each registration in a container from now on.
    func observe(_ container: Value, by observers: [Value], _ state: inout State) {
        for kind in containerKinds(container) {
            guard case .object(let number) = kind else { continue }
            for value in observers { objects[number].observers += elements(of: value) ?? [value] }
        }
    }

    /// Tells of a registration, which may make others.
    func tell(
        of number: Int, in container: Value, entry: Value, _ library: LibraryType, _ site: Site, _ state: inout State,
        _ frame: Frame
    ) {
        for kind in containerKinds(container) {
            guard case .object(let object) = kind, !objects[object].observers.isEmpty else { continue }
            let registration = registrations[number]
            let own = Value(kind, libraryType("Container", library, frame))
            let name: Value =
                registration.key.name.map { Value(.text($0), standard("String", frame)) }
                ?? Value(.null, optional(standard("String", frame)))
            for observer in objects[object].observers {
                let told = functionOfObserver(observer)
                guard let declared = dynamicType(of: observer), let told else {
                    escape(own, observer.unknown ?? .form, &state)
                    continue
                }
                let functions = memberFunctions(told, in: declared).filter {
                    code.functions[$0].body.statements != nil && code.functions[$0].body.signature.parameters.count == 4
                }
                let call = Call(
                    callee: .unknown, arguments: (0..<4).map { _ in BodyArgument(nil, .unknown) }, site: site)
                _ = callAny(
                    functions, call, on: observer, given: [own, metatype(registration.service), entry, name],
                    ignoringLabels: true, &state, frame, expecting: nil)
            }
        }
    }

    /// The function of an observer that is called; nil if a value is not an observer.
    private func functionOfObserver(_ value: Value) -> String? {
        guard let declared = dynamicType(of: value) else { return nil }
        for parent in types.libraryParents(of: declared) {
            if case .observer(let told) = types.role(parent) { return told }
        }
        return nil
    }
}
