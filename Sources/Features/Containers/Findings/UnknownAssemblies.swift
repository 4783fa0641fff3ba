import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds names in lists of assemblies that mean nothing there but are the name, or nearly the name, of an assembly that
/// is never applied: not-in-scope. Without such an assembly, a name that is not in the sources is a gap: generated
/// code or a library may declare it.
struct UnknownAssemblies {
    let findings: [Finding]
    /// The assemblies that these names mean.
    let meant: Set<String>

    /// - Parameter neverApplied: the assemblies that no container applies.
    init(_ services: LinkedServices, neverApplied: Set<String>) {
        var (findings, meant): ([Finding], Set<String>) = ([], [])
        let symbols = services.index.symbols
        for use in services.index.assemblies {
            guard let path = use.fact.assembly.path, case .external = symbols.meaning(of: path, in: use.context) else {
                continue
            }
            let name = path.joined(separator: ".")
            let near = nearestNames(to: name, in: neverApplied)
            let declared = symbols.types.filter { near.contains($0.fact.path.joined(separator: ".")) }
            let namesakes = declared.filter { $0.fact.path == path }
            let elsewhere = namesakes.filter { $0.context.module != use.context.module }
            // One of the same module is private, and it is unknown what the name means.
            guard !near.isEmpty, namesakes.isEmpty || !elsewhere.isEmpty else { continue }
            meant.formUnion(near)
            let module = elsewhere.firstResult { symbols.program.modules[$0.context.module].module.name }
            let imported = elsewhere.first { type in
                symbols.program.modules[type.context.module].module.name.map(use.context.imports.contains) == true
            }
            if let imported, imported.fact.access < .package {
                findings.append(Self.inaccessible(use.fact, name, imported, module: module ?? ""))
            } else {
                findings.append(Self.finding(use.fact, name, near, module: module, declared))
            }
        }
        (self.findings, self.meant) = (findings, meant)
    }

    private static func inaccessible(
        _ use: AssemblyUseFact, _ name: String, _ type: DovetailSemantics.DeclaredType, module: String
    ) -> Finding {
        Finding(
            .notInScope, at: use.location,
            "'\(name)' is \(type.fact.access.keyword) in '\(module)', so this module cannot use it",
            notes: [.init(type.fact.location, "'\(name)' is declared here and never applied")],
            help: "make '\(name)', its initializer and its 'assemble' public")
    }

    /// - Parameter module: the module that declares the name itself, if one does.
    private static func finding(
        _ use: AssemblyUseFact, _ name: String, _ near: [String], module: String?,
        _ declared: [DovetailSemantics.DeclaredType]
    ) -> Finding {
        let notes = declared.map { type in
            let path = type.fact.path.joined(separator: ".")
            return Finding.Note(type.fact.location, "'\(path)' is declared here and never applied")
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
