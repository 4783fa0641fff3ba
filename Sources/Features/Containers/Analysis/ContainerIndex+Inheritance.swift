import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// The inheritance between types of a program.
extension ContainerIndex {
    static func heirs(_ symbols: SymbolTable) -> [String: [String]] {
        var heirs: [String: [String]] = [:]
        for type in symbols.types where type.fact.kind == .class {
            for parent in type.fact.inherits.compactMap(\.shape.path?.last) {
                heirs[parent, default: []].append(type.fact.name)
            }
        }
        for alias in symbols.aliases {
            guard let target = alias.fact.target.shape.path?.last, let name = alias.fact.path.last else { continue }
            heirs[target, default: []].append(name)
        }
        return heirs
    }

    /// Whether a type may be the subclass or an alias of another, as far as names show.
    func isHeir(_ name: String, of type: String) -> Bool {
        lazilyHeirs.value[type] != nil && namesOfHeirs(of: type).contains(name)
    }

    /// The name of a type, and the names of its subclasses and aliases, as far as names show.
    func namesOfHeirs(of type: String) -> Set<String> {
        // Nearly all types have neither.
        guard lazilyHeirs.value[type] != nil else { return [type] }
        return Set(reachable(from: [type]) { lazilyHeirs.value[$0] ?? [] })
    }

    /// The paths of the classes and protocols that a type inherits from, in the program.
    func inherited(_ path: [String], _ context: LookupContext) -> [[String]] {
        symbols.inheritedTypes(symbols.declarations(of: path, in: context)).map { symbols.types[$0].fact.path }
    }

    /// Whether a registration is made by one of several initializers of a type with several objects: the containers of
    /// the other objects do not have it.
    func isOfOneInitializer(_ placed: Placed<RegistrationFact>) -> Bool {
        guard case .member = placed.fact.receiver, let place = placed.fact.function,
            let function = functionAt[place]?.fact, function.path.last == "init"
        else { return false }
        return bodiesByPath[function.path]?.count ?? 0 > 1 && objectCount(of: Array(function.path.dropLast())) > 1
    }

    /// The functions that each function calls without passing a container.
    var calleesOfPlainCalls: [SourceLocation: [SourceLocation]] {
        var found: [SourceLocation: [SourceLocation]] = [:]
        for call in plainCalls {
            guard let place = call.fact.function, let callee = PlainCalls.function(of: call, self) else { continue }
            found[place, default: []].append(callee)
        }
        return found
    }

    /// A type and its supertypes, up to the ones whose `assemble` it runs.
    func assembling(_ type: Int) -> Set<Int> { symbols.assembling(type, assemblers) }
}
