import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailRules

/// Types of protected modules that a gateway exposes to modules that may not use them.
struct LeakedTypes {
    let gateways: Gateways
    let facts: Gateways.Facts
    private let linked: LinkedModules

    init(_ gateways: Gateways, _ facts: Gateways.Facts) {
        self.gateways = gateways
        self.facts = facts
        linked = gateways.linked
    }

    var violations: [Violation] { gateways.all.flatMap { exports($0) + names($0) } }

    /// Re-exporting imports.
    private func exports(_ gateway: Gateways.Gateway) -> [Violation] {
        let exported = linked.uses[of: gateway.module].filter {
            $0.imported.isExported && linked.brings($0, gateway.protected)
        }
        return exported.map { use in
            let protected = linked.name(of: gateway.protected)
            let way = use.imported.module == protected ? "" : " through '\(use.imported.module)'"
            return violation(
                gateway, at: use.imported.location,
                "'\(linked.modules[gateway.module].name)' re-exports '\(protected)'\(way) to every module that "
                    + "imports it",
                help: "write 'internal import \(use.imported.module)', and expose types of your own")
        }
    }

    /// Names in exposed declarations.
    private func names(_ gateway: Gateways.Gateway) -> [Violation] {
        guard let own = facts.own[gateway.module] else { return [] }
        let protected = linked.name(of: gateway.protected)
        let types = facts.types[gateway.protected] ?? [:]
        return gateways.files(of: gateway, facts).flatMap { file, seen in
            // One name for each type that a declaration exposes.
            var shown: Set<[String]> = []
            return file.names.compactMap { name -> Violation? in
                guard seen.mayHold(name), !own.mean(name, in: file.path),
                    let type = meant(name, module: protected, types: types, seen: seen),
                    own.access(of: name) >= (name.role == .conformance ? .public : .package),
                    shown.insert([name.declaration, type, "\(name.location.line)"]).inserted
                else { return nil }
                let way =
                    name.role == .extended
                    ? "make the members internal, or move them to a type of your own"
                    : "use a type of your own there, or make '\(name.declaration)' internal"
                return violation(
                    gateway, at: name.location,
                    "'\(name.declaration)' exposes '\(type)' of '\(protected)' to other modules",
                    help: "\(way); 'internal import \(protected)' lets the compiler enforce that")
            }
        }
    }

    /// The type of the protected module that a name means, without the module's name; nil for all other types.
    private func meant(
        _ name: FileExposures.Name, module: String, types: [String: String], seen: SeenTypes
    ) -> String? {
        if let home = types[name.path[0]] {
            // A type that another module declares belongs to that module if the file imports it too.
            return home != module && seen.modules.contains(home) ? nil : name.path.joined(separator: ".")
        }
        guard name.path.count > 1, name.path[0] == module else { return nil }
        return name.path.dropFirst().joined(separator: ".")
    }

    private func violation(
        _ gateway: Gateways.Gateway, at place: SourceLocation, _ what: String, help: String
    ) -> Violation {
        var notes: [Finding.Note] = []
        if let outsider = gateway.outsider, let place = outsider.place {
            notes.append(
                Finding.Note(
                    place,
                    "'\(linked.modules[outsider.module].name)' can see it because it depends on "
                        + "'\(linked.modules[gateway.module].name)'")
            )
        }
        let names = ["from": linked.modules[gateway.module].name, "to": linked.name(of: gateway.protected)]
        notes.append(Finding.Note(gateway.rule.location, gateway.rule.reason(names)))
        let allowed = gateway.only.map(\.description).joined(separator: ", ")
        return Violation(
            finding: Finding(
                .leakedType, at: place, "\(what), but the rule '\(gateway.rule.id)' lets only \(allowed) use it",
                notes: notes, help: help),
            rule: gateway.rule.id, from: gateway.module, to: gateway.protected)
    }
}
