package import Foundation

/// Runs a program with a time limit, and keeps the beginning of its output.
///
/// Output goes through one pipe (both streams, or standard error alone), which is drained while the program runs, so
/// the program never blocks on a full pipe. A program that hangs, prints endlessly, or leaves children holding the pipe
/// costs its time limit and no more.
package struct ChildProcess {
    package struct Outcome {
        /// The exit code, or nil if the limit was reached or a signal ended the program.
        package var code: Int32?
        package var isOverLimit: Bool
        package var output: String
    }

    var executable: String
    var arguments: [String]
    var folder: String?
    var environment: [String: String] = [:]
    /// A file that receives all of the program's standard output.
    var outputFile: URL?
    var limit: Double

    private static let keptBytes = 256 * 1024

    /// - Parameter limit: in seconds.
    package init(
        executable: String, arguments: [String], folder: String? = nil, environment: [String: String] = [:],
        outputFile: URL? = nil, limit: Double
    ) {
        (self.executable, self.arguments, self.folder) = (executable, arguments, folder)
        (self.environment, self.outputFile, self.limit) = (environment, outputFile, limit)
    }

    /// - Throws: `InputError` if the program cannot be started or the file cannot be written.
    package func run() throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try outputFile.map(Self.handle) ?? pipe
        process.standardError = pipe
        do { try Interruption.start(process) } catch {
            throw InputError("'\(executable)' cannot be started: \(error.localizedDescription)")
        }
        let pid = process.processIdentifier
        defer { Interruption.forget(pid) }
        // From here on only the child holds the write end; a second close is harmless.
        try? pipe.fileHandleForWriting.close()
        let (output, isOverLimit) = read(pipe.fileHandleForReading.fileDescriptor) { !Self.hasEnded(pid) }
        // The child leads its own process group. Kill what it left behind there: Foundation on Linux considers a
        // process running while one of its children is. If it leads none, no group has this number.
        kill(-pid, SIGKILL)
        if isOverLimit { kill(pid, SIGKILL) }
        process.waitUntilExit()
        let isExit = process.terminationReason == .exit && !isOverLimit
        return Outcome(
            code: isExit ? process.terminationStatus : nil, isOverLimit: isOverLimit,
            output: String(decoding: output, as: UTF8.self))
    }

    private static func handle(_ file: URL) throws -> Any {
        do {
            try Data().write(to: file)
            return try FileHandle(forWritingTo: file)
        } catch {
            throw InputError("'\(file.path)' cannot be written: \(error.localizedDescription)")
        }
    }

    /// Whether a child has ended. It is left for Foundation to reap.
    static func hasEnded(_ pid: Int32) -> Bool {
        var info = siginfo_t()
        let code = waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT)
        // If the child has not ended, the signal number stays 0. An error means that it has already been reaped.
        return code != 0 || info.si_signo != 0
    }

    /// Reads until the program has ended, or the limit has passed.
    private func read(_ file: Int32, while isRunning: () -> Bool) -> (output: [UInt8], isOverLimit: Bool) {
        let deadline = Date(timeIntervalSinceNow: limit)
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        var isOpen = true
        while true {
            if Date() > deadline { return (output, true) }
            let wasRunning = isRunning()
            var poll = pollfd(fd: isOpen ? file : -1, events: Int16(POLLIN), revents: 0)
            // Wait briefly: if another process holds the pipe, polling is the only way to see that the program has
            // ended.
            let ready = Foundation.poll(&poll, 1, wasRunning ? 20 : 0)
            guard ready > 0 else {
                if !wasRunning { return (output, false) }
                continue
            }
            let count = Foundation.read(file, &chunk, chunk.count)
            if count > 0 {
                output += chunk.prefix(min(count, max(0, Self.keptBytes - output.count)))
            } else if count == 0 || errno != EINTR {
                isOpen = false
            }
        }
    }
}
