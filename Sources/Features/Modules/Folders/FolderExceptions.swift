import DovetailDiagnostics
import DovetailRules

/// Removes uses between folders that exceptions allow, and reports stale exceptions.
struct FolderExceptions {
    /// The uses that no exception allows.
    let left: [FolderUses.Use]
    /// The findings about exceptions.
    let stale: [Finding]
    /// The places of the exceptions that uses need.
    let needed: Set<SourceLocation>

    /// - Parameter isAlone: whether no modules are checked, which exceptions for layers could be about.
    init(
        _ exceptions: [RuleException], _ layers: [ModuleRules.Layer], uses: [FolderUses.Use], today: String,
        isAlone: Bool
    ) {
        let own = exceptions.filter { FindingID(written: $0.rule) == .layerViolation }
        var needed: Set<SourceLocation> = []
        left = uses.filter { use in
            let covering = own.filter {
                Self.selects($0.from, folder: use.from, layers: layers)
                    && Self.selects($0.to, folder: use.to, layers: layers)
            }
            needed.formUnion(covering.map(\.location))
            return covering.allSatisfy { $0.isOver(on: today) }
        }
        self.needed = needed
        stale = own.filter { $0.isOfFolders || isAlone && $0.from.space == .layer && $0.to.space == .layer }
            .compactMap { $0.stale(isUsed: needed.contains($0.location), today: today) }
    }

    private static func selects(
        _ selector: ModuleSelector, folder: LayerFolders.Folder, layers: [ModuleRules.Layer]
    ) -> Bool {
        switch selector.space {
        case .folder: selector.matches(folder.path)
        case .layer: selector.matches(layers[folder.layer].name)
        case .module, .kind, .tag, .sdk, .external: false
        }
    }
}
