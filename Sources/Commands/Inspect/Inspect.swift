import ArgumentParser
import BinaryFacts
import Foundation
import Report
import WiringModel

/// `dovetail inspect`
struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says what libraries are: static or dynamic, for which systems, and what they need.",
        discussion: """
            Mach-O files (thin and fat), ELF files, static archives, frameworks and xcframeworks. \
            Folders are searched for them.

            EXAMPLES
              dovetail inspect
              dovetail inspect Vendor Carthage/Build
              dovetail inspect Vendor/Firebase.xcframework --deps
              dovetail inspect libVendor.a --symbols
              dovetail inspect Vendor --format json
              dovetail inspect --carthage Firebase.json
              dovetail inspect --carthage Firebase.json --release latest
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(
        help: ArgumentHelp(
            "Libraries, or folders to search for them. Without one, this folder.", valueName: "path"))
    var paths: [String] = []

    @Flag(help: "Print each slice with what it loads, where it looks for that, and what it asks a linker to link.")
    var deps = false

    @Flag(help: "Print each slice with its symbols and its Objective-C classes and categories.")
    var symbols = false

    @Option(help: ArgumentHelp("Check a binary specification of Carthage, and list its versions.", valueName: "file"))
    var carthage: String?

    @Option(help: ArgumentHelp("Print the URL of one version of --carthage, or of 'latest'.", valueName: "version"))
    var release: String?

    @Option(help: "How to print it: text or json. Symbols are in it with --symbols.")
    var format = Format.text

    func validate() throws {
        if carthage != nil, !paths.isEmpty || deps || symbols {
            throw ValidationError("--carthage stands alone; libraries are inspected in another run")
        }
        if release != nil, carthage == nil { throw ValidationError("--release needs --carthage, the specification") }
    }

    func run() throws {
        try reportingBadInput {
            let isClean = try carthage.map(inspectSpec) ?? inspectLibraries()
            guard isClean else { throw ExitCode(1) }
        }
    }

    /// Says whether nothing is wrong.
    private func inspectLibraries() throws -> Bool {
        let libraries = try InspectedLibraries(paths.isEmpty ? ["."] : paths)
        switch (format, deps || symbols) {
        case (.json, _): return try libraries.printJSON(symbols: symbols)
        case (.text, true): return libraries.printSlices(dependencies: deps, symbols: symbols)
        case (.text, false): return libraries.printTable()
        }
    }

    /// Says whether nothing is wrong.
    private func inspectSpec(_ path: String) throws -> Bool {
        let spec = try InspectedSpec(path)
        if let release {
            try spec.printRelease(release)
            return true
        }
        try spec.printVersions(format)
        guard format == .text else { return !spec.findings.contains { $0.severity == .error } }
        for line in spec.remarks + TextReport.lines(spec.findings) { StandardError.print(line) }
        StandardError.print(TextReport.count(spec.findings))
        return !spec.findings.contains { $0.severity == .error }
    }
}
