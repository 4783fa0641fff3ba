import ArgumentParser
import DovetailBasics
import DovetailFacts
import DovetailProject
import DovetailRules
import DovetailSwiftCode
import Foundation

/// The options that select the inputs.
struct SourceOptions: ParsableArguments {
    @Argument(help: "Folders, Swift files, or text files that list them, one per line.")
    var sources: [String] = []

    @Option(
        help: ArgumentHelp(
            "A module and its sources: a folder, a file, or a list of files. Can be repeated.",
            valueName: "NAME=PATH"))
    var module: [String] = []

    @Option(help: ArgumentHelp("A SwiftPM package's folder; needs --target.", valueName: "folder"))
    var packagePath: String?

    @Option(
        help: ArgumentHelp(
            "The app or other target whose program is read; with --package-path, the target of the package.",
            valueName: "name"))
    var target: String?

    @Option(help: ArgumentHelp("A JSON file with modules and their files, for build systems.", valueName: "file"))
    var modulesFile: String?

    @Option(
        help: ArgumentHelp(
            "A shell pattern for paths, file names or folder names to exclude. Can be repeated.",
            valueName: "pattern"))
    var exclude: [String] = []

    @Option(
        help: ArgumentHelp(
            "The rules file; by default, dovetail.yml in the folder that is read or above. 'generate' has no default.",
            valueName: "file"))
    var rules: String?

    @Option(
        help: ArgumentHelp(
            "A folder for caching parsed sources; it can be deleted at any time. By default, the rules file's 'cache'.",
            valueName: "folder"))
    var cache: String?

    @Flag(name: .shortAndLong, help: "Also print what was read, and every resolution that cannot be proved.")
    var verbose = false

    @OptionGroup var printing: PrintingOptions

    func validate() throws {
        if verbose, printing.quiet { throw ValidationError("--quiet and --verbose cannot be combined") }
    }

    /// The folder for what is cached: that of the options or, if they name none, that of the rules file.
    func cacheFolder(_ rules: Rules) -> String? { cache ?? rules.cache?.path }

    /// The cache of parsed sources; nil if the options and the rules name none.
    func factCache(_ rules: Rules) throws -> FactCache? {
        try cacheFolder(rules).map { folder in
            try writing(folder) { try FactCache(folder: folder, tool: ToolVersion.current) }
        }
    }

    /// Reads the program of the inputs, from the cache if possible, and adds new facts to the cache.
    ///
    /// - Returns: also the saving of the cache, which takes place while the program is analyzed; nil without a cache.
    func read(
        _ project: Project, rules: Rules, cache: FactCache?
    ) -> (program: Program, parsedFiles: Int, saving: Deferred<Result<Void, FactCache.Failure>>?) {
        let (program, parsedFiles) = project.read(
            handWritten: rules.containers, cache: cache, lowersBodies: rules.interpretsContainers)
        let saving = cache.map { cache in
            Deferred { Result { () throws(FactCache.Failure) in try cache.save() } }
        }
        return (program, parsedFiles, saving)
    }

    /// Waits until the cache is saved.
    func finish(_ saving: Deferred<Result<Void, FactCache.Failure>>?, _ rules: Rules) throws {
        if let saving, let folder = cacheFolder(rules) { try writing(folder, saving.value.get) }
    }

    private func writing<Result>(_ folder: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as FactCache.Failure {
            throw InputError("the cache folder '\(folder)' cannot be written: \(failure.reason)")
        }
    }

    /// The options as plain values. If they name no sources, those that the rules file lists are read, or the
    /// current folder if there is no rules file; `output` is nil for commands that only look.
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
            // `generate` does not look for a rules file, so it would read what the project excludes.
            guard rules.file != nil || output == nil else {
                throw InputError(
                    "nothing to read: pass folders or files, or --package-path with --target, or list them in "
                        + "\(RulesReader.fileName), the rules of the project (docs/rules.md)")
            }
            let missing = rules.sources.filter { !FileManager.default.fileExists(atPath: $0.path) }
            guard missing.isEmpty else {
                throw RulesProblems(
                    missing.map { RulesProblem("no such file or folder: '\($0.path)'", at: $0.location) })
            }
            inputs.paths = rules.file == nil ? ["."] : rules.sources.map(\.path)
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
