package import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
package import DovetailProject
import DovetailSwiftCode
import Foundation

/// Repairs of manifests, collected before any is written.
package struct DependencyEdits {
    private let linked: LinkedModules
    /// The modules as people change them.
    private let specified: [ProjectModule]
    /// Nil if Tuist's manifests are not evaluated.
    private let tuist: TuistEditor?
    private var manifests: [String: (old: String, new: String)] = [:]
    /// What is changed, what is left to the user in the projects of apps, and what is uncertain, as text for users.
    package private(set) var done: [String] = []
    package private(set) var steps: [String] = []
    package private(set) var left: [String] = []

    /// - Parameter tuist: edits Tuist's manifests; nil if they are not evaluated.
    package init(_ linked: LinkedModules, tuist: TuistEditor? = nil) {
        self.linked = linked
        self.tuist = tuist
        specified = linked.modules.asSpecified
    }

    /// The manifests that change.
    package var changes: FileChanges {
        FileChanges(
            manifests.sorted { $0.key < $1.key }.filter { $0.value.old != $0.value.new }.map {
                FileChanges.File(path: $0.key, old: $0.value.old, new: $0.value.new)
            })
    }

    /// Applies repairs. What a target of an app lacks is not removed from another one in the same round: an app may depend
    /// on it to embed it.
    ///
    /// - Throws: `InputError` if Tuist's manifests cannot be evaluated again.
    package mutating func apply(_ repairs: [DependencyRepair]) throws {
        let added = Set(repairs.filter { linked.modules[$0.module].isOfApp }.compactMap(\.change.added))
        let repairs = repairs.filter { repair in
            if case .remove(let name) = repair.change { !added.contains(name) } else { true }
        }
        let isDone = try applyToTuist(repairs)
        for (repair, isDone) in zip(repairs, isDone) where !isDone { apply(repair) }
    }

    /// Edits Tuist's manifests as far as that is certainly possible.
    ///
    /// - Returns: whether each repair was made.
    private mutating func applyToTuist(_ repairs: [DependencyRepair]) throws -> [Bool] {
        let changes = repairs.map { repair -> (manifest: String, change: TuistEditor.Change)? in
            let module = linked.modules[repair.module]
            guard let path = module.location?.path, ManifestKind(path) == .tuist else { return nil }
            let kind: TuistEditor.Change.Kind
            switch repair.change {
            case .unsure: return nil
            case .addTarget(let name):
                guard let other = linked.module(named: name).flatMap({ linked.modules[$0].location?.path }) else {
                    return nil
                }
                kind = .addTarget(name, manifest: other)
            case .addProduct(let name, _): kind = .addProduct(name)
            case .remove(let name): kind = .remove(name)
            }
            return (path, TuistEditor.Change(kind, of: module.name))
        }
        let grouped = Dictionary(grouping: changes.compactMap(\.self), by: \.manifest).mapValues { $0.map(\.change) }
        guard let tuist, !grouped.isEmpty else { return repairs.map { _ in false } }
        let outcomes = try tuist.applying(grouped).files
        for (path, outcome) in outcomes {
            manifests[path] = (outcome.old ?? "", outcome.new)
        }
        return zip(repairs, changes).map { repair, change in
            guard let change, outcomes[change.manifest]?.done.contains(change.change) == true else { return false }
            done.append("\(change.manifest): \(repair.change.text(of: change.change.module))")
            return true
        }
    }

    private mutating func apply(_ repair: DependencyRepair) {
        let module = linked.modules[repair.module]
        guard let path = module.location?.path else { return }
        if case .unsure(let why) = repair.change {
            left.append("\(repair.finding.location): \(why)")
            return
        }
        if module.isOfApp { return applyToApp(repair) }
        guard let old = manifests[path]?.old ?? (try? SourceText.read(path)) else {
            left.append("\(path) cannot be read as text")
            return
        }
        let text = manifests[path]?.new ?? old
        let target = module.target ?? module.name
        do {
            let editor = try ManifestEditor(text, path: path)
            let new: String
            let what: String
            switch repair.change {
            case .addTarget(let name):
                new = try editor.adding(.target(name), to: target)
                what = "'\(target)' + '\(name)'"
            case .addProduct(let name, let identity?):
                guard let package = try Self.reference(to: identity, in: text, at: path) else {
                    left.append(
                        "\(repair.finding.location): the package does not depend on '\(identity)', which contains "
                            + "'\(name)'"
                    )
                    return
                }
                new = try editor.adding(.product(name, package: package), to: target)
                what = "'\(target)' + '\(name)' of '\(package)'"
            case .remove(let name):
                new = try editor.removing(name, from: target)
                what = "'\(target)' - '\(name)'"
            case .addProduct(_, nil), .unsure: return
            }
            manifests[path] = (old, new)
            done.append("\(path): \(what)")
        } catch {
            left.append("\(repair.finding.location): \(error)")
        }
    }

    /// Edits a specification of XcodeGen if that is certainly possible. Otherwise tells what to change.
    private mutating func applyToApp(_ repair: DependencyRepair) {
        let (module, path) = (specified[of: repair.module], specified[of: repair.module].location?.path ?? "")
        let target = module.target ?? module.name
        let editor = (manifests[path]?.new ?? (try? SourceText.read(path))).flatMap { XcodeGenEditor($0, path: path) }
        let new: String?
        let isDone: Bool
        let step: String
        switch repair.change {
        case .unsure: return
        case .addTarget(let name), .addProduct(let name, _):
            if case .addProduct(_, let package?) = repair.change {
                new = editor?.adding(.product(name, package: package), to: target)
            } else {
                new = editor?.adding(.target(name), to: target)
            }
            isDone = editor?.lists(name, in: target) ?? false
            let isSame = path == linked.modules[repair.module].location?.path
            step = isSame ? repair.finding.help : module.adding("'\(name)'")
        case .remove(let name):
            new = editor?.removing(name, from: target)
            isDone = editor.map { !$0.lists(name, in: target) } ?? false
            let place = repair.finding.location
            let isKnown = place.path == path && place != module.location
            step = module.removing(name, at: isKnown ? place : nil)
        }
        let generation = module.generating(linked.modules[repair.module])
        if let new, let editor {
            manifests[path] = (manifests[path]?.old ?? editor.text, new)
            done.append("\(path): \(repair.change.text(of: target))")
        } else if !isDone || generation == nil {
            steps.append(step)
        }
        if new != nil || isDone, let generation, !steps.contains(generation) { steps.append(generation) }
    }

    /// The manifest's name, in its targets' dependencies, for the package with this identity; nil if it has no such
    /// package.
    private static func reference(to identity: String, in text: String, at path: String) throws -> String? {
        let manifest = try Manifest(source: text, path: path)
        let folder = absolutePath("\(path)/..", from: FileManager.default.currentDirectoryPath)
        for path in manifest.localPackages {
            let whole = absolutePath(path, from: folder)
            // The path as written, and with symbolic links resolved.
            let names = [whole, URL(fileURLWithPath: whole).resolvingSymlinksInPath().path].compactMap {
                $0.split(separator: "/").last.map(String.init)
            }
            if let name = names.first(where: { $0.lowercased() == identity }) {
                return manifest.givenNames[path] ?? name
            }
        }
        let remote = manifest.remotePackages.first { $0.lowercased() == identity }
        return remote.map { manifest.givenNames[$0] ?? $0 }
    }
}
