import ArgumentParser
import DovetailBasics
import DovetailModules
import DovetailProject
import DovetailSwiftCode
import Foundation

/// `dovetail modules imports`
struct Imports: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "imports",
        abstract: "Lists the imports of Swift files, with their #if conditions.",
        usage: "dovetail modules imports [<options>] [<path> ...]",
        discussion: """
            Prints one import per line, in source order. As JSON, each line is an object with the module, \
            path, kind, access, attributes, condition and location; absent fields are left out.

            EXAMPLES
              dovetail modules imports
              dovetail modules imports Sources Tests --exclude Generated
              dovetail modules imports Sources/App/main.swift
              dovetail modules imports . --format json
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(
        help: ArgumentHelp(
            "Folders, Swift files, or text files that list them, one per line; by default, this folder.",
            valueName: "path"))
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "A shell pattern for paths, file names or folder names to exclude. Can be repeated.",
            valueName: "pattern"))
    var exclude: [String] = []

    @Option(help: "The output format: text or json.")
    var format = Format.text

    @OptionGroup var printing: PrintingOptions

    func run() throws {
        try reportingBadInput {
            let folders = paths.isEmpty ? ["."] : paths
            let read = try SwiftFiles.list(folders, exclude: exclude)
            guard !read.isEmpty else { throw InputError("no Swift files in \(quotedList(folders))") }
            let files = ImportReader.read(read)
            let imports = files.flatMap(\.imports)
            var document: [UInt8] = []
            switch format {
            case .text: ImportText.append(imports, to: &document)
            case .json: ImportJSON.append(imports, to: &document)
            }
            FileHandle.standardOutput.write(Data(document))
            let unreadable = files.filter { $0.unreadable != nil }
            for file in unreadable { StandardError.print(.error, "\(file.path): \(file.unreadable ?? "")") }
            if !unreadable.isEmpty { throw ExitCode(2) }
        }
    }
}
