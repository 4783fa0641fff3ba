import DovetailBasics
package import DovetailFacts
package import DovetailRules
package import DovetailSwiftCode
import Foundation

/// The inputs of a command, as given.
package struct ProjectInputs: Sendable {
    /// Folders, Swift files, and text files that list such paths, one per line.
    package var paths: [String] = []
    /// Known modules, from `NAME=PATH`.
    package var modules: [(name: String, path: String)] = []
    /// The folder of a SwiftPM package, read for `target` and all its dependencies.
    package var packagePath: String?
    package var target: String?
    /// A file that describes modules and their files.
    package var modulesFile: String?
    package var exclude: [String] = []
    /// The path of the generated file.
    package var output: String?
    /// How test code is treated.
    package var tests = TestCodeUse.read
    /// Whether the files will be parsed, so that those which are searched for test code are indexed at the same time.
    package var indexesFiles = false
    /// The cache from which the files will be parsed, if there is one.
    package var facts: FactCache?

    /// Whether inputs without Swift files are allowed.
    package var mayBeEmpty = false

    package init() {}

    /// The project for the inputs, based on the text of its manifests.
    ///
    /// - Parameter sources: the supported kinds of manifests.
    /// - Throws: `InputError` if an input does not exist or is invalid.
    package func project(sources: [any ProjectSource.Type] = ProjectSources.all) throws -> Project {
        var project = Project(sources: sources)
        if let modulesFile { try ModulesFile.read(modulesFile).add(to: &project) }
        for (name, path) in modules {
            let index = project.module(Module(name: name, isExact: true))
            project.add(try SwiftFiles.named(path, exclude: exclude).files, module: index)
        }
        if let packagePath {
            guard let target else {
                throw InputError(
                    "--package-path needs --target, the target to generate the "
                        + "wiring for")
            }
            try PackageReader(root: packagePath, exclude: exclude).add(target: target, to: &project)
        }
        for path in paths.flatMap(XcodeInput.folders) {
            let find = mayBeEmpty ? SwiftFiles.at : SwiftFiles.named
            let found = try find(path, exclude, sources)
            project.manifests += found.manifests.filter { !project.manifests.contains($0) }
            FileAssignment(found, sources: sources, inputs: self, base: path).add(found.files, to: &project)
        }
        if let target, project.home == nil, !project.keepXcodeProgram(ofTarget: target) {
            let names = [target, moduleName(target)]
            guard let home = project.moduleIDs.first(where: { names.contains(project.modules[of: $0].name ?? "") })
            else {
                let known = project.modules.compactMap(\.name).sorted().joined(separator: ", ")
                throw InputError("no module among the inputs is called '\(target)'; known modules: \(known)")
            }
            project.home = home
        }
        if project.home == nil, let output { project.home = moduleHolding(output, in: project) }
        if project.home == nil, let output { try project.keepProgram(ofTargetHolding: output, exclude: exclude) }
        project.splitXcodePrograms()
        if project.home == nil, let output { project.keepXcodeProgram(holding: absolute(output)) }
        if let output { removeOutput(output, from: &project) }
        project.markTestable()
        if project.isWhole, modulesFile == nil, packagePath == nil, ProgramPart(paths: paths).isLibrary(project.files) {
            project.isWhole = false
        }
        return project.sorted()
    }

    /// The project for the inputs, with its modules as declared by manifests, which are read as their own tools read
    /// them.
    ///
    /// - Parameter cache: a folder that caches the contents of manifests.
    /// - Throws: `InputError`, and `NoModules` if there are module rules but no modules.
    package func projectWithGraph(
        _ rules: Rules, cache: String?, sources: [any ProjectSource.Type] = ProjectSources.all
    ) throws -> Project {
        try project(sources: sources).withGraph(rules, cache: cache)
    }

    /// Whether the inputs include everything that a rules file covers.
    package func holdsAll(of rules: Rules) -> Bool {
        let read = paths.map(absolute)
        return exclude == rules.exclude
            && rules.sources.allSatisfy { source in
                let path = absolute(source.path)
                return read.contains { path == $0 || path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
            }
    }

    /// The single exact module whose folder contains the output.
    private func moduleHolding(_ output: String, in project: Project) -> ModuleID? {
        let path = absolute(output)
        let holding = modules.filter { path.hasPrefix(absolute($0.path) + "/") }
        return holding.first.flatMap { module in
            project.moduleIDs.first { project.modules[of: $0].name == module.name }
        }
    }

    /// The output of a run is not one of its inputs.
    private func removeOutput(_ output: String, from project: inout Project) {
        let path = absolute(output)
        // Compare names first: resolving the links of every path costs more than reading the files.
        let name = URL(fileURLWithPath: output).lastPathComponent
        project.files.removeAll {
            ($0.path == name || $0.path.hasSuffix("/\(name)")) && absolute($0.path) == path
        }
    }

    private func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
}

extension Project {
    /// If the folder of a SwiftPM target contains the output, makes its module the home, and drops the files of exact
    /// modules that it does not depend on, which belong to other programs.
    fileprivate mutating func keepProgram(ofTargetHolding output: String, exclude: [String]) throws {
        let above = packageFolder(above: output)
        let package = above.map { SwiftPackage($0) }
        guard let above, let package, case .target(let target) = package.target(of: output),
            let home = moduleIDs.first(where: {
                modules[of: $0].isExact && modules[of: $0].name == package.module(target)
            })
        else { return }
        var part = Project()
        try PackageReader(root: above, exclude: exclude).add(target: target.name, to: &part)
        guard part.gaps.isEmpty else {
            gaps += part.gaps
            return
        }
        let kept = Set(part.modules.map(\.id))
        let left = moduleIDs.filter { modules[of: $0].isExact && !kept.contains(modules[of: $0].id) }
        files.removeAll { left.contains($0.module) }
        self.home = home
    }

    /// Marks the modules that the home module's files import with `@testable`.
    fileprivate mutating func markTestable() {
        guard let home else { return }
        for index in testableModules(for: home) { modules[of: index].isTestable = true }
    }

    /// The modules that a module's files import with `@testable`.
    package func testableModules(for home: ModuleID) -> Set<ModuleID> {
        var found: Set<ModuleID> = []
        for file in files where file.module == home {
            guard let data = FileManager.default.contents(atPath: file.path),
                data.range(of: Data("@testable".utf8)) != nil,
                let text = String(data: data, encoding: .utf8)
            else { continue }
            for line in text.split(whereSeparator: \.isNewline) where line.contains("@testable") {
                guard let name = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).last else { continue }
                found.formUnion(moduleIDs.filter { modules[of: $0].name == String(name) })
            }
        }
        return found
    }
}
