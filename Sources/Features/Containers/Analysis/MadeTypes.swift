import DovetailBasics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// The types of which a program makes objects.
struct MadeTypes {
    /// The paths of the types themselves, without their supertypes.
    private(set) var paths: Set<[String]> = []
    /// The number of places that make an object of a type or of one of its subtypes, by the type's path.
    private(set) var counts: [[String]: Int] = [:]
    /// The types, and those whose `assemble` they run, by index: private types in two files may have the same path.
    private(set) var all: Set<Int> = []
    /// Those of them that are made in every build and every run, as far as the place itself shows.
    private(set) var sure: Set<Int> = []

    init(_ symbols: SymbolTable) {
        var made: [Int: (count: Int, isSure: Bool)] = [:]
        var assemblers: Set<[String]> = []
        for (module, facts) in zip(symbols.program.modules.ids, symbols.program.modules) {
            for file in facts.files where !file.containers.functions.isEmpty || !file.constructions.isEmpty {
                for function in file.containers.functions where function.path.last == "assemble" {
                    assemblers.insert(Array(function.path.dropLast()))
                }
                let context = LookupContext(ofExpressionsIn: file, module)
                for construction in file.constructions {
                    let shape: TypeShape? =
                        if case .type(let type) = construction.callee { type } else { construction.expected }
                    guard let path = shape?.path else { continue }
                    let around = context.enclosed(by: construction.within?.path ?? [], at: construction.location)
                    let isSure = !construction.isInBranch && construction.condition.isAlways
                    for type in symbols.declarations(of: path, in: around) {
                        let before = made[type] ?? (0, false)
                        made[type] = (before.count + 1, before.isSure || isSure)
                    }
                }
            }
        }
        for (type, (count, isSure)) in made {
            paths.insert(symbols.types[type].fact.path)
            // An object of a class is also an object of its supertypes.
            for one in [type] + symbols.inheritedTypes([type]) {
                counts[symbols.types[one].fact.path, default: 0] += count
            }
            let assembling = symbols.assembling(type, assemblers)
            all.formUnion(assembling)
            if isSure { sure.formUnion(assembling) }
        }
    }
}

extension SymbolTable {
    /// The classes and protocols of the program that types inherit from, each once and without those types.
    func inheritedTypes(_ types: [Int]) -> [Int] {
        reachable(from: types, next: parents).filter { !types.contains($0) }
    }

    /// A type and its supertypes, up to the ones whose `assemble` it runs.
    ///
    /// - Parameter assemblers: the paths of the types with a function `assemble` of their own.
    func assembling(_ type: Int, _ assemblers: Set<[String]>) -> Set<Int> {
        let found = reachable(from: [type]) { next in
            assemblers.contains(types[next].fact.path) && !hidesDefault(next, assemblers) ? [] : parents(of: next)
        }
        return Set(found).subtracting(
            found.filter { assemblers.contains(types[$0].fact.path) && hidesDefault($0, assemblers) })
    }

    /// Whether the `assemble` of a class is not the one that its superclass's conformance calls: that is the default of
    /// a protocol, which subclasses do not override.
    private func hidesDefault(_ type: Int, _ assemblers: Set<[String]>) -> Bool {
        let parents = parents(of: type)
        guard types[type].fact.kind == .class, let base = parents.first(where: { types[$0].fact.kind == .class }),
            parents.count == 1, types[type].fact.inherits.count == 1,
            extensions[type].allSatisfy(\.fact.inherits.isEmpty)
        else { return false }
        let above = [base] + inheritedTypes([base])
        let own = above.filter { assemblers.contains(types[$0].fact.path) }
        return !own.isEmpty && own.allSatisfy { types[$0].fact.kind == .protocol }
    }

    /// The classes and protocols of the program in the inheritance clauses of a type.
    private func parents(of index: Int) -> [Int] {
        let type = types[index]
        let clauses = type.fact.inherits + extensions[index].flatMap(\.fact.inherits)
        return clauses.compactMap(\.shape.path).flatMap { declarations(of: $0, in: type.context) }
    }
}
