import Foundation
import Testing
import ToolRunner

/// A program with a fault, and what the help says to write. What is pasted must compile and run.
struct PastedProgram: Sendable, CustomTestStringConvertible {
    /// A text of the program, and what is pasted instead of it.
    struct Edit: Sendable {
        var old: String
        var new: String
        /// The part of the new text that the help does not contain.
        var before = ""
        var after = ""
    }

    var title: String
    /// The text, with `//// file: Module/Name.swift` before each file; the last module is the program.
    var text: String
    /// The help, without `help: `.
    var help: String
    /// What to change, in any file; if nothing, the help says what to add where.
    var edits: [Edit] = []
    /// What the program prints once the help is followed.
    var output: String
    var flags = ["-swift-version", "6"]

    var testDescription: String { title }

    /// What is wrong, as text; nothing if all is well.
    func problems() throws -> [String] {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.path, file.text) }
        let checked = try check(folder)
        guard checked.errors.contains("note: help: \(help)\n") else {
            return ["the help is another:\n\(checked.errors)"]
        }
        try edits.isEmpty ? add(in: folder) : edit(folder)
        let again = try check(folder)
        guard again.status == 0, again.errors.hasSuffix("0 errors, 0 warnings\n") else {
            return ["something is still wrong:\n\(again.errors)"]
        }
        if text.contains("BootstrapComponent") {
            _ = try Command.dovetail(["generate", "--output", "App/Wiring.swift"] + inputs, in: folder.url)
        }
        switch try ProgramBatch.run([program(in: folder)])[0] {
        case .refused(let module, let diagnostics): return ["\(module) does not compile:\n\(diagnostics)"]
        case .ran(let run, let diagnostics):
            guard run.output == output, !diagnostics.contains("warning:") else {
                return ["\(diagnostics)\nit prints:\n\(run.output)\(run.errors)"]
            }
            return []
        }
    }

    /// The files by path.
    private var files: [(path: String, text: String)] {
        text.components(separatedBy: "//// file: ").dropFirst().map { part in
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
        }
    }

    /// The modules, in the order of their first files.
    private var modules: [String] {
        files.map { String($0.path.prefix { $0 != "/" }) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private var inputs: [String] { modules.flatMap { ["--module", "\($0)=\($0)"] } }

    private func check(_ folder: TemporaryFolder) throws -> Command {
        try Command.dovetail(["check"] + inputs, in: folder.url)
    }

    /// Adds what the help says, where it says.
    private func add(in folder: TemporaryFolder) throws {
        let call = try #require(
            help.firstMatch(ofPattern: #"^add (.+?) (to [^ ]+ at|beside the registration at) ([^: ]+):(\d+)"#))
        let line = try #require(Int(call.groups[4]))
        let path = call.groups[3]
        var lines = try folder.read(path).components(separatedBy: "\n")
        lines.insert(call.groups[1], at: call.groups[2].hasPrefix("to") ? line : line - 1)
        try folder.write(path, lines.joined(separator: "\n"))
    }

    private func edit(_ folder: TemporaryFolder) throws {
        for edit in edits {
            #expect(edit.new.isEmpty || help.contains(edit.new), "the help does not say to write '\(edit.new)'")
            let path = try #require(files.map(\.path).first { try folder.read($0).contains(edit.old) })
            try folder.write(
                path, folder.read(path).replacingOccurrences(of: edit.old, with: edit.before + edit.new + edit.after))
        }
    }

    private func program(in folder: TemporaryFolder) -> SourceProgram {
        let written = files.map(\.path) + (text.contains("BootstrapComponent") ? ["App/Wiring.swift"] : [])
        return SourceProgram(
            folder.url,
            modules.map { module in SourceProgram.Module(module, written.filter { $0.hasPrefix("\(module)/") }) },
            flags: flags,
            libraries: text.contains("import Swinject")
                ? SceneLibraries.shared.libraries : RuntimeBuild.shared.libraries)
    }
}

extension TemporaryFolder {
    fileprivate func read(_ path: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }
}
