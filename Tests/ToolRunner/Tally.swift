import Foundation

/// Counts what the tests of a process try, and prints it when the process ends: a suite that became faster by trying
/// less shows it here. With `DOVETAIL_TIMES=1` it also prints where the time was spent.
package final class Tally: @unchecked Sendable {
    package enum Kind: String, CaseIterable {
        case commands = "runs of dovetail"
        case modules = "modules compiled"
        case programs = "programs run"
        case known = "programs known"
        case comparisons = "programs compared with what is expected of them"
    }

    package static let shared = Tally()

    // Unchecked: the lock guards every access.
    private let lock = NSLock()
    private var counts: [Kind: Int] = [:]
    private var times: [String: (count: Int, seconds: Double)] = [:]

    private init() {
        atexit { Tally.shared.print() }
    }

    package func add(_ kind: Kind, _ count: Int = 1) {
        lock.lock()
        defer { lock.unlock() }
        counts[kind, default: 0] += count
    }

    /// Counts a run of another process.
    func add(run program: String, _ arguments: [String], seconds: Double) {
        let isCompiler =
            program == Command.swiftc || program.hasSuffix("/swift-frontend") || arguments.first == "swiftc"
        let name = URL(fileURLWithPath: program).lastPathComponent
        var label = name
        if program == Command.dovetail {
            add(.commands)
            label = "dovetail \(arguments.first ?? "")"
        } else if isCompiler {
            let compiles = arguments.contains { $0.hasSuffix(".swift") } && !arguments.contains("-###")
            if compiles { add(.modules) }
            label = compiles ? "the compiler" : "the linker"
        } else if name == "env" {
            label = arguments.prefix(2).joined(separator: " ")
        } else if name != "sh", !program.hasPrefix(Command.toolchain) {
            add(.programs)
            label = "programs"
        }
        lock.lock()
        defer { lock.unlock() }
        times[label, default: (0, 0)].count += 1
        times[label, default: (0, 0)].seconds += seconds
    }

    private func print() {
        lock.lock()
        defer { lock.unlock() }
        let parts = Kind.allCases.compactMap { kind in counts[kind].map { "\($0) \(kind.rawValue)" } }
        if !parts.isEmpty { Swift.print("tried: " + parts.joined(separator: ", ")) }
        guard ProcessInfo.processInfo.environment["DOVETAIL_TIMES"] != nil else { return }
        for (label, time) in times.sorted(by: { $0.value.seconds > $1.value.seconds }).prefix(20) {
            Swift.print("\(String(format: "%8.1f s %5d", time.seconds, time.count))  \(label)")
        }
    }
}
