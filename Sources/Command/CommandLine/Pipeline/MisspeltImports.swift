import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import Foundation

/// Imports whose names are nearly those of the libraries that the tool knows, where no manifest says what exists:
/// not-in-scope. Where there are manifests, `UndeclaredImports` finds them.
struct MisspeltImports {
    /// The modules meant, by the names that are imported.
    private(set) var corrections: [String: String] = [:]
    private var files: [String: Set<String>] = [:]

    init(_ program: Program) {
        let own = Set(program.modules.compactMap(\.module.name))
        for file in program.modules.lazy.flatMap(\.files) {
            for name in Set(file.imports.map(\.module)) where !own.contains(name) && !SystemModules.contains(name) {
                guard !KnownLibrary.modules.contains(name), name.utf8.count > 5 else { continue }
                let near = nearestNames(to: name, in: KnownLibrary.modules)
                // `DovetailMacros` may be a library of its own.
                guard near.count == 1, !name.hasPrefix(near[0]), editDistance(name, near[0], limit: 2) <= 2 else {
                    continue
                }
                corrections[name] = near[0]
                files[file.path, default: []].insert(name)
            }
        }
    }

    /// A finding for each such import, at its name.
    var findings: [Finding] {
        files.sorted { $0.key < $1.key }.flatMap { path, names -> [Finding] in
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().compactMap { number, line in
                let words = line.split { $0.isWhitespace || $0 == ";" }
                guard words.contains("import"), let word = words.first(where: { names.contains(String($0)) }),
                    let meant = corrections[String(word)]
                else { return nil }
                let column = line.utf8.distance(from: line.startIndex, to: word.startIndex) + 1
                let place = SourceLocation(path: path, line: number + 1, column: column)
                return Finding(
                    .notInScope, at: place, "no module called '\(word)' was found", help: "did you mean '\(meant)'?",
                    edits: [Edit(at: place, replacing: String(word), with: meant)])
            }
        }
    }
}
