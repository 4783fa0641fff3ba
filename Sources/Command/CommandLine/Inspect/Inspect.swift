import ArgumentParser
import DovetailBasics
import DovetailDiagnostics
import DovetailLibraries
import DovetailRules
import Foundation

/// `dovetail inspect`
struct Inspect: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Inspects binary libraries: what they are, what will fail when they are linked, how to wrap them.",
        discussion: """
            Reads Mach-O files (thin and fat), ELF files, static archives, frameworks and xcframeworks. \
            Folders are searched recursively.

            --project compares the libraries with what the project links, according to Xcode projects, \
            Package.swift, Tuist's manifests or graph, and 'linkage' in dovetail.yml. --plan recommends for each \
            library whether to link it into a dynamic wrapper or to inject an adapter for it.

            EXAMPLES
              dovetail inspect
              dovetail inspect Vendor Carthage/Build
              dovetail inspect Vendor/Firebase.xcframework --deps
              dovetail inspect libVendor.a --symbols
              dovetail inspect Vendor --format json
              dovetail inspect --project
              dovetail inspect --project --verbose
              dovetail inspect --project --evaluate-manifests
              dovetail inspect --project --format sarif > linkage.sarif
              dovetail inspect --plan Vendor
              dovetail inspect --plan Vendor --apply --wrapper ExternalLibrary
              dovetail inspect --carthage Firebase.json
              dovetail inspect --carthage Firebase.json --release latest
            """)

    @Argument(
        help: ArgumentHelp(
            "Libraries, or folders to search; by default, this folder.", valueName: "path"))
    var paths: [String] = []

    @Flag(help: "Print each slice with its loaded libraries, search paths and linker options.")
    var deps = false

    @Flag(help: "Print each slice with its symbols, Objective-C classes and categories.")
    var symbols = false

    @Flag(help: "Check the libraries that the project links.")
    var project = false

    @Flag(help: "With --project, list what is linked and embedded, and where that is declared.")
    var verbose = false

    @OptionGroup var modules: ModuleOptions

    @OptionGroup var plan: PlanOptions

    @Option(help: ArgumentHelp("Check a Carthage binary specification and list its versions.", valueName: "file"))
    var carthage: String?

    @Option(help: ArgumentHelp("With --carthage, print the URL of this version, or of 'latest'.", valueName: "version"))
    var release: String?

    @Option(
        help: ArgumentHelp(
            "The rules file for --project; by default, the nearest dovetail.yml, here or above.",
            valueName: "file"))
    var rules: String?

    @Option(help: ArgumentHelp("With --project, a folder for caching manifests.", valueName: "folder"))
    var cache: String?

    @Option(
        help: "The output format: text or json; with --project, also sarif or github. JSON has symbols with --symbols.")
    var format = ReportFormat.text

    @OptionGroup var printing: PrintingOptions

    func validate() throws {
        let modes = [carthage != nil, project, plan.isRequested, deps || symbols].count { $0 }
        if modes > 1 {
            throw ValidationError("--project, --plan and --carthage cannot be combined, nor with --deps or --symbols")
        }
        if carthage != nil, !paths.isEmpty { throw ValidationError("--carthage cannot be combined with libraries") }
        if release != nil, carthage == nil { throw ValidationError("--release needs --carthage") }
        if release != nil, format != .text { throw ValidationError("--release prints only text") }
        if cache != nil, !project { throw ValidationError("--cache needs --project") }
        if verbose, printing.quiet { throw ValidationError("--quiet and --verbose cannot be combined") }
        if verbose, !project { throw ValidationError("--verbose needs --project") }
        if rules != nil, !project { throw ValidationError("--rules needs --project") }
        if !project, modules.isGiven { throw ValidationError("--tuist-graph and --evaluate-manifests need --project") }
        if !project, format != .text, format != .json {
            throw ValidationError("--format \(format.name) needs --project")
        }
        try plan.check(format)
    }

    func run() throws {
        try reportingBadInput {
            let isClean: Bool
            if let carthage {
                isClean = try inspectSpec(carthage)
            } else if project {
                isClean = try inspectProject()
            } else if plan.isRequested {
                isClean = try plan.run(paths.isEmpty ? ["."] : paths, format)
            } else {
                isClean = try inspectLibraries()
            }
            guard isClean else { throw ExitCode(1) }
        }
    }

    // Each returns whether there are no problems.

    private func inspectLibraries() throws -> Bool {
        let libraries = try InspectedLibraries(paths.isEmpty ? ["."] : paths)
        if format == .json { return try libraries.printJSON(symbols: symbols) }
        return deps || symbols
            ? libraries.printSlices(dependencies: deps, symbols: symbols) : libraries.printTable()
    }

    private func inspectProject() throws -> Bool {
        let rules = modules.applied(to: try RulesFile.read(rules, for: paths))
        let named = rules.sources.map(\.path)
        let read = try InspectedProject(
            paths.isEmpty ? (named.isEmpty ? ["."] : named) : paths, rules, cache: cache ?? rules.cache?.path)
        for problem in read.problems { StandardError.print(.warning, problem) }
        let findings = read.findings
        try format.print(findings)
        if verbose { for line in LinkageText.lines(read.linkage) { StandardError.print(line) } }
        StandardError.status(read.summary)
        StandardError.status(TextReport.count(findings))
        return !findings.contains { $0.severity == .error }
    }

    private func inspectSpec(_ path: String) throws -> Bool {
        let spec = try InspectedSpec(path)
        if let release {
            try spec.printRelease(release)
            return true
        }
        try spec.printVersions(format)
        if format == .text {
            for remark in spec.remarks { StandardError.note(remark.message, at: "\(remark.location)") }
            for line in TextReport.lines(spec.findings, StandardError.settings.style) { StandardError.print(line) }
            StandardError.status(TextReport.count(spec.findings))
        }
        return !spec.findings.contains { $0.severity == .error }
    }
}
