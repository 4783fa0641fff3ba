import DovetailFacts
import Foundation

/// How many declarations each name has, at any depth of the files that were read.
// The counts are only accessed under the lock.
final class DeclarationCounts: @unchecked Sendable {
    private let program: Program
    private let lock = NSLock()
    private var counts: [String: Int]?

    init(_ program: Program) { self.program = program }

    func count(of name: String) -> Int {
        lock.withLock {
            let known = counts ?? counted()
            counts = known
            return known[name] ?? 0
        }
    }

    private func counted() -> [String: Int] {
        var counts: [String: Int] = [:]
        for file in program.modules.lazy.flatMap(\.files) {
            for type in file.types {
                counts[type.name, default: 0] += 1
                for member in type.members { counts[member.name, default: 0] += 1 }
                for one in type.cases { counts[one.name, default: 0] += 1 }
            }
            for member in file.extensions.flatMap(\.members) + file.globals { counts[member.name, default: 0] += 1 }
            for alias in file.aliases { counts[alias.path.last ?? "", default: 0] += 1 }
        }
        return counts
    }
}
