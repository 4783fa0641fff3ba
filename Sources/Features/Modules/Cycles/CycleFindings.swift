import DovetailBasics
import DovetailDiagnostics
package import DovetailFacts
import DovetailProject
package import DovetailRules

/// Modules that use each other in a cycle.
struct CycleFindings {
    let linked: LinkedModules
    let matcher: ModuleMatcher
    let cuts: [ModuleCut]
    /// The cuts at which nothing of the other module is used.
    let unused: [ModuleCut]

    var findings: [Finding] { cuts.compactMap(finding) }

    private func finding(_ cut: ModuleCut) -> Finding? {
        let names = (cut.cycle + [cut.from]).map { linked.modules[$0].name }
        guard let place = place(cut.from, cut.to) else { return nil }
        var notes: [Finding.Note] = []
        for (from, to) in zip(cut.cycle.dropFirst(), cut.cycle.dropFirst(2) + [cut.from]) {
            guard let place = self.place(from, to) else { continue }
            let count = linked.imports(of: to, by: from).count
            let how = count == 0 ? "depends on" : "imports"
            notes.append(
                Finding.Note(
                    place,
                    "'\(linked.modules[from].name)' \(how) '\(linked.modules[to].name)'"
                        + (count > 1 ? ", \(count) times in all" : ""), .cycle))
        }
        for rule in matcher.rules.rules {
            guard case .acyclic(let modules) = rule.demand, matcher.matches(modules, cut.from),
                matcher.matches(modules, cut.to)
            else { continue }
            notes.append(Finding.Note(rule.location, rule.why.map { "why: \($0)" } ?? "the rule '\(rule.id)'"))
        }
        return Finding(
            .moduleCycle, at: place, "modules depend on each other in a cycle: \(names.joined(separator: " → "))",
            notes: notes, help: help(cut))
    }

    private func help(_ cut: ModuleCut) -> String {
        let (from, to) = (linked.modules[cut.from].name, linked.modules[cut.to].name)
        guard cut.cost > 0 else { return "'\(from)' never imports '\(to)': \(linked.modules[cut.from].removing(to))" }
        if unused.contains(cut) { return linked.removingUnused(.module(cut.to), by: cut.from, imports: cut.cost) }
        let how =
            CycleBreak(linked, cut).obstacle == nil
            ? "`dovetail modules break-cycle \(from) \(to) --apply` puts the parts of '\(to)' that '\(from)' uses behind an "
                + "interface, which the app connects when it starts"
            : "put the parts of '\(to)' that '\(from)' uses behind an interface"
        return "cut the cycle here (\(cut.cost) \(cut.cost == 1 ? "import" : "imports")): \(how)"
    }

    private func place(_ from: ProjectModuleID, _ to: ProjectModuleID) -> SourceLocation? {
        linked.imports(of: to, by: from).first?.location ?? linked.declaration(of: to, by: from)
            ?? linked.modules[from].location
    }
}

/// The use of one module by another to cut, and a shortest cycle through it.
package struct ModuleCut: Hashable, Sendable {
    package var from: ProjectModuleID
    package var to: ProjectModuleID
    /// The number of imports with which `from` uses `to`; 0 if it only declares the dependency.
    package var cost: Int
    /// The cycle, which starts with `from` and `to`; its last module uses `from`.
    package var cycle: [ProjectModuleID]
}

extension LinkedModules {
    /// The cuts after which no modules depend on each other in a cycle. What the layers forbid is cut first.
    package func cuts(_ rules: ModuleRules) -> [ModuleCut] {
        func cost(_ from: ProjectModuleID, _ to: ProjectModuleID) -> Int { imports(of: to, by: from).count }
        let layers = LayerFindings(self, ModuleMatcher(self, rules))
        let edges = edges.map { $0.map(\.index) }
        let cuts = CycleCuts(edges) { from, to in
            let (from, to) = (ProjectModuleID(from), ProjectModuleID(to))
            return layers.forbids(from, to) ? 0 : cost(from, to)
        }
        return cuts.cuts.map { cut in
            let (from, to) = (ProjectModuleID(cut.from), ProjectModuleID(cut.to))
            return ModuleCut(from: from, to: to, cost: cost(from, to), cycle: cut.cycle.map { ProjectModuleID($0) })
        }
    }
}
