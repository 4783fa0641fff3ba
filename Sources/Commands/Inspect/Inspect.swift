import ArgumentParser
import BinaryFacts
import Foundation

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

    @Option(help: "How to print it: text or json. Symbols are in it with --symbols.")
    var format = Format.text

    func run() throws {
        try reportingBadInput {
            let libraries = try InspectedLibraries(paths.isEmpty ? ["."] : paths)
            let isClean: Bool
            switch (format, deps || symbols) {
            case (.json, _): isClean = try libraries.printJSON(symbols: symbols)
            case (.text, true): isClean = libraries.printSlices(dependencies: deps, symbols: symbols)
            case (.text, false): isClean = libraries.printTable()
            }
            guard isClean else { throw ExitCode(1) }
        }
    }
}
