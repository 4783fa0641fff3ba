import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// A type that surely is not Sendable, and has state that changes or may have it.
struct UnsafeType: Hashable {
    /// The type's name, or the function's type.
    var name: String
    /// The property of a kept structure that holds it, if it is not what is kept.
    var property: String?
    var isFunction = false

    /// What is wrong with it, as part of a sentence.
    var text: String {
        if isFunction { return "functions of the type '\(name)' are not Sendable" }
        return property.map { "its property '\($0)' holds '\(name)', which is not Sendable" }
            ?? "'\(name)' is not Sendable"
    }

    var help: String {
        isFunction
            ? "write @Sendable in its type, so that the compiler checks what the function captures"
            : "make '\(name)' an actor, isolate it with @MainActor, or protect its state and write Sendable"
    }
}

extension SymbolTable {
    /// What is surely unsafe about sharing a value of a type; nil if nothing surely is.
    func unsafeType(_ text: TypeText) -> UnsafeType? {
        if case .function = text.type { return UnsafeType(name: text.swift, isFunction: true) }
        return nil
    }

    /// What is surely unsafe about sharing an object or a structure of a type; nil if nothing surely is.
    func unsafeType(_ path: [String], in context: LookupContext) -> UnsafeType? {
        let found = declarations(of: path, in: context)
        guard found.count == 1, let type = found.first else { return nil }
        if isUnsafeClass(type) { return UnsafeType(name: types[type].fact.name) }
        return unsafeProperty(ofStructure: type)
    }

    /// A class that surely is not Sendable, and has state that changes.
    private func isUnsafeClass(_ type: Int) -> Bool {
        isSurelyNotSendable(type)
            && typeAndSupertypes(of: type).contains { one in
                types[one].fact.kind == .class
                    && types[one].fact.members.contains { member in
                        member.kind == .property && !member.isStatic && member.isSettable && !member.isConstant
                            && (member.isStored || member.hasValue)
                    }
            }
    }

    /// The property of a structure that holds an object of such a class. A copy of the structure holds the same object.
    private func unsafeProperty(ofStructure type: Int) -> UnsafeType? {
        let declared = types[type]
        guard declared.fact.kind == .struct, isolation(ofType: type) == Isolation.none, !mayWriteSendable(type),
            !declared.fact.mayHaveMacros
        else { return nil }
        return declared.fact.members.firstResult { member in
            guard member.kind == .property, !member.isStatic, member.isStored || member.hasValue,
                let path = member.type?.shape.unwrapped.path
            else { return nil }
            let held = declarations(of: path, in: declared.inside)
            guard held.count == 1, let held = held.first, isUnsafeClass(held) else { return nil }
            return UnsafeType(name: types[held].fact.name, property: member.name)
        }
    }
}
