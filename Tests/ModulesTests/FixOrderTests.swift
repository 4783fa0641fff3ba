import DovetailDiagnostics
import DovetailModules
import Foundation
import Testing

/// Whatever finding is fixed first, as its help says, each import still reaches its module.
@Suite struct FixOrderTests {
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    /// Modules `M0`, `M1` and so on. Each may depend on and import those before it; some are tests.
    private struct Package {
        var kinds: [String]
        var declared: [Set<Int>]
        var imports: [Set<Int>]

        init(_ random: inout Random) {
            let count = Int.random(in: 3...8, using: &random)
            kinds = (0..<count).map { _ in Int.random(in: 0..<5, using: &random) == 0 ? "[test]" : "" }
            func some(below index: Int, _ random: inout Random) -> Set<Int> {
                Set((0..<index).filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
            }
            declared = []
            imports = []
            for index in 0..<count {
                let libraries = Set((0..<index).filter { kinds[$0].isEmpty })
                declared.append(some(below: index, &random).intersection(libraries))
                // What is imported compiles today.
                var reached = declared[index]
                for other in reached { reached.formUnion(closure(other)) }
                imports.append(some(below: index, &random).intersection(reached))
            }
        }

        private func closure(_ index: Int) -> Set<Int> {
            declared[index].reduce(declared[index]) { $0.union(closure($1)) }
        }

        var text: String {
            declared.indices.map { index in
                func names(_ set: Set<Int>) -> String { set.sorted().map { "M\($0)" }.joined(separator: ", ") }
                let used = imports[index].isEmpty ? "Foundation" : names(imports[index])
                let arrow = declared[index].isEmpty ? "" : " -> \(names(declared[index]))"
                return "M\(index)\(kinds[index])\(arrow) ; \(used)"
            }.joined(separator: "\n")
        }

        var broken: [String] {
            imports.indices.flatMap { index in
                imports[index].subtracting(closure(index)).sorted().map { "M\(index) imports M\($0)" }
            }
        }

        /// The names in a text that are in quotes, as numbers of modules.
        private func quoted(_ text: String) -> [Int] {
            text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
                .compactMap { $0.offset % 2 == 1 ? Int($0.element.dropFirst()) : nil }
        }

        /// Does what a finding's help says; nothing if it leaves something out.
        mutating func fix(_ finding: Finding) {
            let numbers = quoted(finding.help)
            switch finding.id {
            case .undeclaredImport: declared[numbers[1]].insert(numbers[0])
            case .unusedDependency:
                guard !finding.help.contains(" more, then") else { return }
                let removed = Array(numbers.suffix(2))
                let isFirst = finding.help.hasPrefix("first ")
                for pair in stride(from: 0, to: isFirst ? numbers.count - 2 : 0, by: 2) {
                    declared[numbers[pair + 1]].insert(numbers[pair])
                }
                if isFirst { declared[removed[1]].remove(removed[0]) } else { declared[numbers[1]].remove(numbers[0]) }
            default: break
            }
        }
    }

    @Test(arguments: 1...200) func anyOrder(seed: UInt64) {
        var random = Random(state: seed)
        var package = Package(&random)
        let text = package.text
        let findings = ProjectText(text: text).findings.shuffled(using: &random)
        for (number, finding) in findings.enumerated() {
            package.fix(finding)
            let done = findings.prefix(number + 1).map { "\($0.message); \($0.help)" }.joined(separator: "\n")
            #expect(package.broken == [], "seed \(seed):\n\(text)\n\nafter:\n\(done)")
        }
        let left = ProjectText(text: package.text).found(.undeclaredImport)
        #expect(left == [], "seed \(seed):\n\(text)\n\nleaves:\n\(package.text)")
    }
}
