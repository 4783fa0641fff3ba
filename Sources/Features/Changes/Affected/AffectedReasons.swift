import DovetailBasics
import DovetailDiagnostics

/// The modules of changed files, and why a change may affect everything.
struct AffectedReasons {
    /// The identities of the modules of the changed files.
    private(set) var changed: Set<String> = []
    private(set) var everything: [AffectedParts.Reason] = []
    /// Whether the modules after the change are all known.
    private(set) var isComplete = true

    /// - Parameter repositories: those of the changed paths that are other repositories.
    init(
        _ files: [String], _ old: GraphDocument, _ new: GraphDocument, repositories: Set<String>
    ) {
        guard !files.isEmpty else { return }
        addUnknown(old, new)
        let modules = (old: old.modules ?? [], new: new.modules ?? [])
        let owners = FileOwners(old: modules.old, new: modules.new)
        let places = Set((modules.old + modules.new).compactMap(\.location?.path))
        let included = Set(old.included + new.included).union(places)
        // What is in no module's folder is copied into apps.
        let programs = Set(modules.new.filter { $0.kind == "app" }.map(\.identity))
        for path in files {
            if repositories.contains(path) {
                everything.append(.init(path: path, text: "it is another repository, whose files are not read"))
                isComplete = false
                continue
            }
            if let kind = included.contains(path) ? .manifest : ProjectFile(path) {
                everything.append(.init(path: path, text: kind.words))
                continue
            }
            guard new.modules != nil else { continue }
            switch owners.owners(path) {
            case .modules(let own):
                changed.formUnion(own)
                guard own.isEmpty else { continue }
                switch OtherFile(path) {
                case .document: continue
                case .resource where !programs.isEmpty: changed.formUnion(programs)
                case .resource, nil: everything.append(.init(path: path, text: "it is in no module"))
                }
            case .unknown(let name):
                if OtherFile(path) == .document { continue }
                everything.append(
                    .init(path: path, text: "it may belong to '\(name)', whose files are not known"))
            }
        }
    }

    /// Adds what is not known about the modules before and after the change.
    private mutating func addUnknown(_ old: GraphDocument, _ new: GraphDocument) {
        if new.modules == nil {
            everything.append(.init(text: "no manifest declares modules, so it is unknown what depends on a file"))
            isComplete = false
        } else if old.modules == nil {
            everything.append(
                .init(text: "no manifest declared modules before, so it is unknown what depended on a file"))
        }
        let gaps = Self.gaps(new)
        if !gaps.isEmpty { isComplete = false }
        everything += gaps.map { gap in
            .init(path: gap.location?.path, text: "what depends on what is not known entirely: \(gap.text)")
        }
        let texts = Set(gaps.map(\.text))
        everything += Self.gaps(old).filter { !texts.contains($0.text) }.map { gap in
            .init(
                path: gap.location?.path, text: "what depended on what before is not known entirely: \(gap.text)")
        }
        let unread = Self.unread(new)
        everything += unread.map { .init(path: $0, text: "it cannot be read, so it is unknown what it imports") }
        everything += Self.unread(old).filter { !unread.contains($0) }.map {
            .init(path: $0, text: "it could not be read before, so it is unknown what it imported")
        }
    }

    /// What is not known about the modules of a document.
    private static func gaps(_ document: GraphDocument) -> [GraphDocument.Gap] {
        document.gaps.filter { gap in
            // With a place, it is a file that is in no module, which matters only if it changed.
            ["manifest", "module"].contains(gap.kind) || gap.kind == "coverage" && gap.location == nil
        }
    }

    /// The Swift files that cannot be read, sorted.
    private static func unread(_ document: GraphDocument) -> [String] {
        let found = document.findings.filter { $0.id == FindingID.unreadableSource.rawValue }.map(\.location.path)
        return Set(found.filter { $0.hasSuffix(".swift") && ProjectFile($0) == nil }).sorted()
    }
}
