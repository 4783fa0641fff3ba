import Foundation

/// What a signal that ends the process must not leave behind: the programs that it runs, and its temporary folders.
///
/// The programs have process groups of their own, so a signal from the terminal does not reach them. Foundation does not
/// promise that: a program that leads no group is ended alone.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// How long programs may take to end, in seconds.
    private static let patience = 5.0

    private static let lock = NSLock()
    // Both are accessed only under the lock.
    nonisolated(unsafe) private static var folders: Set<String> = []
    nonisolated(unsafe) private static var programs: Set<pid_t> = []

    // Set once, before there is a handler that reads it.
    nonisolated(unsafe) private static var pipeEnd: Int32 = -1

    /// Makes a temporary folder.
    ///
    /// - Throws: `InputError` if it cannot be made.
    static func make(_ folder: String) throws {
        _ = isListening
        lock.lock()
        defer { lock.unlock() }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw InputError("the temporary folder '\(folder)' cannot be created: \(error.localizedDescription)")
        }
        folders.insert(folder)
    }

    /// Deletes a temporary folder if it has not been deleted yet.
    static func delete(_ folder: String) {
        lock.lock()
        let isThere = folders.contains(folder)
        lock.unlock()
        guard isThere else { return }
        try? FileManager.default.removeItem(atPath: folder)
        lock.lock()
        folders.remove(folder)
        lock.unlock()
    }

    /// Starts a program.
    static func start(_ process: Process) throws {
        _ = isListening
        lock.lock()
        defer { lock.unlock() }
        try process.run()
        programs.insert(process.processIdentifier)
    }

    /// Forgets a program that has ended.
    static func forget(_ program: pid_t) {
        lock.lock()
        programs.remove(program)
        lock.unlock()
    }

    /// Installs the handler. It only writes to a pipe, because a handler may do little else; a thread at the other end
    /// does the rest.
    private static let isListening: Bool = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipeEnd = ends[1]
        let other = ends[0]
        Thread.detachNewThread {
            // Whoever started the tool may have blocked them.
            var unblocked = sigset_t()
            sigemptyset(&unblocked)
            for number in signals { sigaddset(&unblocked, number) }
            pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
            var number: UInt8 = 0
            while read(other, &number, 1) != 1 { guard errno == EINTR else { return } }
            end(by: Int32(number))
        }
        for number in signals {
            let old = signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(Interruption.pipeEnd, &byte, 1)
            }
            // What is ignored, such as SIGHUP under nohup, stays ignored.
            if unsafeBitCast(old, to: Int.self) != 0 { _ = signal(number, old) }
        }
        return true
    }()

    private static func end(by number: Int32) {
        // The next signal ends the process at once.
        for number in signals { _ = signal(number, nil) }
        // It is never unlocked: from here on, no program is started and no folder made, and nobody reports that a
        // program has failed.
        lock.lock()
        for program in programs where kill(-program, SIGTERM) != 0 { _ = kill(program, SIGTERM) }
        let deadline = Date(timeIntervalSinceNow: patience)
        while !programs.allSatisfy(ChildProcess.hasEnded), Date() < deadline { usleep(10_000) }
        for program in programs where kill(-program, SIGKILL) != 0 { _ = kill(program, SIGKILL) }
        for folder in folders { try? FileManager.default.removeItem(atPath: folder) }
        _ = kill(getpid(), number)
    }
}
