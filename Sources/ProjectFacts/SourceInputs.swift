import Foundation
import SourceFacts
package import WiringModel

/// What a command was given to read, before anything is looked at.
package struct SourceInputs: Sendable {
    /// Folders, Swift files, and text files that list such, one on a line.
    package var paths: [String] = []
    /// `NAME=PATH` for each module that is known.
    package var modules: [(name: String, path: String)] = []
    /// A SwiftPM package, read for `target` and all it depends on.
    package var packagePath: String?
    package var target: String?
    /// A file that describes modules and their files.
    package var modulesFile: String?
    package var exclude: [String] = []
    /// Where the generated file will be written.
    package var output: String?
    /// Whether test targets of packages are left out.
    package var leavesOutTests = false

    /// Whether a folder without Swift files is no mistake.
    package var mayBeEmpty = false

    package init() {}

    /// The files and modules behind the inputs, in a fixed order.
    ///
    /// - Throws: `InputError` where an input does not exist or makes no sense.
    package func resolve() throws -> SourceSet {
        var set = SourceSet()
        if let modulesFile { try ModulesFile.read(modulesFile).add(to: &set) }
        for (name, path) in modules {
            let index = set.module(Module(name: name, isExact: true))
            set.add(try SwiftFiles.named(path, exclude: exclude).files, module: index)
        }
        if let packagePath {
            guard let target else { throw InputError("--package-path needs --target, the target to wire") }
            try PackageReader(root: packagePath, exclude: exclude).add(target: target, to: &set)
        }
        for path in paths {
            let found =
                try mayBeEmpty ? SwiftFiles.at(path, exclude: exclude) : SwiftFiles.named(path, exclude: exclude)
            set.coverage.xcodeProjects.formUnion(found.xcodeProjects)
            set.manifests.merge(found.manifests) { first, _ in first }
            ModuleGuess(manifests: found.manifests, leavesOutTests: leavesOutTests, base: path)
                .add(found.files, to: &set)
        }
        if let target, set.home == nil {
            guard let index = set.modules.firstIndex(where: { [target, moduleName(target)].contains($0.name) }) else {
                let known = set.modules.compactMap(\.name).sorted().joined(separator: ", ")
                throw InputError("there is no module '\(target)' among the inputs; known: \(known)")
            }
            set.home = index
        }
        if set.home == nil, let output { set.home = moduleHolding(output, in: set) }
        if set.home == nil, let output { try set.keepProgram(ofTargetHolding: output, exclude: exclude) }
        if let output { removeOutput(output, from: &set) }
        set.markTestable()
        if set.isWhole, modulesFile == nil, packagePath == nil, ProgramPart(paths: paths).isLibrary(set.files) {
            set.isWhole = false
        }
        return set.sorted()
    }

    /// Whether nothing is left out of what a rules file is about.
    package func holdsAll(of rules: Rules) -> Bool {
        let read = paths.map(absolute)
        return exclude == rules.exclude
            && rules.sources.allSatisfy { source in
                let path = absolute(source.path)
                return read.contains { path == $0 || path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
            }
    }

    /// The one exact module whose folder holds the output.
    private func moduleHolding(_ output: String, in set: SourceSet) -> Int? {
        let path = absolute(output)
        let holding = modules.filter { path.hasPrefix(absolute($0.path) + "/") }
        return holding.first.flatMap { module in set.modules.firstIndex { $0.name == module.name } }
    }

    /// The file that a run writes is no input of it.
    private func removeOutput(_ output: String, from set: inout SourceSet) {
        let path = absolute(output)
        // By name first: resolving every file's links costs more than reading it.
        let name = URL(fileURLWithPath: output).lastPathComponent
        set.files.removeAll { $0.path.hasSuffix(name) && absolute($0.path) == path }
    }

    private func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
}

extension SourceSet {
    /// Where a SwiftPM target's folder holds the output: makes its module the home, and leaves out the modules of the
    /// packages that it does not depend on, which are other programs.
    fileprivate mutating func keepProgram(ofTargetHolding output: String, exclude: [String]) throws {
        let folders = manifests.filter { $0.value == "Package.swift" }.keys
        let above = folders.filter { $0 == "." || output.hasPrefix($0 + "/") }.max { $0.count < $1.count }
        guard let above, case .target(let target) = PackageFolder(above).owner(of: output),
            let home = modules.firstIndex(where: { $0.isExact && $0.name == target.module })
        else { return }
        var part = SourceSet()
        try PackageReader(root: above, exclude: exclude).add(target: target.name, to: &part)
        guard part.problems.isEmpty else {
            problems += part.problems
            return
        }
        let kept = Set(part.modules.map(\.id))
        let left = modules.indices.filter { modules[$0].isExact && !kept.contains(modules[$0].id) }
        files.removeAll { left.contains($0.module) }
        self.home = home
    }

    /// Notes which modules the home module's files import with `@testable`.
    fileprivate mutating func markTestable() {
        guard let home else { return }
        for index in testableModules(for: home) { modules[index].isTestable = true }
    }

    /// The modules that a module's files import with `@testable`.
    package func testableModules(for home: Int) -> Set<Int> {
        var found: Set<Int> = []
        for file in files where file.module == home {
            guard let data = FileManager.default.contents(atPath: file.path),
                data.range(of: Data("@testable".utf8)) != nil,
                let text = String(data: data, encoding: .utf8)
            else { continue }
            for line in text.split(whereSeparator: \.isNewline) where line.contains("@testable") {
                guard let name = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).last else { continue }
                found.formUnion(modules.indices.filter { modules[$0].name == String(name) })
            }
        }
        return found
    }
}
