import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailProject
import DovetailRules
import Foundation

/// One run from a project to its dependency graph.
struct GraphRun {
    let graph: WiringGraph
    /// Whether a file could not be read, so that something may be missing.
    let isIncomplete: Bool

    /// Reads and links, with a progress line on a terminal; prints the files that cannot be read.
    init(_ project: Project, rules: Rules, options: SourceOptions) throws {
        let progress = ProgressLine()
        progress.say("reading \(counted(project.files.count, noun: "file"))")
        let (program, _, saving) = try options.read(project, rules: rules, cache: options.factCache(rules))
        progress.say("linking")
        graph = Analyzer.graph(program, rules)
        progress.end()
        let problems = program.modules.flatMap { $0.files.flatMap(\.problems) }.sortedOnce
        for line in TextReport.lines(problems) { StandardError.print(line) }
        isIncomplete = !problems.isEmpty
        try options.finish(saving, rules)
    }
}
