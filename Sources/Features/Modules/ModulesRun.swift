package import DovetailBasics
package import DovetailDiagnostics
import DovetailFacts
package import DovetailProject
package import DovetailRules
import DovetailSwiftCode
import Foundation

/// The modules of a project according to its manifests, with their imports.
package struct ModulesRun {
    package private(set) var linked: LinkedModules
    /// Parts of manifests that could not be read, as text for users.
    package let problems: [String]
    /// Manifests that could not be read, so that the modules are incomplete.
    package let unreadable: [Finding]
    package let files: Int
    private let vendors: VendorTypes

    /// Reads the imports of a project's modules; nil if the modules are unknown.
    package init?(_ project: Project, progress: ProgressLine) {
        guard let source = project.graph else { return nil }
        var graph = source.graph
        for index in graph.modules.indices {
            let module = graph.modules[index]
            graph.modules[index].isUmbrella =
                module.kind == .library && !module.files.isEmpty
                && (ImportReader.areOnlyImports(module.files)
                    || !module.dependencies.isEmpty && ImportReader.isTemplate(module.files, of: module.name))
        }
        unreadable = source.unreadable
        progress.say("reading imports")
        let paths = graph.modules.flatMap(\.files)
        self.files = Set(paths).count
        let files = ImportReader.read(paths)
        problems = source.problems + Self.unreadable(files)
        var imports: [[ModuleImport]] = []
        var position = 0
        for index in graph.modules.indices {
            let own = files[position..<position + graph.modules[index].files.count]
            imports.append(own.flatMap(\.imports))
            // What an unreadable file imports is unknown.
            if own.contains(where: { $0.unreadable != nil }) { graph.modules[index].hasUnreadFiles = true }
            position += own.count
        }
        linked = LinkedModules(graph, imports: imports)
        let folders = Set(project.manifests.map(\.folder)).sorted()
        vendors = VendorTypes(projects: folders.isEmpty ? ["."] : folders)
    }

    /// The modules that misspelt imports most likely mean, by the names that are imported. Each is also a finding of
    /// `check`, so the rest of the analysis may take the import as it was meant.
    package var correctedImports: [String: String] { UndeclaredImports(linked).corrections }

    /// Records imports that other findings report as forgotten, so that the dependencies behind them are not reported
    /// as unused.
    ///
    /// - Parameter imports: the names of the modules, by the name of the module that should import them.
    package mutating func expect(_ imports: [String: Set<String>]) { linked.forgotten = imports }

    /// Reads the graph and the imports for a command that needs them, and prints what could not be read.
    ///
    /// - Throws: `InputError` if the modules are unknown.
    package static func needed(_ inputs: ProjectInputs, _ rules: Rules, cache: String?) throws -> ModulesRun {
        try neededWithProject(inputs, rules, cache: cache).run
    }

    /// As `needed`, with the project's files, which are assigned to the modules.
    ///
    /// - Throws: `InputError` if the modules are unknown.
    package static func neededWithProject(
        _ inputs: ProjectInputs, _ rules: Rules, cache: String?
    ) throws -> (run: ModulesRun, project: Project) {
        let progress = ProgressLine()
        defer { progress.end() }
        var rules = rules
        rules.exclude = inputs.exclude
        let project = try inputs.projectWithGraph(rules, cache: cache, progress: progress)
        guard let run = ModulesRun(project, progress: progress) else {
            throw project.noModules(rules)
        }
        progress.end()
        if let line = project.nothingToEvaluate(rules) { StandardError.status(line) }
        run.printProblems()
        return (run, project.assigned(to: run.linked.modules, declared: run.linked.declared, tests: inputs.tests))
    }

    /// The files that could not be read, at most five of them by name.
    private static func unreadable(_ files: [FileImports]) -> [String] {
        let all = files.compactMap { file in file.unreadable.map { "\(file.path): \($0)" } }
        let more = all.count - 5
        return all.prefix(5)
            + (more > 0 ? ["\(more) more \(more == 1 ? "file" : "files") of the manifests cannot be read"] : [])
    }

    /// Prints what could not be read.
    package func printProblems() {
        for line in TextReport.lines(unreadable.sortedOnce, StandardError.settings.style) { StandardError.print(line) }
        for problem in problems { StandardError.print(.warning, problem) }
    }

    /// The findings about modules, before suppressions.
    ///
    /// - Parameter isWhole: whether everything that the rules apply to was read.
    /// - Parameter neededByFolders: the places of exceptions that uses between folders need.
    package func check(
        _ rules: ModuleRules, isWhole: Bool = true, neededByFolders: Set<SourceLocation> = []
    ) -> ModuleCheck {
        let (facts, unread) = facts(of: Gateways(linked, rules))
        var check = ModuleCheck(
            linked, rules, today: Self.today, isWhole: isWhole && unreadable.isEmpty, neededByFolders: neededByFolders,
            gateways: facts,
            isUnused: { (try? BreakCycleRun(CycleBreak(linked, $0)))?.isCertainlyUnused ?? false })
        check.findings = (check.findings + unread.map(\.finding)).sortedOnce
        return check
    }

    /// The exposed types of modules that are gateways to protected ones, with the types of the protected modules, and
    /// the files that could not be parsed.
    private func facts(of gateways: Gateways) -> (Gateways.Facts, unread: [UnparsedSource]) {
        var facts = Gateways.Facts()
        var unread: [UnparsedSource] = []
        for index in gateways.modules {
            let paths = linked.modules[index].files
            let files = Workers.map(paths.count) { position, bytes -> Result<FileExposures, UnparsedSource> in
                let path = paths[position]
                guard bytes.read(path) == nil else { return .success(FileExposures(path: path)) }
                let text = String(decoding: bytes.bytes, as: UTF8.self)
                return Result { () throws(UnparsedSource) in try ExposureReader.read(text, path: path) }
            }
            facts.add(files.compactMap { try? $0.get() }, of: index)
            for case .failure(let error) in files { unread.append(error) }
        }
        for protected in Set(gateways.all.map(\.protected)) {
            let names = gateways.candidates(for: protected, facts)
            guard !names.isEmpty else { continue }
            switch protected {
            case .module(let index):
                let own = VendorTypes.types(in: linked.modules[index].files, among: names, least: .package).names
                let home = linked.modules[index].name
                facts.types[protected] = Dictionary(uniqueKeysWithValues: own.map { ($0, home) })
            case .vendor(let name), .system(let name): facts.types[protected] = vendors.types(of: name, among: names)
            }
        }
        return (facts, unread)
    }

    /// The day of the run in UTC, as `2026-12-31`.
    package static var today: String {
        // Not with a calendar, which reads the data on time zones.
        var now = time(nil)
        var parts = tm()
        gmtime_r(&now, &parts)
        let numbers = [(parts.tm_year + 1900, 4), (parts.tm_mon + 1, 2), (parts.tm_mday, 2)]
        return numbers.map { number, digits in
            String(repeating: "0", count: max(0, digits - String(number).count)) + String(number)
        }.joined(separator: "-")
    }
}

