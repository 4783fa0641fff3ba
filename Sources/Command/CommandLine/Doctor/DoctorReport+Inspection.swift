import DovetailBasics
import DovetailProject
import DovetailRules
import DovetailSwiftCode
import Foundation

extension DoctorReport {
    /// - Parameter rules: the rules of the folder, or why they cannot be read.
    init(_ project: ProjectInventory, rules: Result<Rules, RulesProblems>, tools: InstalledTools) {
        let read = (try? rules.get()) ?? Rules()
        inspect(tools, for: project, read)
        inspect(project, read)
        inspect(rules)
        inspectPlugins(of: project.packages)
    }

    private mutating func inspect(_ tools: InstalledTools, for project: ProjectInventory, _ rules: Rules) {
        let needsSwift = !project.packages.isEmpty || !project.tuist.isEmpty && rules.graph.evaluatesManifests
        if needsSwift, tools.swift.isEmpty {
            problems.append("swiftc was not found in PATH, so manifests that compute their targets cannot be read")
        }
        self.tools = [
            Entry(
                "swiftc", tools.swift, isNeeded: needsSwift,
                "runs manifests that compute their targets, and checks doubles with 'dovetail stub --verify'"),
            Entry(
                "swift-synthesize-interface", tools.interfaces, "reads the interface of a module for 'dovetail adapt'"),
            Entry(
                "tuist", tools.tuist,
                "Dovetail never runs it: --evaluate-manifests compiles the manifests with swiftc, and --tuist-graph reads "
                    + "what 'tuist graph --format json' wrote"),
            Entry(
                "xcodegen", tools.xcodegen,
                "Dovetail never runs it: it reads project.yml itself; after a change to project.yml, run it yourself"),
            Entry("dot", tools.dot, "draws what 'dovetail graph --format dot' prints"),
        ]
    }

    private mutating func inspect(_ found: ProjectInventory, _ rules: Rules) {
        if found.swiftFiles == 0 { problems.append("there is no Swift file, so there is nothing to check") }
        let isEvaluated = rules.graph.evaluatesManifests || rules.graph.tuistGraph != nil
        project = [
            Entry("Swift files", found.swiftFiles == 0 ? [] : ["\(found.swiftFiles)"], isNeeded: true),
            Entry("Package.swift", found.packages),
            Entry(
                "Tuist manifests", found.tuist,
                found.tuist.isEmpty || isEvaluated
                    ? nil
                    : "not evaluated, so each counts as one module; pass --evaluate-manifests, or write 'graph' into "
                        + RulesReader.fileName),
            Entry("project.yml", found.specifications),
            Entry("Xcode projects", found.xcodeProjects),
            Entry("Podfile.lock", found.podLocks),
        ]
        let groups = found.manifestsOfOneFolder(tuistIsRead: isEvaluated)
        if !groups.isEmpty {
            project.append(
                Entry(
                    "manifests of one folder", groups.map { $0.joined(separator: " + ") },
                    "the imports are compared with each; a file that several declare belongs to the module of the first"
                ))
        }
    }

    private mutating func inspect(_ result: Result<Rules, RulesProblems>) {
        let rules: Rules
        switch result {
        case .success(let read): rules = read
        case .failure(let faults):
            rules = Rules()
            problems += faults.problems.map { "\($0.location): \($0.message)" }
        }
        let missing = (rules.sources + [rules.baseline, rules.graph.tuistGraph].compactMap(\.self)).filter {
            !FileManager.default.fileExists(atPath: $0.path)
        }
        problems += missing.map { "\($0.location): no such file or folder: '\($0.path)'" }
        let isBroken = (try? result.get()) == nil
        settings = [
            Entry(
                "rules", [rules.file].compactMap(\.self), isNeeded: isBroken,
                rules.file == nil && !isBroken ? "'dovetail rules init' writes a first \(RulesReader.fileName)" : nil),
            Entry("baseline", [rules.baseline?.path].compactMap(\.self)),
            cache(rules.cache?.path),
        ]
    }

    private func cache(_ folder: String?) -> Entry {
        guard let folder else {
            return Entry(
                "cache", [], "each run parses all files; write 'cache' into \(RulesReader.fileName), or pass --cache")
        }
        guard let names = FileManager.default.enumerator(atPath: folder) else {
            return Entry("cache", [folder], "empty: the next run fills it")
        }
        var bytes = 0
        for case let name as String in names {
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
            if attributes?[.type] as? FileAttributeType == .typeRegular { bytes += attributes?[.size] as? Int ?? 0 }
        }
        return Entry("cache", [folder, "\((bytes + 1023) / 1024) KB"], "it can be deleted at any time")
    }

    private mutating func inspectPlugins(of packages: [String]) {
        let manifests = packages.compactMap { path in
            (try? SourceText.read(path)).flatMap { try? Manifest(source: $0, path: path) }.map { (path, $0) }
        }
        func users(_ plugin: String) -> [String] {
            manifests.flatMap { path, manifest in
                manifest.targets.filter { $0.plugins.contains(plugin) }.map { "\($0.name) (\(path))" }
            }
        }
        plugins = [
            Entry("DovetailPlugin", users("DovetailPlugin"), "writes the wiring of a target in each build"),
            Entry(
                "DovetailStubsPlugin", users("DovetailStubsPlugin"), "writes the test doubles of a target in each build"
            ),
        ]
    }
}
