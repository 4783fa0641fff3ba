import DovetailBasics
import DovetailSwiftCode
import Foundation

/// Declares new targets in manifests of Tuist, as copies of what declares a module that is like them.
///
/// Helpers may declare targets in any way, so a copy is only kept if the manifest, evaluated with it, declares the new
/// targets, nothing else that is new, and everything else as before.
struct TuistNewTargets {
    typealias Target = TuistEditor.NewTarget

    /// How manifests are evaluated with the changes to helpers.
    private(set) var evaluation: ManifestEvaluation
    /// The texts that are not those on disk, by absolute paths.
    private(set) var texts: [String: String] = [:]
    /// The targets that are declared, with the dependencies that they already have.
    private(set) var added: [Target: Set<TuistDependency.Kind>] = [:]
    /// What a helper declares with each module, such as its tests: the names of targets, by manifest.
    private(set) var companions: [String: [String]] = [:]
    private let root: String

    init(_ evaluation: ManifestEvaluation, root: String) {
        self.evaluation = evaluation
        self.root = root
    }

    /// The texts and helpers with which new targets are declared.
    private struct Draft {
        var path: String
        var text: String
        var facts: ManifestFacts
        var evaluation: ManifestEvaluation
        var helpers: [String: String] = [:]

        var names: Set<String> { Set((facts.targets ?? []).map(\.name)) }

        /// The same manifest with another text; nil if that cannot be evaluated.
        func with(_ text: String) -> Draft? { with([text]).first ?? nil }

        /// The same manifest with each of other texts.
        func with(_ texts: [String]) -> [Draft?] {
            zip(texts, evaluation.evaluate(changed: texts.map { (path, $0) })).map { text, outcome in
                guard let facts = try? outcome.get() else { return nil }
                var draft = self
                draft.text = text
                draft.facts = facts
                return draft
            }
        }
    }

    /// Declares targets in one manifest, if that is certainly possible.
    ///
    /// - Parameter targets: what a manifest is to declare: a module, its tests, or both.
    /// - Parameter needs: the dependencies of each, by its name.
    mutating func add(_ targets: [Target], needing needs: [String: Set<TuistDependency.Kind>]) {
        // A manifest that already exists is not replaced, whatever it declares.
        guard let first = targets.first,
            first.manifest == first.modelManifest
                || text(of: first.manifest) == nil
                    && !FileManager.default.fileExists(atPath: first.manifest),
            let text = text(of: first.modelManifest),
            let facts = try? evaluation.evaluate(changed: [(first.modelManifest, text)]).first?.get()
        else { return }
        let words = Self.words(targets, facts)
        let model = Draft(path: first.modelManifest, text: text, facts: facts, evaluation: evaluation)
        let draft =
            first.manifest == first.modelManifest
            ? extended(model, targets, words) : copied(model, to: first.manifest, targets, words)
        guard let draft, let result = pruned(draft, targets, needs) else { return }
        let declared = targets.filter { target in
            result.facts.targets?.contains { $0.name == target.name && isLike($0, target, facts) } ?? false
        }
        let new = result.names.subtracting(model.path == result.path ? model.names : [])
        let others = new.subtracting(declared.map(\.name))
        guard others.isSubset(of: Self.companions(of: targets, model.names)), !declared.isEmpty,
            declared.contains(where: { !$0.isTest }) || targets.allSatisfy(\.isTest)
        else { return }
        if !others.isEmpty { companions[result.path] = others.sorted() }
        texts[result.path] = result.text
        texts.merge(result.helpers) { $1 }
        evaluation = result.evaluation
        let dependencies = result.facts.dependencies(manifest: parentFolder(result.path), root: root)
        for target in declared { added[target] = Set((dependencies[target.name] ?? []).map(\.kind)) }
    }

    private func text(of path: String) -> String? { texts[path] ?? (try? SourceText.read(path)) }

    /// The names to change in a copy, with those of everything else that is named after a model.
    private static func words(_ targets: [Target], _ facts: ManifestFacts) -> [String: String] {
        var words: [String: String] = [:]
        for target in targets where !target.isTest {
            // A manifest of its own declares nothing else. One for many modules may declare `Core` and `CoreUI`.
            let family = (facts.targets ?? []).map(\.name).filter { name in
                name.hasPrefix(target.model)
                    && (target.manifest != target.modelManifest || isCompanion(name, of: target.model))
            }
            for name in family { words[name] = target.name + name.dropFirst(target.model.count) }
        }
        for target in targets { words[target.model] = target.name }
        // Helpers name their members in either way.
        for (old, new) in words { words[Self.member(old)] = Self.member(new) }
        return words
    }

