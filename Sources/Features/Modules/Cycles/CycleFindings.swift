import DovetailDiagnostics
import DovetailFacts
package import DovetailRules

/// Modules that use each other in a cycle.
struct CycleFindings {
    let linked: LinkedModules
    let matcher: ModuleMatcher
    let cuts: [CycleCuts.Cut]
    /// The cuts at which nothing of the other module is used.
    let unused: [CycleCuts.Cut]

    var findings: [Finding] { cuts.compactMap(finding) }

    private func finding(_ cut: CycleCuts.Cut) -> Finding? {
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
                        + (count > 1 ? ", \(count) times in all" : "")))
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

    private func help(_ cut: CycleCuts.Cut) -> String {
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

    private func place(_ from: Int, _ to: Int) -> SourceLocation? {
        linked.imports(of: to, by: from).first?.location ?? linked.declaration(of: to, by: from)
            ?? linked.modules[from].location
    }
}

extension LinkedModules {
    /// The cuts after which no modules depend on each other in a cycle. What the layers forbid is cut first.
    package func cuts(_ rules: ModuleRules) -> [CycleCuts.Cut] {
        func cost(_ from: Int, _ to: Int) -> Int { imports(of: to, by: from).count }
        let layers = LayerFindings(self, ModuleMatcher(self, rules))
        return CycleCuts(edges) { layers.forbids($0, $1) ? 0 : cost($0, $1) }.cuts.map { cut in
            var cut = cut
            cut.cost = cost(cut.from, cut.to)
            return cut
        }
    }
}
