import ArgumentParser
import DovetailBasics
import DovetailBinaries
import DovetailComponents
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailModules
import DovetailProject
import DovetailRules
import DovetailSwiftCode
import Foundation

/// One run from inputs to findings, for every command that links.
struct Run {
    var result: Analyzer.Result
    /// The files that were read.
    let paths: [String]
    let parsedFiles: Int
    let rules: Rules
    /// The modules, if they were checked.
    private(set) var modules: ModulesRun?
    /// Whether nothing was found that could be checked.
    let isEmpty: Bool
    /// What a baseline sets aside; nil without one.
    var baseline: BaselineUse?
    /// How findings about dependencies can be fixed in manifests.
    private var repairs: [DependencyRepair] = []
    /// Inputs that were found but not fully checked.
    let coverage: Coverage
    let manifestGaps: [ManifestGap]
    /// The absolute paths of the files that manifests include.
    let included: Set<String>
    private(set) var undecided: [(module: String, imported: ModuleImport)] = []
    private(set) var unknownLibraries: [String] = []
    private var outcomes: [RuleOutcome] = []
    /// The modules for drawing, if they were checked.
    private(set) var picture: ModulePicture?
    /// The modules that each rule of the rules file names.
    private(set) var ruleScopes: [RuleScope] = []
    private let notesOnRenamed: [Finding.Note]
    /// What is reported; empty for everything.
    private let only: [Subject]
    /// The files that do not belong to the only target to report on; nil if there is no such target.
    private let pathsOfOthers: Set<String>?
    /// The lookups that were recognised and not read.
    let unread: [UnreadLookups]

    /// Reads and links, with a progress line on a terminal.
    ///
    /// - Parameter checksModules: whether the project's modules are also checked, if manifests declare them.
    /// - Parameter drawsGraph: whether the dependency graph is made, for the inputs' target if they name one.
    /// - Parameter target: the only target to report on, although everything is read; nil for all.
    /// - Parameter only: the subjects of the findings to report; all if empty.
    init(
        _ inputs: ProjectInputs, rules: Rules, options: SourceOptions, suppressing extent: Suppressing.Extent,
        checksModules: Bool = false, drawsGraph: Bool = false, target: String? = nil, only: [Subject] = []
    ) throws {
        self.only = only
        let progress = ProgressLine()
        defer { progress.end() }
        var inputs = inputs
        (inputs.indexesFiles, inputs.facts) = (true, try options.factCache(rules))
        let assigned = try AssignedProject(
            inputs, rules, cache: options.cacheFolder(rules),
            readsManifests: checksModules || rules.graph.tuistGraph != nil || rules.graph.evaluatesManifests,
            keepsProgram: !checksModules || drawsGraph && inputs.modules.isEmpty && inputs.modulesFile == nil,
            progress: progress)
        let (project, modules) = (assigned.project, assigned.modules)
        if !checksModules, let gap = project.gaps.first { throw gap }
        (manifestGaps, included) = (project.gaps, project.included)
        progress.say("reading \(counted(project.files.count, noun: "file"))")
        var (program, parsedFiles, saving) = options.read(project, rules: rules, cache: inputs.facts)
        if let target {
            program.target = try project.home(ofTarget: target, among: modules?.linked.modules ?? [])
        }
        let wanted = program.pathsOfTarget
        let misspelt = modules == nil ? MisspeltImports(program) : nil
        program.correctImports(modules?.correctedImports ?? misspelt?.corrections ?? [:])
        progress.say("linking")
        result = Analyzer.analyze(
            program, rules, for: checksModules ? .checking : .wiring, drawsGraph: drawsGraph)
        result.findings += misspelt?.findings ?? []
        unread = program.unread.filter { wanted?.contains($0.place.path) ?? true }
        if program.isWhole { result.findings += program.describedProblems }
        if checksModules, rules.isStrict { result.findings += unread.findings }
        var suppressions = program.suppressions
        if checksModules { result.findings += StaleWiring(program, project).findings(result) }
        var folders: FolderCheck?
        if checksModules, let layers = LayerFolders(rules.modules) {
            progress.say("checking folders")
            folders = FolderCheck(
                layers, project: project, exceptions: rules.modules.exceptions, isWhole: inputs.holdsAll(of: rules),
                isAlone: modules == nil)
        }
        if checksModules, var modules {
            modules.expect(result.forgottenImports)
            let found = modules.check(
                rules.modules, isWhole: inputs.holdsAll(of: rules), neededByFolders: folders?.neededExceptions ?? [])
            result.findings += found.findings + modules.unreadable
            undecided = found.undecided
            repairs = found.repairs
            unknownLibraries = found.unknownLibraries
            outcomes = found.rules
            picture = found.picture
            ruleScopes = found.scopes
            self.modules = modules
            let read = Set(project.files.map(\.path))
            let others = Set(found.findings.map(\.location.path)).filter {
                $0.hasSuffix(".swift") && !read.contains($0)
            }
            suppressions += SourceReader.suppressions(inFiles: others.sorted())
        }
        if let folders {
            result.findings += folders.findings
            outcomes.addOfLayers(folders.findings)
        }
        coverage = project.coverage(rules)
        if let file = rules.file, result.findings.contains(where: { $0.location.path == file }) {
            suppressions += SourceReader.suppressions(inRulesFile: file)
        }
        notesOnRenamed = suppressions.flatMap(\.notesOnRenamed)
        result.findings = Suppressing.apply(
            suppressions, to: result.findings, extent,
            unchecked: FindingID.about(.linkage).union(FindingID.about(.doubles)).union(
                modules == nil ? FindingID.about(.modules) : []))
        let all = Set(project.files.map(\.path) + (self.modules?.linked.modules.flatMap(\.files) ?? []))
        pathsOfOthers = wanted.map { all.subtracting($0) }
        isEmpty =
            result.summary.components == 0 && result.proof == nil && modules == nil && outcomes.isEmpty
            && result.findings.isEmpty
        paths = project.files.map(\.path)
        self.parsedFiles = parsedFiles
        self.rules = rules
        try options.finish(saving, rules)
        keepUntilExit((program, project, result))
    }

