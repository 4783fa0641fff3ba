package import DovetailFacts

/// An initializer that a registration can call.
package struct UsableInitializer {
    /// A parameter that a call must pass.
    package struct Parameter {
        package var label: String?
        package var type: TypeShape
    }

    /// The parameters without a default value.
    package var parameters: [Parameter] = []
    package var isThrowing = false
    /// Whether it is isolated to the main actor.
    package var isMain = false
    /// Whether `X.init` means it, with exactly these parameters.
    package var isOnlyOne = true
    /// The context of the parameters' types.
    package var context: LookupContext
}

extension SymbolTable {
    /// The initializers that a file can call to build a type: those that return an object at once. Nil if there may be
    /// others.
    package func usableInitializers(of type: Int, in place: LookupContext) -> [UsableInitializer]? {
        let fact = types[type].fact
        guard [.class, .struct, .actor].contains(fact.kind), fact.genericParameters.isEmpty,
            let isolation = isolation(ofType: type), isolation == .none || isolation == .actor("MainActor")
        else { return nil }
        let isMain = isolation != .none
        var written = fact.initializers
        let others = extensions[type]
        guard
            others.allSatisfy({
                $0.fact.condition.isAlways || $0.fact.initializers.isEmpty && $0.fact.inherits.isEmpty
            })
        else { return nil }
        let added = others.flatMap(\.fact.initializers)
        var implicit: [UsableInitializer] = []
        if written.isEmpty {
            if let parent = superclass(of: type) {
                // It inherits all initializers.
                guard added.isEmpty else { return nil }
                return usableInitializers(of: parent, in: place)?.map { initializer in
                    var inherited = initializer
                    (inherited.isMain, inherited.isOnlyOne) = (isMain, false)
                    return inherited
                }
            }
            guard let own = implicitInitializer(of: type, isMain: isMain) else { return nil }
            if isUsable(min(own.access, fact.access), from: types[type].context, in: place) {
                implicit.append(own.initializer)
            }
        }
        written += added
        var usable = written.compactMap { self.usable($0, of: type, isMain: isMain, in: place) } + implicit
        let isOnlyOne = written.count + implicit.count == 1 && superclass(of: type) == nil
        if !isOnlyOne { for index in usable.indices { usable[index].isOnlyOne = false } }
        return usable
    }

    /// The class of the program that a type inherits from.
    private func superclass(of type: Int) -> Int? {
        types[type].fact.inherits.compactMap(\.shape.path).lazy
            .compactMap { declarations(of: $0, in: types[type].context).first }
            .first { types[$0].fact.kind == .class }
    }

    private func usable(
        _ fact: InitializerFact, of type: Int, isMain: Bool, in place: LookupContext
    ) -> UsableInitializer? {
        let own = isolation(fact.isolation, fact.attributes, in: types[type].inside)
        guard isUsable(fact.access, from: types[type].context, in: place), !fact.isFailable, !fact.effects.isAsync,
            !fact.isGeneric, fact.condition.isAlways, fact.availability.isEmpty,
            own == nil || own == Isolation.none || own == .actor("MainActor")
        else { return nil }
        var initializer = UsableInitializer(context: types[type].inside)
        initializer.isThrowing = fact.effects.thrown != nil
        initializer.isMain = own.map { $0 != .none } ?? isMain
        for parameter in fact.parameters {
            guard !parameter.hasDefault, !parameter.isVariadic else {
                initializer.isOnlyOne = false
                continue
            }
            initializer.parameters.append(.init(label: parameter.label, type: parameter.type.shape))
        }
        return initializer
    }

    /// A struct's memberwise initializer, or the `init()` of a class or actor; nil if it is unknown.
    private func implicitInitializer(
        of type: Int, isMain: Bool
    ) -> (initializer: UsableInitializer, access: Access)? {
        let fact = types[type].fact
        var initializer = UsableInitializer(isMain: isMain, context: types[type].inside)
        guard fact.kind == .struct else { return (initializer, .internal) }
        var access = Access.internal
        for member in fact.members where member.kind == .property && !member.isStatic {
            guard member.wrappers.isEmpty, member.isolation == nil, member.attributes.isEmpty,
                member.condition.isAlways
            else { return nil }
            // It may have observers, and be among the parameters.
            guard member.isStored || member.hasValue || !member.isSettable else { return nil }
            // A constant with a value is not among the parameters.
            guard member.isStored || member.hasValue && !member.isConstant else { continue }
            access = min(access, member.access)
            guard !member.hasValue else {
                initializer.isOnlyOne = false
                continue
            }
            guard let type = member.type?.shape else { return nil }
            // An optional variable is nil if nothing is passed.
            if !member.isConstant, type != type.unwrapped {
                initializer.isOnlyOne = false
                continue
            }
            initializer.parameters.append(.init(label: member.name, type: type))
        }
        // Without a parameter, there is also an `init()`, whatever the access of the properties.
        return (initializer, initializer.parameters.isEmpty ? .internal : access)
    }
}
