import DovetailBasics
import DovetailSwiftCode

/// The edits of manifests below one folder, which are evaluated in the same way.
struct TuistManifestEdits {
    typealias Change = TuistEditor.Change
    typealias Dependency = MarkedManifest.Dependency

    private let evaluation: ManifestEvaluation
    private let root: String
    private let current: String
    /// By absolute paths.
    private var manifests: [String: MarkedManifest] = [:]
    /// How manifests write a dependency that they already have, the most frequent way first.
    private var spellings: [TuistDependency.Kind: [String]] = [:]
    /// Whether Xcode, rather than Tuist, resolves the packages.
    private let usesPackages: Bool

    /// - Parameter texts: the manifests, by absolute paths.
    /// - Parameter root: the project's folder.
    init(_ texts: [(manifest: String, text: String)], _ evaluation: ManifestEvaluation, root: String, current: String) {
        self.evaluation = evaluation
        self.root = root
        self.current = current
        let found = MarkedManifest.reading(texts, evaluation)
        manifests = Dictionary(found.map { ($0.path, $0) }) { first, _ in first }
        spellings = Self.spellings(found, root: root)
        let kinds = found.flatMap { $0.facts.targets ?? [] }.flatMap(\.dependencies).map(\.kind)
        usesPackages = kinds.contains("package") && !kinds.contains("external")
    }

    /// The texts of elements that mean the same in every manifest.
    private static func spellings(
        _ manifests: [MarkedManifest], root: String
    ) -> [TuistDependency.Kind: [String]] {
        var counts: [TuistDependency.Kind: [String: Int]] = [:]
        for manifest in manifests {
            let elements = manifest.lists.elements
            for (element, dependency) in manifest.targets
            where (dependency.condition ?? "").isEmpty && dependency.kind != "target" {
                let text = elements[element.list][element.index]
                let kind = dependency.target(manifest: parentFolder(manifest.path), root: root)
                counts[kind, default: [:]][text, default: 0] += 1
            }
        }
        return counts.mapValues { texts in
            texts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        }
    }

    /// A manifest with as many of the changes as can be made for certain; nil if there are none.
    func applying(_ changes: [Change], to path: String) -> TuistEditor.Outcome? {
        guard let manifest = manifests[path] else { return nil }
        var outcome = TuistEditor.Outcome(old: manifest.text, new: manifest.text)
        let possible = changes.compactMap { change in Edit(change, in: manifest, self) }
        if let text = verified(possible, in: manifest) {
            outcome.new = text
            outcome.done = possible.map(\.change)
        } else {
            var kept: [Edit] = []
            for edit in possible {
                for variant in edit.variants {
                    guard let text = verified(kept + [variant], in: manifest) else { continue }
                    kept.append(variant)
                    outcome.new = text
                    break
                }
            }
            outcome.done = kept.map(\.change)
        }
        return outcome.done.isEmpty ? nil : outcome
    }

    /// The manifest with all the edits, if it then declares exactly what it is to declare.
    private func verified(_ edits: [Edit], in manifest: MarkedManifest) -> String? {
        guard !edits.isEmpty, let text = text(of: manifest, edits) else { return nil }
        let folder = parentFolder(manifest.path)
        var expected = manifest.facts.dependencies(manifest: folder, root: root)
        for edit in edits {
            if let added = edit.added {
                expected[edit.target, default: []].append(Dependency(kind: added))
                expected[edit.target]?.sort()
            } else if let index = expected[edit.target]?.firstIndex(where: { $0 == edit.removed }) {
                expected[edit.target]?.remove(at: index)
            } else {
                return nil
            }
        }
        guard let facts = try? evaluation.evaluate(changed: [(manifest.path, text)]).first?.get(),
            facts.dependencies(manifest: folder, root: root) == expected
        else { return nil }
        return text
    }

