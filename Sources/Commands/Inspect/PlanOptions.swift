import ArgumentParser
import BinaryFacts
import Foundation
import LinkageRules
import ProjectFacts
import Report
import SourceFacts
import Templates
import WiringModel

/// The options of `dovetail inspect --plan`.
struct PlanOptions: ParsableArguments {
    @Flag(name: .customLong("plan"), help: "Say of each library whether to wrap it or to inject it, and how.")
    var isAsked = false

    @Flag(help: "With --plan: write the wrapper's target into Package.swift, with a file to fill.")
    var apply = false

    @Option(help: ArgumentHelp("With --plan: the wrapper's name.", valueName: "name"))
    var wrapper = "ExternalLibrary"

    @Option(
        help: ArgumentHelp("With --apply: the folder of the package. Without it, this folder.", valueName: "folder"))
    var packagePath = "."

    @Flag(help: "With --apply: print what would change, and write nothing.")
    var dryRun = false

    func check(_ format: ReportFormat) throws {
        if apply, !isAsked { throw ValidationError("--apply is for --plan") }
        if dryRun, !apply { throw ValidationError("--dry-run is for --apply") }
        if apply, format != .text { throw ValidationError("--apply prints text") }
        guard isSwiftName(wrapper) else { throw ValidationError("a module cannot be called '\(wrapper)'") }
    }

    /// Prints the plan, and writes the wrapper where asked to. Says whether all could be written.
    func run(_ paths: [String], _ format: ReportFormat) throws -> Bool {
        let libraries = try InspectedLibraries(paths).map(.symbols) { $0 }
        let plan = WrapPlan(libraries)
        if format == .json {
            print(try WrapText.json(plan), terminator: "")
            return true
        }
        for line in WrapText.lines(plan) { print(line) }
        return apply ? try write(plan, libraries) : true
    }

    private func write(_ plan: WrapPlan, _ libraries: [LibraryBundle]) throws -> Bool {
        let current = FileManager.default.currentDirectoryPath
        let folder = absolutePath(packagePath, from: current)
        let path = plainPath("\(packagePath)/Package.swift")
        guard FileManager.default.fileExists(atPath: path) else {
            throw InputError("there is no package in '\(packagePath)': Package.swift is missing")
        }
        let wrapped = plan.entries.filter(\.decision.isWrap).compactMap { entry -> WrapperTemplate.Library? in
            guard let library = libraries.first(where: { $0.path == entry.path }) else { return nil }
            return WrapperTemplate.Library(
                name: library.name, kind: library.kind,
                path: relativePath(absolutePath(library.path, from: current), to: folder))
        }
        guard !wrapped.isEmpty else { throw InputError("no library is static, so there is nothing to wrap") }
        let template = WrapperTemplate(
            wrapper, wrapped, flags: plan.wrapper.flags, systemLibraries: plan.wrapper.libraries,
            frameworks: plan.wrapper.frameworks)
        var changes = FileChanges()
        let old = try SourceText.read(path)
        var new = old
        for target in template.targets { new = try ManifestEditor(new).adding(target) }
        new = try ManifestEditor(new).adding(template.product)
        for file in template.files {
            let place = plainPath("\(packagePath)/\(file.path)")
            guard !FileChanges.exists(place) else { throw InputError("'\(place)' is there already") }
            changes.files.append(.init(path: place, old: nil, new: file.text))
        }
        changes.files.append(.init(path: path, old: old, new: new))
        print("")
        if dryRun {
            print(changes.diff(from: current), terminator: "")
        } else {
            try changes.write()
            for file in changes.files { print("\(file.old == nil ? "made" : "changed") \(file.path)") }
        }
        for line in template.left { StandardError.print("left: \(line)") }
        for entry in plan.entries {
            if case .inject = entry.decision {
                StandardError.print("next: `dovetail add external \(entry.name) --via adapter` for \(entry.path)")
            }
        }
        return template.left.isEmpty
    }
}