extension ProjectInputs {
    /// The project with the modules that its manifests declare.
    ///
    /// - Parameter cache: a folder that caches the contents of manifests.
    /// - Throws: `InputError`, and `RulesProblems` if rules apply to modules and there are none.
    package func projectWithGraph(_ rules: Rules, cache: String?, progress: ProgressLine) throws -> Project {
        try project().withGraph(rules, cache: cache, progress: progress)
    }
}

extension Project {
    /// The same for a project that was already read.
    package func withGraph(_ rules: Rules, cache: String?, progress: ProgressLine) throws -> Project {
        progress.say("reading manifests")
        do {
            return try withGraph(rules, cache: cache)
        } catch let error as NoModules {
            throw RulesProblems([
                RulesProblem(
                    "there are layers or rules, but no modules that they could apply to" + Self.reason(error.place),
                    at: error.place)
            ])
        }
    }

    /// Why there are no modules: a manifest beside the rules file was not among the inputs, or there is none.
    private static func reason(_ rules: SourceLocation) -> String {
        let folder = URL(fileURLWithPath: rules.path).deletingLastPathComponent()
        let manifest = ["Package.swift", "Project.swift", "project.yml"].first {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
        return manifest.map { ": \($0) is not in the folders that are checked; pass the folder that contains it" }
            ?? ": no manifest or Xcode project was found; pass the folder that contains one, or give the layers folders, "
            + "as in 'folders: [App/Data]'"
    }
}
