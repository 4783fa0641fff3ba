import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds names in lists of assemblies that mean nothing there but are the name, or nearly the name, of an assembly that
/// is never applied: not-in-scope. Without such an assembly, a name that is not in the sources is a gap: generated
/// code or a library may declare it. The name of an assembly that another module declares but does not show is an error,
/// too.
struct UnknownAssemblies {
    let findings: [Finding]
    /// The assemblies that these names mean.
    let meant: Set<String>

    /// - Parameter neverApplied: the assemblies that no container applies.
    init(_ services: LinkedServices, neverApplied: Set<String>) {
        var (findings, meant): ([Finding], Set<String>) = ([], [])
        let symbols = services.index.symbols
        for use in services.index.assemblies {
            guard let path = use.fact.assembly.path else { continue }
            let name = path.joined(separator: ".")
            let meaning = symbols.meaning(of: path, in: use.context)
            if case .types(let found) = meaning {
                if let hidden = HiddenAssembly(found[0], in: use.context, symbols) {
                    findings.append(hidden.finding(use.fact, name))
                }
                continue
            }
            guard case .external = meaning else { continue }
            let near = nearestNames(to: name, in: neverApplied)
            let declared = symbols.types.filter { near.contains($0.fact.path.joined(separator: ".")) }
            let namesakes = declared.filter { $0.fact.path == path }
            let elsewhere = namesakes.filter { $0.context.module != use.context.module }
            // One of the same module is private, and it is unknown what the name means.
            guard !near.isEmpty, namesakes.isEmpty || !elsewhere.isEmpty else { continue }
            meant.formUnion(near)
            let module = elsewhere.firstResult { symbols.program.modules[$0.context.module].module.name }
            if let hidden = elsewhere.firstResult({ HiddenAssembly($0.number, in: use.context, symbols) }) {
                findings.append(hidden.finding(use.fact, name))
            } else {
                findings.append(Self.finding(use.fact, name: name, near: near, module: module, declared: declared))
            }
        }
        (self.findings, self.meant) = (findings, meant)
    }

    /// - Parameter module: the module that declares the name itself, if one does.
    private static func finding(
        _ use: AssemblyUseFact, name: String, near: [String], module: String?,
        declared: [DovetailSemantics.DeclaredType]
    ) -> Finding {
        let notes = declared.map { type in
            let path = type.fact.path.joined(separator: ".")
            return Finding.Note(type.fact.location, "'\(path)' is declared here and never applied", .near)
        }
        if let module {
            return Finding(
                .notInScope, at: use.location,
                "'\(name)' is declared in '\(module)', which this file does not import", notes: notes,
                help: "add 'import \(module)' to \(use.location.path)")
        }
        return Finding(
            .notInScope, at: use.location, "no type called '\(name)' was found", notes: notes,
            help: "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?",
            edits: near.count == 1 ? [Edit(at: use.location, replacing: name, with: near[0])] : [])
    }
}
