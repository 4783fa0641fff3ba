import Foundation
import ModuleRules
import ProjectFacts
import SourceFacts
import WiringModel

/// Repairs of manifests, gathered until all are known.
struct DependencyEdits {
    private let linked: LinkedModules
    private var manifests: [String: (old: String, new: String)] = [:]
    /// What is changed, and what is not, in words for the user.
    private(set) var done: [String] = []
    private(set) var left: [String] = []

    init(_ linked: LinkedModules) { self.linked = linked }

    /// The manifests that change.
    var changes: FileChanges {
        FileChanges(
            files: manifests.sorted { $0.key < $1.key }.filter { $0.value.old != $0.value.new }.map {
                FileChanges.File(path: $0.key, old: $0.value.old, new: $0.value.new)
            })
    }

    mutating func apply(_ repair: DependencyRepair) {
        let module = linked.modules[repair.module]
        guard let path = module.location?.path, path.hasSuffix("Package.swift") else { return }
        guard let old = manifests[path]?.old ?? Self.text(path) else {
            left.append("\(path) cannot be read as text")
            return
        }
        let text = manifests[path]?.new ?? old
        let editor = ManifestEditor(text)
        let target = module.target ?? module.name
        do {
            let new: String
            let what: String
            switch repair.change {
            case .addTarget(let name):
                new = try editor.adding(.target(name), to: target)
                what = "'\(target)' + '\(name)'"
            case .addProduct(let name, let identity):
                guard let package = Self.reference(to: identity, in: text) else {
                    left.append(
                        "\(repair.finding.location): the package does not depend on '\(identity)', which brings '\(name)'"
                    )
                    return
                }
                new = try editor.adding(.product(name, package: package), to: target)
                what = "'\(target)' + '\(name)' of '\(package)'"
            case .remove(let name):
                new = try editor.removing(name, from: target)
                what = "'\(target)' - '\(name)'"
            case .unsure(let why):
                left.append("\(repair.finding.location): \(why)")
                return
            }
            manifests[path] = (old, new)
            done.append("\(path): \(what)")
        } catch {
            left.append("\(repair.finding.location): \(error)")
        }
    }

    private static func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// What a manifest calls the package with an identity in its targets' dependencies; nil where it has no such package.
    private static func reference(to identity: String, in text: String) -> String? {
        let manifest = Manifest(source: text)
        let names =
            manifest.remotePackages
            + manifest.localPackages.map { path in
                path.split(separator: "/").last.map(String.init) ?? path
            }
        return names.first { $0.lowercased() == identity }
    }
}
