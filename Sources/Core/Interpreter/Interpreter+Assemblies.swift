import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// Assemblies, which fill containers.

extension Interpreter {
    /// Fills a container with an assembly, or with those of a list.
    func apply(
        _ value: Value, to container: Value, _ library: LibraryType, _ state: inout State, _ frame: Frame, _ site: Site
    ) {
        let target = Value(kinds: containerKinds(container), type: fillerType(library, frame))
        var all: [Value] = []
        func collect(_ value: Value) {
            switch value.only {
            case .list(let elements): elements.forEach(collect)
            case .object: all.append(value)
            default:
                if value.kinds.count > 1 { all.append(value) } else { escape(target, why(ofAssembly: value), &state) }
            }
        }
        collect(value)
        guard case .assembly(let fills, let loaded)? = types.vocabularies[library.vocabulary].types["Assembly"] else {
            return
        }
        for assembly in all { run(fills, of: assembly, target, library, &state, frame, site) }
        if let loaded {
            let view = target.of(libraryType("Resolver", library, frame))
            for assembly in all { run(loaded, of: assembly, view, library, &state, frame, site) }
        }
    }

    /// Why it is not known what an assembly registers.
    private func why(ofAssembly value: Value) -> Why {
        guard let why = value.unknown else { return .manyValues }
        if case .unread(let name) = why, name.lastName.first?.isUppercase ?? false { return .assembly(name.lastName) }
        return why
    }

    private func run(
        _ name: String, of assembly: Value, _ target: Value, _ library: LibraryType, _ state: inout State,
        _ frame: Frame, _ site: Site
    ) {
        guard assembly.kinds.count == 1, let declared = dynamicType(of: assembly) else {
            if name == "assemble" { escape(target, why(ofAssembly: assembly), &state) }
            return
        }
        let assemblyType = libraryType("Assembly", library, frame)
        var functions = witnesses(name, in: declared, knownAs: assemblyType).filter {
            code.functions[$0].body.statements != nil
        }
        if functions.isEmpty { functions = code.functions(name, ofExternal: "Assembly") }
        guard !functions.isEmpty else { return }
        let call = Call(callee: .unknown, arguments: [BodyArgument(nil, .unknown)], site: site)
        _ = callAny(
            functions, call, on: assembly, given: [target], ignoringLabels: true, &state, frame, expecting: nil)
    }
}
