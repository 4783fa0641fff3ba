import Foundation

/// Runs programs and the tool, and judges.
struct Runner {
    /// Where programs are written.
    let keep: URL
    let libraries: URL
    /// How many programs are compiled together.
    let batch: Int
    let tool: String
    /// Whether the tool evaluates the code.
    let isLinkedOnly: Bool
    let composer: Composer

    struct Judged {
        var program: Program
        var verdicts: [Judge.Verdict]
        /// The compiler's error, if the program does not compile.
        var fault: String?

        func has(_ kinds: Judge.Verdict.Kind...) -> Bool { verdicts.contains { kinds.contains($0.kind) } }
    }

    /// - Parameter label: distinguishes these programs from others of the same numbers.
    func judge(_ programs: [Program], label: String = "") throws -> [Judged] {
        let base = keep.appendingPathComponent(
            "\(composer.library.rawValue)-\(composer.seed)\(label)")
        var judged: [Judged] = []
        for start in stride(from: 0, to: programs.count, by: batch) {
            let part = Array(programs[start..<min(start + batch, programs.count)])
            let first = part[0].number
            let run = Batch(
                programs: part, folder: base.appendingPathComponent("batch-\(first)"),
                libraries: libraries)
            let result = try run.run()
            for program in part {
                if let fault = result.faults[program.number] {
                    judged.append(Judged(program: program, verdicts: [], fault: fault))
                    continue
                }
                guard let deed = result.deeds[program.number] else { continue }
                let folder = base.appendingPathComponent("checked/\(program.number)")
                let report = try ToolReport(program, in: folder, tool: tool, isLinkedOnly: isLinkedOnly)
                let verdicts = Judge(program: program, report: report, deed: deed).verdicts
                judged.append(Judged(program: program, verdicts: verdicts))
            }
            FileHandle.standardError.write(
                Data("\(composer.library.rawValue): \(judged.count) of \(programs.count)\n".utf8))
        }
        return judged
    }

    /// Takes features and forms of calls away from a program as long as a verdict of the same kind stays.
    func reduce(_ judged: [Judged], keeping kind: Judge.Verdict.Kind) throws -> [Judged] {
        var best = judged
        var untried = judged.map { $0.program.features + $0.program.calls }
        var excluded = judged.map { _ in Set<String>() }
        var round = 0
        // What cannot be taken away at first, may be when something else is gone.
        for index in untried.indices { untried[index] += untried[index] }
        while untried.contains(where: { !$0.isEmpty }) {
            round += 1
            var candidates: [(index: Int, removed: String, program: Program)] = []
            for index in best.indices {
                let parts = best[index].program.features + best[index].program.calls
                while let next = untried[index].first, !parts.contains(next) { untried[index].removeFirst() }
                guard !untried[index].isEmpty else { continue }
                let removed = untried[index].removeFirst()
                let ids = best[index].program.features.filter { $0 != removed }
                let program = composer.program(
                    best[index].program.number, forced: composer.features.filter { ids.contains($0.id) },
                    without: excluded[index].union([removed]))
                candidates.append((index, removed, program))
            }
            if candidates.isEmpty { break }
            let results = try judge(candidates.map(\.program), label: "-\(kind.rawValue.prefix(5))-reduced-\(round)")
            for (candidate, result) in zip(candidates, results) where result.has(kind) {
                best[candidate.index] = result
                excluded[candidate.index].insert(candidate.removed)
            }
        }
        return best
    }
}
