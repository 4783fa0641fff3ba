import DovetailAtomics

/// In debug builds, says what the main thread waits for if that takes long. A factory on another thread that needs the
/// main thread, as with `DispatchQueue.main.sync`, would otherwise hang without a word. Anywhere else it only waits.
struct MainThreadWatch {
    #if DEBUG
        /// When to say it, in milliseconds of the system's clock; nil before the first wait.
        private var deadline: UInt64?
        private var hasSpoken = false
    #endif

    /// Waits for a wake, under the lock of all containers.
    ///
    /// - Parameter paths: what the main thread is resolving, which is empty if it has resolved it already and waits for
    ///   what another thread makes for it, and what the other thread is resolving.
    mutating func wait(_ paths: () -> (own: [ResolutionError.Step], other: [ResolutionError.Step])) {
        #if DEBUG
            let report = MainThreadReport.current
            if !hasSpoken, report.isMainThread() {
                let end = deadline ?? dovetail_milliseconds() + report.delay
                deadline = end
                guard dovetail_waits_wait_until(end) else { return }
                hasSpoken = true
                let (own, other) = paths()
                let lines = [("main thread", own), ("other thread", other)].filter { !$0.1.isEmpty }.map { who, path in
                    "\n\(who): \(path.map(\.description).joined(separator: " → "))"
                }
                return report.say((own.last ?? other.last)?.description ?? "a service", lines.joined())
            }
        #endif
        dovetail_waits_wait()
    }
}

#if DEBUG
    /// When and where it is said what the main thread waits for.
    package struct MainThreadReport {
        /// After how many milliseconds.
        package var delay: UInt64 = 5_000
        package var isMainThread: () -> Bool = { dovetail_is_main_thread() }
        /// Writes a line to the standard error.
        package var write: (String) -> Void = { dovetail_say($0) }

        package init() {}

        /// Guarded by the lock.
        nonisolated(unsafe) fileprivate static var current = MainThreadReport()

        static var known: MainThreadReport { underLock { current } }

        /// Uses another report from now on.
        package static func use(_ report: MainThreadReport) { underLock { current = report } }

        /// Says that another thread is building something.
        func say(_ what: String, _ details: String) {
            write(
                "Dovetail: the main thread has been waiting \(delay / 1_000) seconds for \(what), which another thread is "
                    + "building. If that needs the main thread, as with DispatchQueue.main.sync, neither continues: build "
                    + "it on the main thread first, or without it.\(details)")
        }
    }
#endif
