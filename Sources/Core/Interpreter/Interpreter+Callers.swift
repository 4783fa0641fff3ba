import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// Who may call code, and make objects of a type.

extension Interpreter {
    /// Whether nothing in a whole program names a function.
    func isSurelyUncalled(_ number: Int) -> Bool {
        let one = code.functions[number]
        let body = one.body
        func isOfUnmade() -> Bool { one.type.map { !body.isStatic && isSurelyUnmade($0) } ?? false }
        guard body.kind == .function, !body.isOverride, !names.contains(body.name) || isOfUnmade(),
            body.owner.attributes.isEmpty || body.owner.attributes.allSatisfy({ $0 == "discardableResult" })
        else { return false }
        guard let type = one.type else { return one.external == nil && isOfProgram(one.file, body.owner.access) }
        // Code that is not read may call it through a protocol or a superclass.
        return isOfProgram(one.file, body.owner.access) && conformsToNothing(type)
    }

    /// Whether nothing in a whole program names a type, and nothing else can make an object of it.
    func isSurelyUnmade(_ type: Int) -> Bool {
        let fact = symbols.types[type].fact
        return !names.contains(fact.name) && !namesInTypes.contains(fact.name) && conformsToNothing(type)
            && code.files.first { $0.path == fact.location.path }.map { isOfProgram(module: $0.module, fact.access) }
                ?? false
            && !symbols.types.indices.contains { $0 != type && types.supertypes(of: $0).contains(type) }
    }

    /// Whether a type is not a protocol and inherits from nothing, so that code which is not read cannot know it.
    func conformsToNothing(_ type: Int) -> Bool {
        let fact = symbols.types[type].fact
        return fact.kind != .protocol && fact.inherits.isEmpty
            && symbols.extensions[type].allSatisfy(\.fact.inherits.isEmpty)
    }

    /// Whether only the program calls what a file declares with an access level.
    func isOfProgram(_ file: Int, _ access: Access) -> Bool {
        isOfProgram(module: code.files[file].module, access)
    }

    func isOfProgram(module: ModuleID, _ access: Access) -> Bool {
        symbols.program.modules.contains { $0.module.isProgram } || startingModules.contains(module)
            || !startingModules.isEmpty && access < .public
    }

    /// Whether a file sees a library of containers.
    func sees(_ file: Int) -> Bool {
        let modules = types.modules(seenFrom: code.files[file].context)
        return types.vocabularies.contains { !$0.modules.isDisjoint(with: modules) }
    }
}