    /// What may be declared beside new modules: what the model has beside itself.
    private static func companions(of targets: [Target], _ known: Set<String>) -> Set<String> {
        var result: Set<String> = []
        for target in targets where !target.isTest {
            for name in known where isCompanion(name, of: target.model) {
                result.insert(target.name + name.dropFirst(target.model.count))
            }
        }
        return result
    }

    /// Whether a target belongs to a module by its name, as its tests do.
    private static func isCompanion(_ name: String, of module: String) -> Bool {
        ["Tests", "UITests", "Interface", "Testing", "Demo", "DemoApp", "Example"].contains { name == module + $0 }
    }

    private static func member(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

    /// Whether a new target is built like its model, from the sources in its folder.
    private func isLike(_ new: ManifestFacts.Target, _ target: Target, _ facts: ManifestFacts) -> Bool {
        let file = "\(target.folder)/\(target.name).swift"
        let globs = new.sources.map { $0.glob.absolute(manifest: parentFolder(target.manifest), root: root) }
        guard globs.contains(where: { SourceGlob($0).matches(file) }) else { return false }
        guard let model = facts.targets?.first(where: { $0.name == target.model }) else { return false }
        return new.product == model.product && new.platforms == model.platforms
            && new.settings.map(\.settings) == model.settings.map(\.settings)
    }

    // MARK: A manifest of its own

    /// A copy of the model's manifest that declares the new targets and no others.
    private func copied(
        _ model: Draft, to path: String, _ targets: [Target], _ words: [String: String]
    ) -> Draft? {
        guard let lists = TargetLists(model.text, path: model.path) else { return nil }
        var start = model
        start.path = path
        // A name may also be that of something else, such as a group of packages.
        let renamed = lists.renamed(words)
        let drafts = start.with([renamed, lists.renamed(words, keepsIdentifiers: true)])
        let names = targets.map(\.name)
        guard
            let copy = drafts.compactMap(\.self).first(where: { !$0.names.isDisjoint(with: names) })
                ?? naming(words, in: start)?.with(renamed)
        else { return nil }
        let extra = copy.names.subtracting(names)
        guard !extra.isEmpty, let copied = TargetLists(copy.text, path: path) else { return copy }
        let places = copied.elements
        let unneeded = zip(places, copy.with(places.map { copied.removing([$0]) })).compactMap { place, draft in
            let gone = copy.names.subtracting(draft?.names ?? copy.names)
            return !gone.isEmpty && gone.isSubset(of: extra) ? place : nil
        }
        return unneeded.isEmpty ? copy : copy.with(copied.removing(unneeded))
    }

    /// The members of helpers that are named after the model, copied for the new targets; nil if there are none.
    private func naming(_ words: [String: String], in draft: Draft) -> Draft? {
        var helpers: [String: String] = [:]
        for module in draft.evaluation.modules.helpers {
            for (file, text) in zip(module.files, module.texts) {
                helpers[file] = MemberCopies.adding(words, to: String(decoding: text, as: UTF8.self), path: file)
            }
        }
        guard !helpers.isEmpty else { return nil }
        var draft = draft
        draft.evaluation = draft.evaluation.changing(helpers: helpers)
        draft.helpers = helpers
        return draft
    }

    /// Lists the manifest of a new target in a workspace, unless the workspace already finds it.
    ///
    /// - Parameter target: a target that is declared.
    /// - Returns: whether Tuist finds the manifest.
    mutating func list(_ target: Target, in workspace: String, _ folder: TuistFolder) -> Bool {
        func paths(_ text: String) -> Set<String>? {
            guard let facts = try? evaluation.evaluate(changed: [(workspace, text)]).first?.get(),
                let projects = facts.projects
            else { return nil }
            return Set(projects.map { $0.absolute(manifest: parentFolder(workspace), root: folder.root) })
        }
        let (project, model) = (parentFolder(target.manifest), parentFolder(target.modelManifest))
        guard let text = text(of: workspace), let before = paths(text) else { return true }
        guard !before.contains(where: { $0 == project || SourceGlob($0).matching([project]) == [project] }) else {
            return true
        }
        guard before.contains(model) else { return false }
        let words = { (path: String) in relativePath(path, to: parentFolder(workspace)) }
        guard let new = LiteralLists.adding(words(project), after: words(model), in: text, path: workspace),
            paths(new) == before.union([project])
        else { return false }
        texts[workspace] = new
        return true
    }

    // MARK: The model's manifest

    /// The model's manifest with copies of the elements that declare the model and its tests.
    private func extended(_ model: Draft, _ targets: [Target], _ words: [String: String]) -> Draft? {
        var draft = model
        var left = Set(targets.map(\.name))
        while !left.isEmpty, let next = extended(draft, model, left, targets, words) {
            left.subtract(next.names)
            draft = next
        }
        return draft.names == model.names ? nil : draft
    }

    /// The manifest with the copy of one element, which declares some of the targets.
    private func extended(
        _ draft: Draft, _ model: Draft, _ left: Set<String>, _ targets: [Target], _ words: [String: String]
    ) -> Draft? {
        guard let lists = TargetLists(draft.text, path: draft.path) else { return nil }
        let companions = Self.companions(of: targets, model.names)
        func declares(_ copy: Draft?) -> Bool {
            guard let copy else { return false }
            let new = copy.names.subtracting(draft.names)
            return !new.isDisjoint(with: left) && new.isSubset(of: left.union(companions))
                && copy.facts.targets?.count == draft.names.count + new.count && keeps(draft, copy)
        }
        func found(_ texts: [String]) -> [Draft] { draft.with(texts).filter(declares).compactMap(\.self) }
        func declared(_ copy: Draft) -> Int { copy.names.intersection(left).count }
        let renamed = found(lists.elements.compactMap { lists.renaming($0, words) })
        if let copy = renamed.max(by: { declared($0) < declared($1) }) { return copy }
        // Nothing mentions the model: its name is computed.
        let names = targets.filter { !$0.isTest && left.contains($0.name) }.map(\.name)
        let named = names.flatMap { name in lists.elements.compactMap { lists.copying($0, name: name) } }
        return found(named).first { copy in
            targets.allSatisfy { target in
                !copy.names.contains(target.name) || !left.contains(target.name)
                    || dependencies(target.name, copy) == dependencies(target.model, model)
            }
        }
    }

    /// Whether a manifest declares all targets of another as that does.
    private func keeps(_ old: Draft, _ new: Draft) -> Bool {
        let folder = parentFolder(new.path)
        let dependencies = new.facts.dependencies(manifest: folder, root: root)
        return old.facts.dependencies(manifest: folder, root: root).allSatisfy { dependencies[$0] == $1 }
            && (old.facts.targets ?? []).allSatisfy { one in
                new.facts.targets?.contains { other in
                    one.name == other.name && one.product == other.product && one.platforms == other.platforms
                        && one.productName == other.productName
                        && one.sources.map(\.glob.pathString) == other.sources.map(\.glob.pathString)
                        && one.settings.map(\.settings) == other.settings.map(\.settings)
                } ?? false
            }
    }

    /// The dependencies of a target, apart from those on targets of its own manifest.
    private func dependencies(_ name: String, _ draft: Draft) -> [MarkedManifest.Dependency] {
        let folder = parentFolder(draft.path)
        return draft.facts.dependencies(manifest: folder, root: root)[name, default: []].filter { dependency in
            if case .target(let other, folder) = dependency.kind {
                return !other.hasPrefix(name) && !name.hasPrefix(other)
            }
            return true
        }
    }

    // MARK: Dependencies

    /// The manifest without the model's dependencies that the new targets do not need.
    private func pruned(
        _ draft: Draft, _ targets: [Target], _ needs: [String: Set<TuistDependency.Kind>]
    ) -> Draft? {
        let folder = parentFolder(draft.path)
        let marked = MarkedManifest.reading([(draft.path, draft.text)], draft.evaluation)
        guard let manifest = marked.first else { return nil }
        let new = Set(targets.map(\.name))
        var unneeded: [MarkedManifest.Element] = []
        for (list, users) in manifest.users where users.isSubset(of: new) {
            for index in manifest.lists.elements[list].indices {
                let element = MarkedManifest.Element(list: list, index: index)
                let kind = manifest.targets[element].map { $0.target(manifest: folder, root: root) }
                let isNeeded = kind.map { kind in users.contains { needs[$0]?.contains(kind) ?? false } }
                if isNeeded != true { unneeded.append(element) }
            }
        }
        guard let result = draft.with(manifest.removing(unneeded)), result.names == draft.names else { return nil }
        let before = draft.facts.dependencies(manifest: folder, root: root)
        let after = result.facts.dependencies(manifest: folder, root: root)
        return before.allSatisfy { name, dependencies in new.contains(name) || after[name] == dependencies }
            ? result : nil
    }
}
