import DovetailBasics
import DovetailFacts
package import DovetailProject
package import DovetailRules

/// The cycles between the modules of a folder, and the cuts that break them.
package struct CycleCutsRun {
    private let linked: LinkedModules
    private let rules: ModuleRules
    /// Whether all manifests could be read.
    package let isWhole: Bool

    /// - Parameter cache: a folder that caches the contents of manifests.
    /// - Throws: `InputError` if the modules are unknown.
    package init(_ inputs: ProjectInputs, _ rules: Rules, cache: String?) throws {
        let run = try ModulesRun.needed(inputs, rules, cache: cache)
        linked = run.linked
        self.rules = rules.modules
        isWhole = run.unreadable.isEmpty
    }

    /// The cheapest cuts of all cycles.
    package var all: [CycleBreak] { linked.cuts(rules).withoutRepeats(linked).map { CycleBreak(linked, $0) } }

    /// The cut between two modules.
    package func cut(_ from: String, _ to: String) throws -> CycleBreak {
        let indices = try [from, to].map { name -> ProjectModuleID in
            guard let index = linked.module(named: name) else {
                let near = nearestName(to: name, in: Set(linked.modules.map(\.name)))
                throw InputError("no module is called '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
            }
            return index
        }
        guard let cut = CycleBreak(linked, from: indices[0], to: indices[1]) else {
            throw InputError("'\(from)' → '\(to)' is not part of a cycle")
        }
        return cut
    }
}
