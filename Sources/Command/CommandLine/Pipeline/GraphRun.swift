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
    /// - Throws: `InputError` if the inputs cannot be read, or if programs share files and none is chosen.
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
        try Self.refuseJoinedPrograms(of: program, inputs)
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

    /// Refuses to join programs that compile some of the same files: what such a file means depends on the program.
    ///
    /// - Throws: `InputError` that names them, unless the inputs name one.
    private static func refuseJoinedPrograms(of program: Program, _ inputs: ProjectInputs) throws {
        guard let reason = reasonAgainstJoining(program, inputs) else { return }
        throw InputError(reason)
    }

    /// Why one graph cannot show the programs, and what to write; nil if it can.
    static func reasonAgainstJoining(_ program: Program, _ inputs: ProjectInputs) -> String? {
        let programs = program.programsWithSharedFiles.flatMap(\.names)
        guard let first = programs.first, inputs.target == nil else { return nil }
        return "the programs \(quotedList(programs)) compile some of the same files, so one graph cannot show them; "
            + "choose one, as in '--target \(first)'"
    }
}
