import Foundation

/// Prints the verdicts of many programs.
struct Summary {
    let judged: [Runner.Judged]

    private static let bad: [Judge.Verdict.Kind] = [
        .toolFails, .wrong, .falseError, .silentAndFails, .stops, .silent,
    ]

    var text: String {
        var lines: [String] = []
        for kind in Self.bad { lines += sets(kind) }
        lines += reasons
        lines += faults
        let ran = judged.filter { $0.fault == nil }
        let lookups = ran.flatMap(\.verdicts)
        lines.append("")
        lines.append("\(ran.count) programs ran, \(judged.count - ran.count) do not compile")
        for kind in Judge.Verdict.Kind.allCases {
            let count = lookups.count { $0.kind == kind }
            let programs = ran.count { $0.has(kind) }
            if count > 0 { lines.append("  \(kind.rawValue): \(count) in \(programs) programs") }
        }
        return lines.joined(separator: "\n")
    }

    /// The sets of features of the programs with a verdict, the smallest first, each with its supersets.
    private func sets(_ kind: Judge.Verdict.Kind) -> [String] {
        let found = judged.filter { $0.has(kind) }
        guard !found.isEmpty else { return [] }
        var lines = ["", "\(kind.rawValue): \(found.count) programs"]
        let grouped = Dictionary(grouping: found) { $0.program.features + $0.program.calls.map { "call.\($0)" } }
        let order = grouped.keys.sorted { ($0.count, $0.joined()) < ($1.count, $1.joined()) }
        for set in order {
            let programs = (grouped[set] ?? []).map { judged in
                let verdict = judged.verdicts.first { $0.kind == kind }
                let fault = judged.program.fault.map { " [\($0.rawValue)]" } ?? ""
                return "\(judged.program.number)\(fault) \(verdict?.place ?? "") \(verdict?.text ?? "")"
            }
            lines.append("  \(set.joined(separator: " + "))")
            lines += programs.map { "      \($0)" }
        }
        lines += ["  by feature:"] + shares(kind)
        return lines
    }

    /// How many of the programs with each feature have a verdict.
    private func shares(_ kind: Judge.Verdict.Kind) -> [String] {
        var counts: [String: (with: Int, all: Int)] = [:]
        for judged in judged where judged.fault == nil {
            for feature in judged.program.features {
                counts[feature, default: (0, 0)].all += 1
                if judged.has(kind) { counts[feature, default: (0, 0)].with += 1 }
            }
        }
        return counts.filter { $0.value.with > 0 }.sorted {
            (-$0.value.with * 1000 / $0.value.all, $0.key) < (-$1.value.with * 1000 / $1.value.all, $1.key)
        }.prefix(15).map { "      \($0.value.with) of \($0.value.all)  \($0.key)" }
    }

    /// Why lookups that succeed are not provable.
    private var reasons: [String] {
        let gaps = judged.flatMap(\.verdicts).filter { $0.kind == .unproved }
        guard !gaps.isEmpty else { return [] }
        let grouped = Dictionary(
            grouping: judged.flatMap { judged in
                judged.verdicts.filter { $0.kind == .unproved }.map { (Self.general($0.text), judged.program.number) }
            }
        ) { $0.0 }
        return ["", "not provable, by reason:"]
            + grouped.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { reason, uses in
                let programs = Set(uses.map(\.1))
                let numbers = Set(uses.map(\.1)).sorted().prefix(4).map(String.init).joined(separator: ", ")
                return
                    "  \(uses.count)  \(reason)  (\(numbers))\n      \(typical(of: programs).joined(separator: ", "))"
            }
    }

    /// The features that programs have more often than all programs do.
    private func typical(of numbers: Set<Int>) -> [String] {
        var counts: [String: (with: Int, all: Int)] = [:]
        for judged in judged {
            for feature in judged.program.features {
                counts[feature, default: (0, 0)].all += 1
                if numbers.contains(judged.program.number) { counts[feature, default: (0, 0)].with += 1 }
            }
        }
        return counts.filter { $0.value.with > 1 || numbers.count < 3 && $0.value.with > 0 }.sorted {
            (-$0.value.with * $0.value.with * 1000 / $0.value.all, $0.key)
                < (-$1.value.with * $1.value.with * 1000 / $1.value.all, $1.key)
        }.prefix(4).map { "\($0.key) \($0.value.with) of \($0.value.all)" }
    }

    /// A reason without the names of one program.
    private static func general(_ text: String) -> String {
        text.replacingOccurrences(of: "'[^']*'", with: "'…'", options: .regularExpression).replacingOccurrences(
            of: "[A-Za-z]+/\\S+\\.swift:\\d+(:\\d+)?", with: "FILE", options: .regularExpression)
    }

    private var faults: [String] {
        let faulty = judged.filter { $0.fault != nil }
        guard !faulty.isEmpty else { return [] }
        return ["", "do not compile:"]
            + faulty.map { "  \($0.program.number) \($0.program.features.joined(separator: " + ")): \($0.fault ?? "")" }
    }
}
