import Foundation
import Testing
import ToolRunner

/// A temporary package, deleted when the test ends.
final class Project {
    let url: URL

    /// - Parameter files: texts by path; a trailing newline is added to each.
    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-cycle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, text.hasSuffix("\n") ? text : text + "\n") }
    }

    deinit {
        if ProcessInfo.processInfo.environment["DOVETAIL_KEEP"] == nil { try? FileManager.default.removeItem(at: url) }
    }

    func write(_ path: String, _ text: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }

    /// Every file by its path, except those that SwiftPM creates.
    func files() throws -> [String: String] {
        var found: [String: String] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: url.path) ?? .init() {
            guard !path.hasPrefix(".build") else { continue }
            let file = url.appendingPathComponent(path)
            let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
            found[path] = isFolder ? "a folder" : try String(contentsOf: file, encoding: .utf8)
        }
        return found
    }

    /// Every file's bytes by its path.
    func bytes() throws -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        for path in try files().keys {
            found[path] = (try? Data(contentsOf: url.appendingPathComponent(path))).map(Array.init)
        }
        return found
    }

    func breakCycle(_ arguments: String...) throws -> Command {
        try Command.dovetail(["modules", "break-cycle"] + arguments, in: url)
    }

    /// The output of the program compiled as a single module from the sources of all targets, without their imports of
    /// each other.
    func outputAsOneModule(isLibrary: Bool) throws -> String {
        let folder = url.appendingPathComponent("one")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let modules = try FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent("Sources").path)
        var paths: [String] = []
        for (path, text) in try files() where path.hasPrefix("Sources/") && path.hasSuffix(".swift") {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            paths.append(name)
            let lines = text.components(separatedBy: "\n").filter { line in
                !modules.contains { line.hasSuffix("import \($0)") }
            }
            var one = lines.joined(separator: "\n")
            for module in modules {
                one = one.components(separatedBy: "\(module).Account(").joined(separator: "Account(")
            }
            try Data(one.utf8).write(to: folder.appendingPathComponent(name))
        }
        var program = SourceProgram(
            folder, [SourceProgram.Module("Program", paths.sorted())], flags: ["-swift-version", "6"],
            libraries: SourceProgram.Libraries())
        program.hasMainType = isLibrary
        defer { try? FileManager.default.removeItem(at: folder) }
        switch try ProgramBatch.run([program])[0] {
        case .refused(let module, let diagnostics):
            Issue.record("\(module) does not compile: \(diagnostics)")
            return ""
        case .ran(let ran, _): return ran.output
        }
    }
}
