import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailModules
import DovetailProject
import DovetailRules
import Foundation

/// One run from a project to its dependency graph.
struct GraphRun {
    let graph: WiringGraph
    /// Whether a file could not be read, so that something may be missing.
    let isIncomplete: Bool

    /// The modules of the project; nil if no manifest declares any.
    let modules: ModulesRun?

    /// Reads and links, with a progress line on a terminal; prints the files that cannot be read.
    ///
    /// - Throws: `InputError` if the inputs cannot be read.
    init(_ rules: Rules, options: SourceOptions) throws {
        let progress = ProgressLine()
        let inputs = try options.inputs(rules, output: nil, tests: .leftOut)
        let assigned = try AssignedProject(
            inputs, rules, cache: options.cacheFolder(rules),
            keepsProgram: inputs.modules.isEmpty && inputs.modulesFile == nil, progress: progress)
        let project = assigned.project
        modules = assigned.modules
        progress.say("reading \(counted(project.files.count, noun: "file"))")
        let (program, _, saving) = try options.read(project, rules: rules, cache: options.factCache(rules))
        progress.say("linking")
        graph = Analyzer.graph(program, rules)
        progress.end()
        let problems = program.modules.flatMap { $0.files.flatMap(\.problems) }.sortedOnce
        for line in TextReport.lines(problems, StandardError.settings.style) { StandardError.print(line) }
        if let line = project.nothingToEvaluate(rules) { StandardError.status(line) }
        modules?.printProblems()
        isIncomplete = !problems.isEmpty
        try options.finish(saving, rules)
    }
}
