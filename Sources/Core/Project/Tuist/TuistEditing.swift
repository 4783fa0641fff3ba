import DovetailBasics
import DovetailSwiftCode

/// The changes to the manifests of one Tuist project.
struct TuistEditing {
    typealias Change = TuistEditor.Change
    typealias Outcome = TuistEditor.Outcome
    typealias NewTarget = TuistEditor.NewTarget

    let folder: TuistFolder
    var changes: [String: [Change]] = [:]
    var targets: [NewTarget] = []
    private let current: String

    init(_ folder: TuistFolder, current: String) {
        self.folder = folder
        self.current = current
    }

    /// The manifests with new targets, then with changed dependencies.
    func outcomes(_ run: TuistRun) -> TuistEditor.Outcomes {
        var run = run
        var result = TuistEditor.Outcomes()
        let evaluation = run.evaluation()
        var new = TuistNewTargets(evaluation, root: folder.root)
        var changes = Dictionary(changes.map { (absolute($0.key), $0.value) }) { $0 + $1 }
        var samples: [String] = []
        if !targets.isEmpty {
            let projects = run.projects()
            let kinds = kinds(Set(targets.flatMap(\.needs)), projects)
            for group in Dictionary(grouping: targets, by: \.manifest).sorted(by: { $0.key < $1.key }).map(\.value) {
                let needs = group.map { ($0.name, Set($0.needs.compactMap { kinds[$0] })) }
                new.add(group.map(absolute), needing: Dictionary(needs) { $0.union($1) })
            }
            result.unlisted = list(&new, projects)
            for target in targets {
                guard let declared = new.added[absolute(target)] else { continue }
                result.added[target] = target.needs.filter { kinds[$0].map(declared.contains) ?? false }
                result.extra[target] = declared.subtracting(target.needs.compactMap { kinds[$0] }).map(\.name).sorted()
                changes[absolute(target.manifest), default: []] += target.needs.compactMap { need in
                    kinds[need].map(declared.contains) == true ? nil : Change(need, of: target.name)
                }
            }
            result.companions = Dictionary(
                targets.map(\.manifest).map { ($0, new.companions[absolute($0)] ?? []) }
            ) { first, _ in first }
            samples = Self.samples(of: Set(kinds.values), in: projects, root: folder.root)
        }
        var texts = new.texts.filter { isManifest($0.key) }
        for path in Set(changes.keys).union(samples) where texts[path] == nil {
            texts[path] = try? SourceText.read(path)
        }
        let edits = TuistManifestEdits(
            texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, new.evaluation, root: folder.root,
            current: current)
        for path in Set(changes.keys).union(new.texts.keys) {
            var outcome = edits.applying(changes[path] ?? [], to: path)
            if outcome == nil, let text = new.texts[path] { outcome = Outcome(old: nil, new: text) }
            guard var outcome else { continue }
            outcome.old = try? SourceText.read(path)
            result.files[shown(path)] = outcome
            for target in targets where result.added[target] != nil && absolute(target.manifest) == path {
                result.added[target]? += outcome.done.filter { $0.module == target.name }.map(\.kind)
            }
        }
        return result
    }

    private func isManifest(_ path: String) -> Bool { path.hasSuffix("/Project.swift") }

    private func absolute(_ path: String) -> String { absolutePath(path, from: current) }

    private func absolute(_ target: NewTarget) -> NewTarget {
        var target = target
        target.folder = absolute(target.folder)
        target.manifest = absolute(target.manifest)
        target.modelManifest = absolute(target.modelManifest)
        return target
    }

    /// A path as it was passed or, for one that was not, relative to the current folder.
    private func shown(_ path: String) -> String {
        let known = Array(changes.keys) + targets.map(\.manifest)
        return known.first { absolute($0) == path } ?? plainPath(relativePath(path, to: current))
    }

    /// What manifests declare for each addition.
    private func kinds(
        _ additions: Set<Change.Kind>, _ projects: [(manifest: String, facts: ManifestFacts)]
    ) -> [Change.Kind: TuistDependency.Kind] {
        let facts = Dictionary(projects.map { ($0.manifest, $0.facts) }) { first, _ in first }
        var result: [Change.Kind: TuistDependency.Kind] = [:]
        for addition in additions {
            switch addition {
            case .addTarget(let module, let path):
                let path = absolute(path)
                result[addition] = .target(facts[path]?.target(of: module) ?? module, folder: parentFolder(path))
            case .addProduct(let name): result[addition] = .product(name)
            case .remove: break
            }
        }
        return result
    }

    /// A few manifests that show how the project writes these dependencies.
    private static func samples(
        of kinds: Set<TuistDependency.Kind>, in projects: [(manifest: String, facts: ManifestFacts)], root: String
    ) -> [String] {
        var left = kinds
        let known = projects.map { manifest, facts in
            let folder = parentFolder(manifest)
            return (
                manifest,
                Set(
                    (facts.targets ?? []).flatMap(\.dependencies).map {
                        $0.target(manifest: folder, root: root)
                    }
                ).intersection(kinds)
            )
        }
        var result: [String] = []
        while result.count < 8,
            let best = known.max(by: { left.intersection($0.1).count < left.intersection($1.1).count }),
            !left.isDisjoint(with: best.1)
        {
            result.append(best.0)
            left.subtract(best.1)
        }
        return result
    }

    /// Lists new manifests in a workspace that lists the projects one by one.
    ///
    /// - Returns: the manifests that Tuist does not find: the workspace does not list them, and nothing depends on them.
    private func list(
        _ new: inout TuistNewTargets, _ projects: [(manifest: String, facts: ManifestFacts)]
    ) -> [String] {
        guard let workspace = folder.workspace else { return [] }
        let known = Set(projects.map(\.manifest))
        // A manifest's own targets do not lead to it.
        let additions =
            changes.flatMap { path, changes in changes.map { (path, $0.kind) } }
            + targets.flatMap { target in target.needs.map { (target.manifest, $0) } }
        let reached = additions.compactMap { path, addition in
            if case .addTarget(_, let manifest) = addition, manifest != path { absolute(manifest) } else { nil }
        }
        var unlisted: [String] = []
        for target in targets where !unlisted.contains(target.manifest) {
            let added = absolute(target)
            guard new.added[added] != nil, !known.contains(added.manifest),
                !new.list(added, in: workspace, folder)
            else { continue }
            if !reached.contains(added.manifest) { unlisted.append(target.manifest) }
        }
        return unlisted
    }
}
