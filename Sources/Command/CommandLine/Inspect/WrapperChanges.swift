import DovetailBasics
import DovetailBinaries
import DovetailLibraries
import DovetailScaffolding
import DovetailSwiftCode
import Foundation

/// The changes to a package for a wrapper of static libraries, as values.
struct WrapperChanges {
    private(set) var changes = FileChanges()
    /// Libraries that cannot be added, and what to do about them.
    let left: [String]

    /// - Parameter folder: the package's folder.
    /// - Throws: `InputError` or a refusal if nothing can be wrapped, or if a name is taken.
    init(_ name: String, plan: WrapPlan, libraries: [LibraryBundle], folder: String) throws {
        let path = plainPath("\(folder)/Package.swift")
        guard FileManager.default.fileExists(atPath: path) else {
            throw InputError("there is no package in '\(folder)': Package.swift is missing")
        }
        let wrapped = Self.wrapped(plan, libraries: libraries, folder: folder)
        guard !wrapped.isEmpty else { throw InputError("no library is static, so there is nothing to wrap") }
        let template = WrapperTemplate(
            name, wrapped, flags: plan.wrapper.flags, systemLibraries: plan.wrapper.libraries,
            frameworks: plan.wrapper.frameworks)
        left = template.left
        guard wrapped.contains(where: { $0.kind != .framework }) else {
            throw InputError("nothing is written: " + left.joined(separator: "; "))
        }
        let old = try SourceText.read(path)
        try Self.check(name, wrapped: wrapped, manifest: Manifest(source: old, path: path), path: path)
        var new = old
        for target in template.targets { new = try ManifestEditor(new, path: path).adding(target) }
        new = try ManifestEditor(new, path: path).adding(template.product)
        for file in template.files {
            let place = plainPath("\(folder)/\(file.path)")
            guard !FileChanges.exists(place) else { throw InputError("'\(place)' already exists") }
            changes.files.append(.init(path: place, old: nil, new: file.text))
        }
        changes.files.append(.init(path: path, old: old, new: new))
    }

    private static func wrapped(
        _ plan: WrapPlan, libraries: [LibraryBundle], folder: String
    ) -> [WrapperTemplate.Library] {
        let current = FileManager.default.currentDirectoryPath
        return plan.entries.filter(\.decision.isWrap).compactMap { entry in
            guard let library = libraries.first(where: { $0.path == entry.path }) else { return nil }
            return WrapperTemplate.Library(
                name: library.name, kind: library.kind,
                path: relativePath(
                    absolutePath(library.path, from: current), to: absolutePath(folder, from: current)),
                module: module(library))
        }
    }

    /// The module of a library; nil if it has none.
    private static func module(_ library: LibraryBundle) -> String? {
        for variant in library.variants {
            let folder = variant.path.split(separator: "/", omittingEmptySubsequences: false)
            let maps = [
                "\(variant.path)/Modules/module.modulemap",
                folder.dropLast().joined(separator: "/") + "/Headers/module.modulemap",
            ]
            for map in maps {
                let bytes = FileManager.default.contents(atPath: map).map { Array($0) }
                if let name = bytes.flatMap(ModuleMapName.first) { return name }
            }
            if variant.swiftModules != nil { return library.name }
        }
        return nil
    }

    private static func check(
        _ name: String, wrapped: [WrapperTemplate.Library], manifest: Manifest, path: String
    ) throws {
        guard !manifest.targets.contains(where: { $0.name == name }) else {
            throw InputError(
                "\(path) already has a target '\(name)': add what the plan says by hand, or choose another name "
                    + "with --wrapper")
        }
        for (index, library) in wrapped.enumerated() where library.kind != .framework {
            if library.target == name {
                throw InputError("the wrapper and '\(library.path)' would both be called '\(name)': pass --wrapper")
            }
            let others = wrapped[..<index].filter { $0.kind != .framework }
            if let other = others.first(where: { $0.target == library.target }) {
                throw InputError(
                    "'\(other.path)' and '\(library.path)' would both be the target '\(library.target)': wrap one "
                        + "of them")
            }
        }
    }
}
