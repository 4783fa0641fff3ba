import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds calls of a component's `shared` that build the value from a parameter: all calls return what the first one
/// built.
struct SharedParameterFindings {
    let symbols: SymbolTable
    let graph: ComponentGraph

    var findings: [Finding] {
        let components = Set(graph.nodes.map(\.type))
        if components.isEmpty { return [] }
        return zip(symbols.program.modules.ids, symbols.program.modules).flatMap { module, facts in
            facts.files.flatMap { file -> [Finding] in
                guard !file.sharedParameters.isEmpty else { return [] }
                let context = LookupContext(ofExpressionsIn: file, module)
                return file.sharedParameters.filter { fact in
                    symbols.declarations(of: fact.type, in: context).contains {
                        components.contains($0) && !declaresShared($0)
                    }
                }.map(finding)
            }
        }
    }

    /// Whether a class or one that it inherits from has a function of its own that is called `shared`.
    private func declaresShared(_ type: Int) -> Bool {
        symbols.typeAndSupertypes(of: type).contains { type in
            symbols.types[type].fact.members.contains { $0.name == "shared" && $0.kind == .function }
                || symbols.extensions[type].contains {
                    $0.fact.members.contains { $0.name == "shared" && $0.kind == .function }
                }
        }
    }

    private func finding(_ fact: SharedParameter) -> Finding {
        let caller = fact.function.map { "'\($0)'" } ?? "this closure"
        let isElsewhere = fact.use.line != fact.location.line
        return Finding(
            .sharedIgnoresParameter, at: fact.location,
            "\(caller) returns the value of its first call, whatever '\(fact.parameter)' is: 'shared' keeps one value",
            notes: isElsewhere ? [.init(fact.use, "built from '\(fact.parameter)' here")] : [],
            help: "remove 'shared' to create a value for each call; to keep one for each '\(fact.parameter)', create a "
                + "component that is passed it, and share the value there")
    }
}
