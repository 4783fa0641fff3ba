import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSwiftCode
import Foundation

/// Where an app keeps new modules: where it keeps the one after which they are modelled.
struct AppFolders {
    private let model: ProjectModule
    private let pattern: FolderPattern?
    private let testPattern: FolderPattern?
    /// The tests after which new ones are modelled.
    let tests: ProjectModule?
    /// Whether the manifest of the model is in the model's own folder, and so declares nothing else.
    private let hasOwnManifest: Bool

    /// - Parameter all: the modules of the project.
    init(_ all: [ProjectModule], model: ProjectModule) {
        self.model = model
        let modules = all.filter(\.isOfApp)
        let base = innermostFolder(modules.compactMap(\.manifestFolder))
        func pattern(_ module: ProjectModule, _ name: String) -> FolderPattern? {
            FolderPattern(of: module, named: name, in: base)
        }
        // An app is not like its modules.
        let own = model.kind == .app ? nil : pattern(model, model.name)
        self.pattern = own
        hasOwnManifest = own.map { $0.own(model.name) == model.manifestFolder } ?? false
        let tests = modules.filter { module in
            module.kind == .test && module.name.hasSuffix("Tests")
                && modules.contains { $0.kind == .library && $0.name + "Tests" == module.name }
        }
        self.tests = tests.first { $0.name == model.name + "Tests" } ?? tests.first
        testPattern = self.tests.flatMap { pattern($0, String($0.name.dropLast(5))) }
    }

    /// Whether the folders of the model are named after it.
    var isPattern: Bool { pattern != nil }

    /// The folder for the sources of a new module.
    func sources(of target: NewTarget) -> String {
        let name = target.subject
        if target.kind == .test {
            if let testPattern { return testPattern.sources(name) }
            if let pattern, pattern.isNested { return "\(pattern.own(name))/Tests" }
        } else if let pattern {
            return pattern.sources(name)
        }
        let folder = pattern.map { parentFolder($0.own(name)) } ?? model.manifestFolder ?? ""
        return plainPath(folder.isEmpty ? target.name : "\(folder)/\(target.name)")
    }

    /// The manifest of its own that a new module gets, and the name of its project; nil if the model's declares it.
    func manifest(of target: NewTarget) -> (path: String, project: String)? {
        guard hasOwnManifest, let pattern, let path = model.location?.path else { return nil }
        let name = target.subject
        let inner = path.dropFirst(pattern.own(model.name).count).split(separator: "/")
            .map { $0 == "\(model.name).xcodeproj" ? "\(name).xcodeproj" : String($0) }
        return ("\(pattern.own(name))/\(inner.joined(separator: "/"))", name)
    }

    /// The workspace of Tuist that lists the model's project by its folder, with the folder of a new manifest as it
    /// would list that; nil if there is none, or if it finds projects by a pattern.
    func workspace(listing new: String) -> (path: String, entry: String)? {
        guard let folder = model.manifestFolder else { return nil }
        let current = FileManager.default.currentDirectoryPath
        func seen(_ path: String, from folder: String) -> String {
            relativePath(absolutePath(path, from: current), to: absolutePath(folder, from: current))
        }
        for above in sequence(first: parentFolder(folder), next: { $0.isEmpty || $0 == "/" ? nil : parentFolder($0) }) {
            let path = plainPath(above.isEmpty ? "Workspace.swift" : "\(above)/Workspace.swift")
            guard let text = try? SourceText.read(path) else { continue }
            return text.contains("\"\(seen(folder, from: above))\"")
                ? (path, seen(parentFolder(new), from: above)) : nil
        }
        return nil
    }
}

extension NewTarget {
    /// The module that it is or tests.
    fileprivate var subject: String { kind == .test && name.hasSuffix("Tests") ? String(name.dropLast(5)) : name }
}

extension ProjectModule {
    /// The folder of the manifest that declares it.
    fileprivate var manifestFolder: String? {
        guard let path = location?.path else { return nil }
        let folder = parentFolder(path)
        return folder.hasSuffix(".xcodeproj") ? parentFolder(folder) : folder
    }
}
