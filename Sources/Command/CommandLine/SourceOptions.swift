import ArgumentParser
import DovetailBasics
import DovetailFacts
import DovetailProject
import DovetailRules
import DovetailSwiftCode
import Foundation

/// The options that say what to read.
struct SourceOptions: ParsableArguments {
    @Argument(help: "Folders, Swift files, or text files that list such, one on a line.")
    var sources: [String] = []

    @Option(
        help: ArgumentHelp(
            "A module and where its sources are: a folder, a file or a list. May be repeated.",
            valueName: "NAME=PATH"))
    var module: [String] = []

    @Option(help: ArgumentHelp("The folder of a SwiftPM package; needs --target.", valueName: "folder"))
    var packagePath: String?

    @Option(help: ArgumentHelp("The module in which the generated file stands.", valueName: "name"))
    var target: String?

    @Option(help: ArgumentHelp("A JSON file with modules and their files, for build systems.", valueName: "file"))
    var modulesFile: String?

    @Option(
        help: ArgumentHelp(
            "A shell pattern for paths, file names or folder names to leave out. May be repeated.",
            valueName: "pattern"))
    var exclude: [String] = []

    @Option(
        help: ArgumentHelp(
            "The project's rules. Without it, check, explain and graph read the nearest dovetail.yml, here or above.",
            valueName: "file"))
    var rules: String?

    @Option(
        help: ArgumentHelp(
            "A folder that keeps what was read, for faster runs. It may be deleted at any time.", valueName: "folder"))
    var cache: String?

    @Flag(name: .shortAndLong, help: "Say what was read and found.")
    var verbose = false

    /// Reads the program behind the inputs, from the cache where it has them, and keeps in it what is new.
    func read(_ project: Project, _ rules: Rules) throws -> (program: Program, parsedFiles: Int) {
        guard let cache else { return project.read(handWritten: rules.containers) }
        do {
            let facts = try FactCache(folder: cache, tool: ToolVersion.current)
            let read = project.read(handWritten: rules.containers, cache: facts)
            try facts.save()
            return read
        } catch let failure as FactCache.Failure {
            throw InputError("the cache folder '\(cache)' cannot be written: \(failure.reason)")
        }
    }

    /// The options as plain values. Sources that the rules name are read where the options name none.
    func inputs(_ rules: Rules, output: String?, tests: TestCodeUse) throws -> ProjectInputs {
        var inputs = ProjectInputs()
        inputs.paths = sources
        inputs.packagePath = packagePath
        inputs.target = target
        inputs.modulesFile = modulesFile
        inputs.exclude = rules.exclude + exclude
        inputs.output = output
        inputs.tests = tests
        inputs.modules = try ProjectInputs.modules(module)
        if sources.isEmpty && module.isEmpty && packagePath == nil && modulesFile == nil {
            guard rules.file != nil else {
                throw InputError(
                    "nothing to read: name folders or files, or --package-path with --target; "
                        + "or name them in \(RulesReader.fileName), the rules of the project (docs/rules.md)")
            }
            let missing = rules.sources.filter { !FileManager.default.fileExists(atPath: $0.path) }
            guard missing.isEmpty else {
                throw RulesProblems(
                    missing.map { RulesProblem("there is no file or folder '\($0.path)'", at: $0.location) })
            }
            inputs.paths = rules.sources.map(\.path)
        }
        return inputs
    }
}

extension ProjectInputs {
    /// The modules of `--module` options.
    static func modules(_ options: [String]) throws -> [(name: String, path: String)] {
        try options.map { entry in
            guard let equals = entry.firstIndex(of: "="), equals != entry.startIndex else {
                throw InputError("--module takes NAME=PATH, not '\(entry)'")
            }
            return (String(entry[..<equals]), String(entry[entry.index(after: equals)...]))
        }
    }
}
