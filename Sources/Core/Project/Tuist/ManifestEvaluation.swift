import DovetailBasics
import Foundation

/// Evaluates manifests that import the same modules: from the cache, or by compiling and running each.
struct ManifestEvaluation: Sendable {
    typealias Outcome = Result<ManifestFacts, ManifestProblem>

    /// The project's folder, in which manifests are run.
    let root: String
    let cache: ManifestCache
    let compiler: SwiftCompiler?
    let modules: ManifestModules
    let limits: ManifestLimits

    /// The same with other texts of some helpers, which are not written to their files.
    func changing(helpers texts: [String: String]) -> ManifestEvaluation {
        let helpers = modules.helpers.map { $0.changed(texts) }
        return ManifestEvaluation(
            root: root, cache: cache, compiler: compiler,
            modules: ManifestModules(helpers, cache: cache, compiler: compiler?.version ?? ""), limits: limits)
    }

    /// The facts of each manifest, and why modules do not compile, if known.
    func evaluate(_ manifests: [String]) -> (outcomes: [Outcome], moduleProblems: [ManifestProblem]) {
        evaluate(manifests.map { Job(path: $0, modules: modules.key) })
    }

    /// The facts of manifests as they would be with other texts, which are not written to them.
    func evaluate(changed texts: [(manifest: String, text: String)]) -> [Outcome] {
        evaluate(texts.map { Job(path: $0.manifest, text: $0.text, modules: modules.key) }).outcomes
    }

    private func evaluate(_ jobs: [Job]) -> (outcomes: [Outcome], moduleProblems: [ManifestProblem]) {
        var outcomes: [Outcome?] = jobs.map { job in cache.facts(job.key).map { .success($0) } }
        let missing = outcomes.indices.filter { outcomes[$0] == nil }
        guard !missing.isEmpty else { return (outcomes.compactMap { $0 }, []) }
        guard let compiler else {
            for index in missing {
                outcomes[index] = .failure(
                    ManifestProblem(jobs[index].path, "swiftc, which evaluates it, was not found in PATH"))
            }
            return (outcomes.compactMap { $0 }, [])
        }
        let (built, failed) = modules.build(compiler, limit: limits.compile)
        let found = inParallel(missing.map { jobs[$0] }) { job -> Outcome in
            if let name = job.imports.intersection(failed.keys).min() {
                return .failure(ManifestProblem(job.path, "it imports '\(name)', which does not compile"))
            }
            return evaluate(job, compiler: compiler, built: built)
        }
        for (index, outcome) in zip(missing, found) { outcomes[index] = outcome }
        let problems = failed.sorted { $0.key < $1.key }.compactMap(\.value)
        return (outcomes.compactMap { $0 }, problems)
    }

    private struct Job: Sendable {
        let path: String
        /// The text to evaluate instead of the file's.
        let changedText: String?
        let imports: Set<String>
        let key: String

        /// The key includes Tuist's environment variables, which manifests can read.
        init(path: String, text changedText: String? = nil, modules: String) {
            self.path = path
            self.changedText = changedText
            let text = changedText.map { Array($0.utf8) } ?? Array(FileManager.default.contents(atPath: path) ?? Data())
            imports = importedModules(text)
            var key = CacheKey()
            key.add(modules)
            key.add(path)
            key.add(text)
            for (name, value) in ProcessInfo.processInfo.environment.sorted(by: { $0.key < $1.key })
            where name.hasPrefix("TUIST_") {
                key.add(name)
                key.add(value)
            }
            self.key = key.name
        }

        /// The file to compile: a changed text is written to a folder, with the manifest's path as its own.
        func source(in folder: String) throws -> String {
            guard let changedText else { return path }
            let file = "\(folder)/main.swift"
            try Data(placed(Array(changedText.utf8), at: path)).write(to: URL(fileURLWithPath: file))
            return file
        }
    }

    private func evaluate(_ job: Job, compiler: SwiftCompiler, built: [BuiltModule]) -> Outcome {
        do {
            return try cache.withWorkFolder { work in
                let program = "\(work)/manifest"
                let compiled = try compiler.compile(
                    manifest: job.source(in: work), with: built, to: program, folder: work, limit: limits.compile)
                guard compiled.code == 0 else {
                    return .failure(ManifestProblem(compiling: job.path, compiled, limit: limits.compile))
                }
                let output = "\(work)/facts.json"
                let run = try ChildProcess(
                    executable: program, arguments: [output], folder: root, limit: limits.run
                ).run()
                if run.isOverLimit {
                    return .failure(ManifestProblem(job.path, "it did not finish within \(limits.run.inSeconds)"))
                }
                guard run.code == 0 else {
                    let last = run.output.split(whereSeparator: \.isNewline).first.map { ": \($0)" } ?? ""
                    return .failure(ManifestProblem(job.path, "it stopped with an error\(last)"))
                }
                guard let data = FileManager.default.contents(atPath: output),
                    let facts = try? JSONDecoder().decode(ManifestFacts.self, from: data)
                else { return .failure(ManifestProblem(job.path, "it does not create a Tuist project or workspace")) }
                cache.keep(data, job.key)
                return .success(facts)
            }
        } catch {
            return .failure(ManifestProblem(job.path, "\(error)"))
        }
    }
}

/// Time limits for child processes, in seconds.
package struct ManifestLimits: Sendable {
    package var compile: Double
    package var run: Double

    package init(compile: Double = 300, run: Double = 30) {
        self.compile = compile
        self.run = run
    }
}
