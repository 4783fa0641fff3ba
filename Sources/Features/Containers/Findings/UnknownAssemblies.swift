import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds names in lists of assemblies that mean nothing there but are the name, or nearly the name, of an assembly that
/// is never applied: unknown-assembly. Without such an assembly, a name that is not in the sources is a gap: generated code or
/// a library may declare it.
struct UnknownAssemblies {
    let services: LinkedServices
    /// The assemblies that no container applies.
    let neverApplied: Set<String>

    var findings: [Finding] { misspelt.map { finding($0.use, $0.name, $0.near) } }

    /// The assemblies whose names are misspelt.
    var meant: Set<String> { Set(misspelt.flatMap(\.near)) }

    private var misspelt: [(use: AssemblyUseFact, name: String, near: [String])] {
        services.index.assemblies.compactMap { use in
            guard let path = use.fact.assembly.path,
                case .external = services.index.symbols.meaning(of: path, in: use.context)
            else { return nil }
            let name = path.joined(separator: ".")
            let near = nearestNames(to: name, in: neverApplied)
            return near.isEmpty ? nil : (use.fact, name, near)
        }
    }

    private func finding(_ use: AssemblyUseFact, _ name: String, _ near: [String]) -> Finding {
        if let module = module(declaring: name, near) {
            return Finding(
                .unknownAssembly, at: use.location,
                "'\(name)' is not in scope: this file does not import '\(module)', which declares it",
                notes: declaration(name, in: use), help: "add 'import \(module)' to \(use.location.path)")
        }
        return Finding(
            .unknownAssembly, at: use.location, "no assembly is called '\(name)'",
            notes: near.flatMap { declaration($0, in: use) },
            help: "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?",
            edits: near.count == 1 ? [Edit(at: use.location, replacing: name, with: near[0])] : [])
    }

    /// The module of an assembly whose name is right.
    private func module(declaring name: String, _ near: [String]) -> String? {
        guard near.contains(name) else { return nil }
        let symbols = services.index.symbols
        let modules = symbols.types.filter { $0.fact.path.joined(separator: ".") == name }.map(\.context.module)
        return modules.compactMap { symbols.program.modules[$0].module.name }.first
    }

    private func declaration(_ name: String, in use: AssemblyUseFact) -> [Finding.Note] {
        services.index.symbols.types.filter { $0.fact.path.joined(separator: ".") == name }.map {
            Finding.Note($0.fact.location, "'\(name)' is declared here and never applied")
        }
    }
}
