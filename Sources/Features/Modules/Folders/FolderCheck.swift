import DovetailBasics
package import DovetailDiagnostics
import DovetailFacts
package import DovetailProject
package import DovetailRules
import DovetailSwiftCode

/// Checks layers that consist of folders: which types their files name that folders of other layers declare.
///
/// Files of one module use each other without imports, so the names of types are what shows a use. Functions, variables
/// and members of extensions are not looked at.
package struct FolderCheck: Sendable {
    /// Unsorted.
    package let findings: [Finding]
    /// The places of the exceptions that uses between folders need.
    package let neededExceptions: Set<SourceLocation>

    /// - Parameter isWhole: whether all files that the rules apply to were read.
    /// - Parameter isAlone: whether no modules are checked.
    package init(
        _ folders: LayerFolders, project: Project, exceptions: [RuleException], today: String = ModulesRun.today,
        isWhole: Bool, isAlone: Bool
    ) {
        let found = FolderUses(folders, project)
        let unmatched = isWhole ? folders.unmatched(by: project.files.map(\.path)) : []
        let forbidden = found.uses.filter { !folders.allows($0.from, $0.to) }
        let excepted = FolderExceptions(exceptions, folders.layers, uses: forbidden, today: today, isAlone: isAlone)
        neededExceptions = excepted.needed
        findings =
            excepted.left.map { Self.finding($0, folders.layers) } + (isWhole ? excepted.stale : []) + unmatched
            + found.unread
    }

    private static func finding(_ use: FolderUses.Use, _ layers: [ModuleRules.Layer]) -> Finding {
        let (own, used) = (layers[use.from.layer], layers[use.to.layer])
        let why =
            own.name == used.name
            ? "folders of the layer '\(used.name)' may not use each other"
            : "its layer '\(own.name)' may not use the layer '\(used.name)'"
        let instead =
            own.allowed.isEmpty
            ? "move what both use to a folder without a layer"
            : "use a protocol from \(own.allowed.map { "'\($0)'" }.joined(separator: " or ")), whose implementation "
                + "is passed in"
        let place = own.allowLocation.map { "(\($0.path):\($0.line))" } ?? "in \(own.location.path)"
        var finding = Finding(
            .layerViolation, at: use.location,
            "'\(use.from.path)' uses '\(use.type)' of '\(use.to.path)', but \(why)",
            notes: [
                Finding.Note(use.declaration, "'\(use.type)' is declared here"),
                Finding.Note(
                    own.allowLocation ?? own.location,
                    "the layer '\(own.name)' may use \(own.allowed.isEmpty ? "no other" : "only \(quotedList(own.allowed))")"
                ),
            ],
            help: "\(instead); or let '\(own.name)' use '\(used.name)' under 'allow' \(place)")
        finding.cause = .init("\(use.from.path) \(use.declaration)", again: "it is used here too")
        return finding
    }
}