    private func text(of manifest: MarkedManifest, _ edits: [Edit]) -> String? {
        var lists: DependencyLists? = manifest.lists
        var text = manifest.text
        func change(_ edit: (DependencyLists) -> String) {
            guard let current = lists else { return }
            text = edit(current)
            lists = DependencyLists(text, path: manifest.path)
        }
        // What is added comes at the end of its list, so that the numbers of the other elements stay.
        for edit in edits { if let element = edit.text { change { $0.adding(element, to: edit.list) } } }
        for element in edits.compactMap(\.element).sorted(by: { $0.index > $1.index }) {
            change { $0.removing(element.index, from: element.list) }
        }
        return lists == nil ? nil : text
    }

    /// How a manifest can write a dependency that is to be added.
    fileprivate func texts(_ kind: TuistDependency.Kind, in manifest: String) -> [String] {
        let plain: String
        switch kind {
        case .target(let name, let folder):
            plain = TuistDependency.text(ofTarget: name, in: folder, for: parentFolder(manifest))
            if folder == parentFolder(manifest) { return [plain] }
        case .product(let name), .system(let name):
            plain = usesPackages ? ".package(product: \"\(name)\")" : ".external(name: \"\(name)\")"
        }
        return (spellings[kind] ?? []).prefix(2) + [plain]
    }

    /// The target that a change adds, as its own manifest names it.
    fileprivate func added(_ module: String, manifest path: String) -> TuistDependency.Kind {
        let path = absolutePath(path, from: current)
        return .target(manifests[path]?.facts.target(of: module) ?? module, folder: parentFolder(path))
    }
}

/// One change at its place in a manifest.
private struct Edit {
    let change: TuistEditor.Change
    let target: String
    let list: Int
    /// What is added, and its text.
    var added: TuistDependency.Kind?
    var text: String?
    /// The other texts with which it can be added.
    private var others: [String] = []
    /// What is removed, and where it is.
    var removed: MarkedManifest.Dependency?
    var element: MarkedManifest.Element?

    /// Nil if no list is certainly the target's own.
    init?(_ change: TuistEditor.Change, in manifest: MarkedManifest, _ edits: TuistManifestEdits) {
        guard let target = manifest.facts.target(of: change.module), let lists = manifest.owned[target] else {
            return nil
        }
        self.change = change
        self.target = target
        switch change.kind {
        case .addTarget, .addProduct:
            // The last list is the target's own, if several are added up.
            guard let list = lists.last(where: { !manifest.lists.elements[$0].isEmpty }) ?? lists.last else {
                return nil
            }
            self.list = list
            let kind: TuistDependency.Kind =
                switch change.kind {
                case .addTarget(let name, let path): edits.added(name, manifest: path)
                case .addProduct(let name), .remove(let name): .product(name)
                }
            added = kind
            let texts = edits.texts(kind, in: manifest.path)
            text = texts[0]
            others = Array(texts.dropFirst())
        case .remove(let name):
            let found = manifest.targets.filter { element, dependency in
                lists.contains(element.list) && dependency.names(name)
            }
            guard found.count == 1, let (element, dependency) = found.first else { return nil }
            self.element = element
            list = element.list
            removed = edits.dependency(dependency, in: manifest)
        }
    }

    /// The edit with each of its texts.
    var variants: [Edit] {
        [self]
            + others.map { text in
                var edit = self
                edit.text = text
                return edit
            }
    }
}

extension ManifestFacts.Dependency {
    /// Whether a finding calls it by this name: that of a target, its module or a product.
    fileprivate func names(_ name: String) -> Bool {
        switch target(manifest: "", root: "") {
        case .target(let target, _): target == name || TuistTarget.module(target) == name
        case .product(let product): product == name
        case .system(let framework): framework == name
        }
    }
}

extension TuistManifestEdits {
    fileprivate func dependency(_ facts: ManifestFacts.Dependency, in manifest: MarkedManifest) -> Dependency {
        Dependency(facts, manifest: parentFolder(manifest.path), root: root)
    }
}
