import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// What is built asynchronously, and cannot be resolved without waiting for it.

extension Interpreter {
    /// Whether a factory is asynchronous.
    func isAsync(_ factory: RegistrationValue.Factory) -> Bool {
        let function: Value
        switch factory {
        case .closure(let value), .initializer(let value, _): function = value
        case .alias, .value, .unknown: return false
        }
        switch function.only {
        case .closure(let number): return closures[number].body.isAsync
        case .function(let number, _): return code.functions[number].body.isAsync
        case .local(let number): return localFunctions[number].body.isAsync
        case .metatype(let owner), .member(let owner, "init", _):
            let declared = types.declaration(owner)?.type
            let only = declared.flatMap { initializer(of: $0, labels: function.labels)?.function }
            return only.map { code.functions[$0].body.isAsync } ?? false
        default: return false
        }
    }

    /// The view by which a resolution that waits, or does not, resolves what it needs.
    func view(_ library: LibraryType, isAwaited: Bool) -> LibraryType {
        let view = types.vocabularies[library.vocabulary].laws.asyncView
        return LibraryType(vocabulary: library.vocabulary, name: isAwaited ? view ?? "Resolver" : "Resolver")
    }

    /// Whether a call waits for what it resolves.
    func isAwaited(_ rule: CallRule, _ library: LibraryType) -> Bool {
        let laws = types.vocabularies[library.vocabulary].laws
        return laws.asyncView != nil
            && (library.name == laws.asyncView || rule.parameters.first?.label == laws.asyncLabel)
    }

    /// The registration because of which one cannot be resolved without waiting: itself, or what its initializer needs.
    func asynchronous(_ number: Int, in container: Int, _ state: State, _ frame: Frame, depth: Int = 0) -> Int? {
        guard buildsAsynchronously, depth < 16 else { return nil }
        let registration = registrations[number]
        if registration.isAsync { return number }
        var keys: [Key] = []
        switch registration.factory {
        case .alias(let key, _): keys = [key]
        case .initializer(let function, let service):
            let vocabulary = types.vocabularies[registration.vocabulary]
            for need in needs(of: function, service, frame) ?? [] {
                let part = part(of: need, vocabulary)
                guard !part.isDeferred, !part.isList else { continue }
                keys.append(Key(service: part.service.type, arguments: [], name: nil))
            }
        case .closure, .value, .unknown: return nil
        }
        for key in keys {
            guard let (next, owner) = lookup(key, in: container, state).entries.first else { continue }
            let asked = isOfOwner(next) ? owner : container
            if let found = asynchronous(next, in: asked, state, frame, depth: depth + 1) { return found }
        }
        return nil
    }
}
