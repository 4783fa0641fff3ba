import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailModules
import DovetailProject

/// The edits of `Package.swift` that `dovetail modules fix-imports` would make, as edits of the findings.
enum ManifestEdits {
    /// The findings, those about dependencies with the edit that fixes them, if it is certain.
    static func added(to findings: [Finding], _ repairs: [DependencyRepair], _ linked: LinkedModules) -> [Finding] {
        // What findings have in common is only known of the reported ones.
        func alone(_ finding: Finding) -> Finding {
            var alone = finding
            alone.cause = nil
            return alone
        }
        let known = Dictionary(repairs.map { (alone($0.finding), $0) }) { first, _ in first }
        return findings.map { finding in
            guard finding.edits.isEmpty, let repair = known[alone(finding)], let edit = edit(repair, linked) else {
                return finding
            }
            var fixable = finding
            fixable.edits = [edit]
            return fixable
        }
    }

    private static func edit(_ repair: DependencyRepair, _ linked: LinkedModules) -> Edit? {
        guard let path = linked.modules[repair.module].location?.path, isPackageManifest(path) else { return nil }
        var edits = DependencyEdits(linked)
        guard (try? edits.apply([repair])) != nil, edits.left.isEmpty, edits.steps.isEmpty,
            edits.changes.files.count == 1, let file = edits.changes.files.first, let old = file.old
        else { return nil }
        return Edit(from: Array(old.utf8), to: Array(file.new.utf8), at: file.path)
    }
}
