package import Foundation

/// Runs a program for a limited time, and keeps the beginning of what it prints.
///
/// One pipe takes both streams, or the errors alone, and is emptied here while the program runs, so that it never waits for a reader. A
/// program that goes on, prints without end or leaves children behind that hold the pipe costs its limit and no more.
package struct ChildProcess {
    package struct Outcome {
        /// The exit code, or nil where the limit was reached or a signal ended it.
        package var code: Int32?
        package var isOverLimit: Bool
        package var output: String
    }

    var executable: String
    var arguments: [String]
    var folder: String?
    var environment: [String: String] = [:]
    /// A file that takes what the program prints, apart from errors, whole.
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

    /// - Throws: `InputError` where the program cannot be started, or the file not be written.
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
        do { try process.run() } catch {
            throw InputError("'\(executable)' cannot be started: \(error.localizedDescription)")
        }
        let pid = process.processIdentifier
        // Only the child holds the other end from here on; a second close is harmless.
        try? pipe.fileHandleForWriting.close()
        let (output, isOverLimit) = read(pipe.fileHandleForReading.fileDescriptor) { !Self.hasEnded(pid) }
        // The child leads a group of its own. What it left behind there goes with it: Foundation on Linux takes a
        // process for running as long as a child of its is.
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

    /// Whether a child has ended; it stays for Foundation to collect.
    private static func hasEnded(_ pid: Int32) -> Bool {
        var info = siginfo_t()
        let code = waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT)
        // Without news, the signal's number stays 0. An error means that the child is collected already.
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
            // A short wait: the end of a program whose pipe another one holds is seen only here.
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
