import DovetailBasics
import Foundation

/// One evaluation of a project: its configuration, plugins and workspace, then its projects in rounds.
struct TuistRun {
    let folder: TuistFolder
    let cache: ManifestCache
    let compiler: SwiftCompiler?
    /// The version of the compiler of this run, or of the last run that had one.
    let version: String
    let limits: ManifestLimits

    private(set) var problems: [ManifestProblem] = []
    private(set) var manifests = 0
    private(set) var unreached: [String] = []

    init(
        folder: TuistFolder, cache: ManifestCache, compiler: SwiftCompiler?, version: String, limits: ManifestLimits
    ) {
        self.folder = folder
        self.cache = cache
        self.compiler = compiler
        self.version = version
        self.limits = limits
    }

    /// The facts of the project manifests. With a workspace, those it lists and those they depend on; without one, all.
    mutating func projects() -> [(manifest: String, facts: ManifestFacts)] {
        let evaluation = evaluation()
        let all = folder.allProjects()
        var pending = all
        let workspace = folder.workspace.flatMap { evaluate([$0], evaluation).first?.facts }
        if let paths = workspace?.projects { pending = folder.projects(of: paths) }
        var seen = Set(pending)
        var found: [(manifest: String, facts: ManifestFacts)] = []
        while !pending.isEmpty {
            manifests += pending.count
            let wave = evaluate(pending, evaluation)
            found += wave
            let next = wave.flatMap { manifest, facts in needed(facts, by: manifest) }
            pending = Set(next).subtracting(seen).sorted()
            seen.formUnion(pending)
        }
        unreached = all.filter { !seen.contains($0) }
        return found.sorted { $0.manifest < $1.manifest }
    }

    /// How project manifests are evaluated: with the plugins and helpers.
    mutating func evaluation() -> ManifestEvaluation {
        evaluation(plugins() + [folder.helpers].compactMap { $0 })
    }

    /// The manifests of the projects that a project depends on.
    private func needed(_ facts: ManifestFacts, by manifest: String) -> [String] {
        (facts.targets ?? []).flatMap(\.dependencies).compactMap { dependency in
            guard dependency.kind == "project", let path = dependency.path else { return nil }
            let other = path.absolute(manifest: parentFolder(manifest), root: folder.root) + "/Project.swift"
            return FileManager.default.fileExists(atPath: other) ? other : nil
        }
    }

    /// The helpers of locally available plugins, as modules.
    private mutating func plugins() -> [ManifestModule] {
        guard let configuration = folder.configuration else { return [] }
        let plain = evaluation([])
        guard let facts = evaluate([configuration], plain).first?.facts else { return [] }
        for url in facts.remotePlugins ?? [] {
            warn(configuration, "the plugin '\(url)' was not read: it is not on disk")
        }
        var manifests: [String] = []
        for path in facts.plugins ?? [] {
            if let manifest = folder.plugin(at: path, in: configuration) {
                manifests.append(manifest)
            } else {
                warn(configuration, "no plugin at '\(path.pathString)'")
            }
        }
        return evaluate(manifests, plain).compactMap { manifest, facts in
            facts.name.flatMap {
                ManifestModule(name: $0, folder: parentFolder(manifest) + "/ProjectDescriptionHelpers")
            }
        }
    }

    /// What is missing may not be needed. A manifest that needs it cannot be evaluated, which is then reported.
    private mutating func warn(_ manifest: String, _ message: String) {
        var problem = ManifestProblem(manifest, message)
        problem.isWarning = true
        problems.append(problem)
    }

    private func evaluation(_ helpers: [ManifestModule]) -> ManifestEvaluation {
        ManifestEvaluation(
            root: folder.root, cache: cache, compiler: compiler,
            modules: ManifestModules(helpers, cache: cache, compiler: version), limits: limits)
    }

    /// The facts of the manifests that can be evaluated; the problems of the others are recorded.
    private mutating func evaluate(
        _ manifests: [String], _ evaluation: ManifestEvaluation
    ) -> [(manifest: String, facts: ManifestFacts)] {
        let (outcomes, moduleProblems) = evaluation.evaluate(manifests)
        let isWhole = outcomes.allSatisfy { (try? $0.get()) != nil }
        problems += moduleProblems.map { problem in
            var problem = problem
            problem.isWarning = isWhole
            return problem
        }
        var found: [(manifest: String, facts: ManifestFacts)] = []
        for (manifest, outcome) in zip(manifests, outcomes) {
            switch outcome {
            case .success(let facts): found.append((manifest, facts))
            case .failure(let problem): problems.append(problem)
            }
        }
        return found
    }
}
