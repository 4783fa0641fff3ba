import ArgumentParser
import DovetailBasics
import DovetailBinaries
import DovetailDiagnostics
import DovetailFacts
import DovetailLibraries
import Foundation

/// The options of `dovetail inspect --plan`.
struct PlanOptions: ParsableArguments {
    @Flag(name: .customLong("plan"), help: "Recommend how to link each library: in a wrapper or behind an adapter.")
    var isRequested = false

    @Flag(help: "With --plan, add the wrapper's target to Package.swift, with a source file to fill in.")
    var apply = false

    @Option(
        help: ArgumentHelp(
            "With --apply, the wrapper's name; by default, \(usualName).", valueName: "name"))
    var wrapper: String?

    @Option(
        help: ArgumentHelp("With --apply, the package's folder; by default, this folder.", valueName: "folder"))
    var packagePath: String?

    @Flag(help: "With --apply, print the changes; write nothing.")
    var dryRun = false

    private static let usualName = "ExternalLibrary"

    func check(_ format: ReportFormat) throws {
        if apply, !isRequested { throw ValidationError("--apply needs --plan") }
        if wrapper != nil, !apply { throw ValidationError("--wrapper needs --apply") }
        if packagePath != nil, !apply { throw ValidationError("--package-path needs --apply") }
        if dryRun, !apply { throw ValidationError("--dry-run needs --apply") }
        if apply, format != .text { throw ValidationError("--apply prints only text") }
        if let wrapper {
            guard isSwiftName(wrapper), wrapper.asNestedName == wrapper, !SystemModules.contains(wrapper) else {
                throw ValidationError("a module of your own cannot be called '\(wrapper)'")
            }
        }
    }

    /// Prints the plan, and writes the wrapper if requested. Returns whether everything could be written.
    func run(_ paths: [String], _ format: ReportFormat) throws -> Bool {
        let libraries = try InspectedLibraries(paths).map(.symbols) { $0 }
        let plan = WrapPlan(libraries)
        if format == .json {
            print(try WrapText.json(plan), terminator: "")
        } else {
            for line in WrapText.lines(plan) { print(line) }
        }
        let isSound = InspectedLibraries.report(libraries.flatMap(\.allProblems))
        return apply ? try write(plan, libraries) && isSound : isSound
    }

    private func write(_ plan: WrapPlan, _ libraries: [LibraryBundle]) throws -> Bool {
        let wrapper = try WrapperChanges(
            wrapper ?? Self.usualName, plan: plan, libraries: libraries, folder: packagePath ?? ".")
        print("")
        if dryRun {
            print(wrapper.changes.diff(from: FileManager.default.currentDirectoryPath), terminator: "")
        } else {
            try wrapper.changes.write()
            wrapper.changes.printStatus()
        }
        for line in wrapper.left { StandardError.print("left: \(line)") }
        for entry in plan.entries {
            if case .inject = entry.decision {
                StandardError.status("next: `dovetail add external \(entry.name) --via adapter` for \(entry.path)")
            }
        }
        return wrapper.left.isEmpty
    }
}
