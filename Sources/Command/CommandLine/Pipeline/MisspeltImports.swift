import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailSwiftCode
import Foundation

/// Imports whose names are nearly those of the libraries that the tool knows, where no manifest says what exists:
/// not-in-scope. Where there are manifests, `UndeclaredImports` finds them.
struct MisspeltImports {
    /// The modules meant, by the names that are imported. Each has a finding.
    private(set) var corrections: [String: String] = [:]
    private(set) var findings: [Finding] = []

    init(_ program: Program) {
        let own = Set(program.modules.compactMap(\.module.name))
        var meant: [String: String?] = [:]
        for file in program.modules.lazy.flatMap(\.files) {
            let names = Set(file.imports.map(\.module)).subtracting(own).filter { name in
                let known = meant[name] ?? Self.library(nearTo: name)
                meant[name] = known
                return known != nil
            }
            guard !names.isEmpty, let bytes = try? Data(contentsOf: URL(fileURLWithPath: file.path)) else { continue }
            for one in bytes.withUnsafeBytes({ ImportScanner.imports(in: $0, path: file.path) }) {
                guard names.contains(one.module), case let library?? = meant[one.module] else { continue }
                corrections[one.module] = library
                findings.append(
                    Finding(
                        .notInScope, at: one.location, "no module called '\(one.module)' was found",
                        help: "did you mean '\(library)'?",
                        edits: [Edit(at: one.location, replacing: one.module, with: library)]))
            }
        }
    }

    /// The library with one letter of this name wrong, missing, swapped or too many; `DovetailX` may be a library of its
    /// own, and so may what differs by more.
    private static func library(nearTo name: String) -> String? {
        guard name.utf8.count > 5, !KnownLibrary.modules.contains(name), !SystemModules.contains(name) else {
            return nil
        }
        let near = nearestNames(to: name, in: KnownLibrary.modules)
        guard near.count == 1, editDistance(name, near[0], limit: 1) == 1, !name.hasPrefix(near[0]) else { return nil }
        return near[0]
    }
}