    /// Whether only one target is reported on.
    var isOfTarget: Bool { pathsOfOthers != nil }

    /// Keeps what is to be reported: of the subjects, and of the target if there is one. What a baseline holds of the rest
    /// still occurs, so it is applied before.
    mutating func keepSelected() {
        result.findings = only.selected(result.findings)
        if let pathsOfOthers { result.findings.removeAll { pathsOfOthers.contains($0.location.path) } }
    }

    /// Prints how many resolutions are proved at each place.
    func reportProved() {
        for (place, count) in result.proved.resolutions.sorted(by: { $0.key < $1.key }) {
            StandardError.status("\(place): proved: \(count)")
        }
    }

    /// Prints the findings, as text to standard error and in other formats to standard output; if `verbose`, also
    /// prints to standard error what was read.
    ///
    /// - Parameter hasLinks: whether findings name their pages.
    func report(as format: ReportFormat = .text, verbose: Bool, always: Bool, hasLinks: Bool = false) throws {
        for note in notesOnRenamed { StandardError.note(note.message, at: "\(note.location)") }
        let isShort = format.isForPeople && !verbose
        var findings = result.findings.joinedByCause(limit: isShort ? Finding.fewPlaces : nil)
        if isShort { findings = findings.map(\.short) }
        let isFirstLook = isShort && always && StandardError.isTerminal && rules.file == nil
        let components = result.summary.proof
        var brief: BriefReport?
        if isFirstLook {
            let screen = BriefReport(
                findings, StandardError.settings.style, rows: Self.rows, columns: Self.columns, hasLinks: hasLinks)
            for line in screen.lines { StandardError.print(line) }
            brief = screen
        }
        try format.print(
            isFirstLook ? [] : findings, hasLinks: hasLinks,
            proof: only.select(.wiring) ? result.proof.map { Proof($0) } : nil,
            components: components.line == nil || !only.select(.wiring) ? nil : components,
            coverage: always ? coverageCounts : nil, unread: always && only.select(.wiring) ? unread : nil)
        if verbose {
            let summary = result.summary
            let counts = [
                (summary.components, "component"), (summary.roots, "root"), (summary.edges, "edge"),
                (summary.requirements, "requirement"), (result.proof?.registrations ?? 0, "registration"),
            ]
            let parts = counts.filter { $0.0 > 0 }.map { counted($0, noun: $1) }
            StandardError.status(
                "read \(counted(paths.count, noun: "file")), parsed \(parsedFiles)"
                    + (parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")))
        }
        if !result.summary.guessedModules.isEmpty, verbose {
            let names = result.summary.guessedModules.joined(separator: ", ")
            StandardError.status(
                "access levels were judged leniently, because Dovetail had to guess which files belong to these "
                    + "modules: \(names)")
        }
        if always {
            let reported = Set((modules?.unreadable ?? []).map(\.location))
            for gap in manifestGaps where !reported.contains(gap.location) {
                StandardError.print(
                    .warning, gap.message + (gap.isRead ? "; only its literal text is used" : ""),
                    at: "\(gap.location)")
            }
        }
        if let modules {
            for problem in modules.problems { StandardError.print(.warning, problem) }
            if verbose {
                for (module, imported) in undecided {
                    StandardError.status(
                        "\(imported.location): undecided: '\(module)' imports '\(imported.module)', which one of "
                            + "its declared "
                            + "products may contain")
                }
                for product in modules.linked.productsNotOnDisk {
                    StandardError.status("the package of '\(product)' is not on disk, so its modules are not known")
                }
                for library in unknownLibraries {
                    StandardError.status(
                        "cannot tell whether a module exposes a type of '\(library)': it is not on disk; "
                            + "fetch it with your package manager")
                }
            }
            if always || verbose, only.select(.modules), !modules.linked.modules.isEmpty {
                StandardError.status(
                    "checked \(counted(modules.linked.modules.count { !$0.isRepeated }, noun: "module")) in "
                        + (modules.files < coverage.files
                            ? "\(modules.files) of \(counted(coverage.files, noun: "file"))"
                            : counted(modules.files, noun: "file"))
                        + (undecided.isEmpty ? "" : "; \(counted(undecided.count, noun: "import")) undecided")
                        + notOnDisk(modules.linked.productsNotOnDisk)
                        + (unknownLibraries.isEmpty
                            ? ""
                            : "; \(counted(unknownLibraries.count, noun: "protected library", many: "protected libraries")) "
                                + "not on disk")
                )
                if let line = modules.linked.repeatsLine { StandardError.status(line) }
            }
        }
        if always || verbose, let line = rulesLine { StandardError.status(line) }
        if verbose, coverage.missesModules {
            for path in coverage.filesInNoModule { StandardError.status("\(path): in no module") }
        }
        if always || verbose, let line = coverage.line { StandardError.status(line) }
        if always || verbose, only.select(.wiring), let line = result.summary.proof.line { StandardError.status(line) }
        if let proof = result.proof, only.select(.wiring) {
            if verbose {
                for one in proof.conditional + proof.conditionalPorts {
                    StandardError.status(
                        "\(one.location): conditional: \(one.sentence); see \(one.registration)")
                }
                for line in GapList(proof.gaps + proof.portGaps).lines { StandardError.status(line) }
                for one in proof.unreached { StandardError.status("\(one.location): not reached: \(one.text)") }
            }
            if always || verbose {
                for line in [proof.line, proof.portLine].compactMap(\.self) { StandardError.status(line) }
            }
        }
        if let baseline { StandardError.status(baseline.line) }
        if isShort, !isFirstLook, case let count = findings.count(where: \.isHygiene), count > 0 {
            StandardError.status(
                "--verbose shows where and what to write for \(counted(count, noun: "warning")) about imports")
        }
        if !isEmpty, always || verbose || !findings.isEmpty {
            let rest = (always || verbose) && only.select(.wiring) ? unread.sentence : nil
            StandardError.status(TextReport.count(findings) + (rest.map { " in what was read; \($0)" } ?? ""))
        }
        if let brief, !isEmpty {
            StandardError.status(
                brief.isCut
                    ? "next: 'dovetail check -v' shows all of it; 'dovetail rules init' writes a first dovetail.yml"
                    : "next: 'dovetail graph' draws it; 'dovetail rules init' writes a first dovetail.yml")
        }
    }

    /// How much of a screen the findings of a first look may take; the lines about what was read come below.
    private static let (rows, columns) = (29, 120)

    /// Adds the edits that fix findings in manifests, and drops those after which other code may not compile.
    ///
    /// - Parameter users: all files that may use a declaration.
    mutating func completeEdits(users: () -> [String]) {
        if let modules { result.findings = ManifestEdits.added(to: result.findings, repairs, modules.linked) }
        result.findings = UsedNames.kept(result.findings, in: users)
    }

    /// `; 2 products are of packages that are not on disk`; empty if there are none.
    private func notOnDisk(_ products: [String]) -> String {
        guard !products.isEmpty else { return "" }
        return products.count == 1
            ? "; the package of 1 product is not on disk"
            : "; the packages of \(products.count) products are not on disk"
    }

    private var coverageCounts: CoverageCounts {
        CoverageCounts(
            files: coverage.files, filesInNoModule: coverage.filesInNoModule.count,
            xcodeProjects: coverage.xcodeProjects, tuistManifests: coverage.tuistManifests,
            tests: coverage.tests, leftOut: coverage.leftOut)
    }

    /// `rules: 4 kept, 1 broken: features-apart`, of the findings that are not suppressed; nil without rules.
    private var rulesLine: String? {
        guard !outcomes.isEmpty else { return nil }
        let left = Set(result.findings)
        let broken = outcomes.filter { !left.isDisjoint(with: $0.findings) }.map(\.name)
        let names = broken.isEmpty ? "" : ": \(broken.joined(separator: ", "))"
        return "rules: \(outcomes.count - broken.count) kept, \(broken.count) broken\(names)"
    }

    /// Prints what was searched for but not found.
    func reportEmptiness() {
        StandardError.print(
            .error,
            "nothing to check in \(counted(paths.count, noun: "file")): no components of Dovetail or Needle, no containers of "
                + "Dovetail or Swinject, no 'containers' in \(RulesReader.fileName), and no project with modules"
                + (unread.sentence.map { "; \($0)" } ?? ""))
    }

    /// The exit code for the findings.
    var exitCode: ExitCode {
        if result.findings.contains(where: { $0.id == .unreadableSource }) { return ExitCode(2) }
        return result.findings.contains { $0.severity == .error } ? ExitCode(1) : .success
    }
}

extension ReportFormat {
    /// Prints findings: as text to standard error, otherwise to standard output.
    func print(
        _ findings: [Finding], hasLinks: Bool = false, proof: Proof? = nil, components: ComponentProof? = nil,
        coverage: CoverageCounts? = nil, unread: [UnreadLookups]? = nil
    ) throws {
        let places = ReportPlaces()
        var content = ReportContent(
            version: ToolVersion.current, findings: places.findings(findings, for: self), proof: proof,
            components: components, coverage: coverage, unread: unread.map { places.unread($0, for: self) })
        content.style = StandardError.settings.style
        content.hasLinks = hasLinks
        let stream = isForPeople ? FileHandle.standardError : .standardOutput
        stream.write(Data(try document(content).utf8))
    }
}

/// Runs a command's body and turns bad input into exit code 2.
func reportingBadInput(_ body: () throws -> Void) throws {
    do {
        try body()
    } catch let error as InputError {
        StandardError.print(.error, error.description)
        throw ExitCode(2)
    } catch let gap as ManifestGap {
        StandardError.print(.error, gap.message, at: "\(gap.location)")
        throw ExitCode(2)
    } catch let unparsed as UnparsedSource {
        StandardError.print(.error, unparsed.message, at: "\(unparsed.location)")
        StandardError.print(.note, "help: \(unparsed.help)", at: "\(unparsed.location)")
        throw ExitCode(2)
    } catch let error as ManifestEditor.Refusal {
        StandardError.print(.error, error.description)
        throw ExitCode(2)
    } catch let error as RulesEditor.Refusal {
        StandardError.print(.error, error.description)
        throw ExitCode(2)
    } catch let error as CarthageSpecError {
        StandardError.print(.error, error.text, at: "\(error.location)")
        throw ExitCode(2)
    } catch let error as RulesProblems {
        for problem in error.problems { StandardError.print(.error, problem.message, at: "\(problem.location)") }
        throw ExitCode(2)
    }
}
