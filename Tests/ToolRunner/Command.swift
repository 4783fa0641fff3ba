package import Foundation

/// A finished process.
package struct Command {
    package var status: Int32
    package var output: String
    package var errors: String
    /// Whether it was terminated because it took too long.
    package var wasEnded = false

    package init(status: Int32, output: String, errors: String, wasEnded: Bool = false) {
        (self.status, self.output, self.errors, self.wasEnded) = (status, output, errors, wasEnded)
    }

    /// Runs a program and waits for it.
    ///
    /// - Parameter environment: variables that differ from the test's environment.
    /// - Parameter seconds: the time limit; none if nil.
    package static func run(
        _ program: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil,
        within seconds: Int? = nil
    ) throws -> Command {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let shared = program == dovetail ? SharedManifests.path.map { ["PATH": $0] } : nil
        if shared != nil || environment != nil {
            process.environment = ProcessInfo.processInfo.environment.merging(shared ?? [:]) { $1 }
                .merging(environment ?? [:]) { $1 }
        }
        // Files, not pipes: a full pipe would stop a process that prints a lot.
        let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let paths = (base.appendingPathExtension("out"), base.appendingPathExtension("err"))
        for path in [paths.0, paths.1] { _ = FileManager.default.createFile(atPath: path.path, contents: nil) }
        defer { for path in [paths.0, paths.1] { try? FileManager.default.removeItem(at: path) } }
        process.standardOutput = try FileHandle(forWritingTo: paths.0)
        process.standardError = try FileHandle(forWritingTo: paths.1)
        process.standardInput = FileHandle.nullDevice
        let start = Date()
        try process.run()
        let clock = seconds.map { Clock(process, seconds: $0) }
        process.waitUntilExit()
        Tally.shared.add(run: program, arguments, seconds: Date().timeIntervalSince(start))
        func text(_ url: URL) -> String {
            (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        return Command(
            status: process.terminationStatus, output: text(paths.0), errors: text(paths.1),
            wasEnded: clock?.stop() ?? false)
    }

    /// Terminates a process that takes too long.
    private final class Clock {
        private let timer = DispatchSource.makeTimerSource(queue: .global())
        private let isOver = NSLock()

        init(_ process: Process, seconds: Int) {
            let identifier = process.processIdentifier
            timer.schedule(deadline: .now() + .seconds(seconds))
            timer.setEventHandler { [isOver] in
                isOver.lock()
                kill(identifier, SIGKILL)
            }
            timer.resume()
        }

        /// Stops the timer, and returns whether the process was terminated.
        func stop() -> Bool {
            timer.cancel()
            return !isOver.try()
        }
    }

    /// The folder of the compiler and its tools.
    static let toolchain = URL(fileURLWithPath: swiftc).deletingLastPathComponent().path + "/"

    /// The programs that tests run.
    package static let swiftc = find("swiftc")
    package static let clang = toolchain + "clang"
    package static let dovetail =
        ProcessInfo.processInfo.environment["DOVETAIL"]
        ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("dovetail").path

    /// Whether an optional program is installed.
    package static func isInstalled(_ name: String) -> Bool { find(name) != name }

    /// A program's path, or its name if it is not installed.
    package static func find(_ name: String) -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? name
    }

    // MARK: In a folder

    /// Runs the built `dovetail`.
    package static func dovetail(_ arguments: String..., in folder: URL) throws -> Command {
        try run(dovetail, arguments, in: folder)
    }

    /// Runs the built `dovetail`.
    package static func dovetail(_ arguments: [String], in folder: URL) throws -> Command {
        try run(dovetail, arguments, in: folder)
    }

    /// Runs `swift` or another program in PATH.
    package static func env(_ arguments: String..., in folder: URL) throws -> Command {
        try env(arguments, in: folder)
    }

    /// Runs `swift` or another program in PATH.
    package static func env(_ arguments: [String], in folder: URL) throws -> Command {
        try run("/usr/bin/env", arguments, in: folder)
    }

    /// Runs a shell script in which `$0` is `dovetail`.
    package static func shell(_ script: String, in folder: URL) throws -> Command {
        try run("/bin/sh", ["-c", script, dovetail], in: folder)
    }
}
