import Foundation

/// A program that has run.
struct Tool {
    var status: Int32
    var output: String
    var errors: String

    /// Runs the built `dovetail`.
    static func dovetail(_ arguments: String..., in folder: URL) throws -> Tool {
        try dovetail(arguments, in: folder)
    }

    static func dovetail(_ arguments: [String], in folder: URL) throws -> Tool {
        try run(path, arguments, in: folder)
    }

    private static let path =
        ProcessInfo.processInfo.environment["DOVETAIL"]
        ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("dovetail").path

    /// Runs `swift` or another program of the search path.
    static func env(_ arguments: [String], in folder: URL) throws -> Tool {
        try run("/usr/bin/env", arguments, in: folder)
    }

    private static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> Tool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // Files, not pipes: a full pipe would stop a process that prints a lot.
        let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let files = (base.appendingPathExtension("out"), base.appendingPathExtension("err"))
        for file in [files.0, files.1] { try Data().write(to: file) }
        defer { for file in [files.0, files.1] { try? FileManager.default.removeItem(at: file) } }
        process.standardOutput = try FileHandle(forWritingTo: files.0)
        process.standardError = try FileHandle(forWritingTo: files.1)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Tool(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: files.0), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files.1), as: UTF8.self))
    }
}
