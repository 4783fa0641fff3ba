import DovetailDiagnostics
import DovetailFacts
import DovetailRules

/// Types of protected modules that a door shows to those who may not use them.
struct LeakedTypes {
    let doors: Doors
    let facts: Doors.Facts
    private let linked: LinkedModules

    init(_ doors: Doors, _ facts: Doors.Facts) {
        self.doors = doors
        self.facts = facts
        linked = doors.linked
    }

    var violations: [Violation] { doors.all.flatMap { exports($0) + names($0) } }

    /// Imports that hand everything on.
    private func exports(_ door: Doors.Door) -> [Violation] {
        let exported = linked.uses[door.module].filter { $0.imported.isExported && linked.brings($0, door.protected) }
        return exported.map { use in
            let protected = linked.name(of: door.protected)
            let way = use.imported.module == protected ? "" : " through '\(use.imported.module)'"
            return violation(
                door, at: use.imported.location,
                "'\(linked.modules[door.module].name)' re-exports '\(protected)'\(way) to every module that imports it",
                help: "write 'internal import \(use.imported.module)', and expose types of your own")
        }
    }

    /// Names in what others see.
    private func names(_ door: Doors.Door) -> [Violation] {
        guard let own = facts.own[door.module] else { return [] }
        let protected = linked.name(of: door.protected)
        let types = facts.types[door.protected] ?? [:]
        return doors.files(of: door, facts).flatMap { file, seen in
            // One name for each type that a declaration shows.
            var shown: Set<[String]> = []
            return file.names.compactMap { name -> Violation? in
                guard seen.mayHold(name), !own.mean(name, in: file.path),
                    let type = meant(name, protected, types, seen),
                    own.access(of: name) >= (name.role == .conformance ? .public : .package),
                    shown.insert([name.declaration, type, "\(name.location.line)"]).inserted
                else { return nil }
                let way =
                    name.role == .extended
                    ? "make the members internal, or move them to a type of your own"
                    : "use a type of your own there, or make it internal"
                return violation(
                    door, at: name.location,
                    "'\(name.declaration)' exposes '\(type)' of '\(protected)' to other modules",
                    help: "\(way); 'internal import \(protected)' lets the compiler enforce that")
            }
        }
    }

    /// The type of the protected module that a name means, without the module's name; nil for all other types.
    private func meant(
        _ name: FileOffers.Name, _ module: String, _ types: [String: String], _ seen: SeenTypes
    ) -> String? {
        if let home = types[name.path[0]] {
            // What another module declares is that one's, where the file imports it, too.
            return home != module && seen.modules.contains(home) ? nil : name.path.joined(separator: ".")
        }
        guard name.path.count > 1, name.path[0] == module else { return nil }
        return name.path.dropFirst().joined(separator: ".")
    }

    private func violation(
        _ door: Doors.Door, at place: SourceLocation, _ what: String, help: String
    ) -> Violation {
        var notes: [Finding.Note] = []
        if let outsider = door.outsider, let place = outsider.place {
            notes.append(
                Finding.Note(
                    place,
                    "'\(linked.modules[outsider.module].name)' uses '\(linked.modules[door.module].name)' and so "
                        + "sees it")
            )
        }
        let names = ["from": linked.modules[door.module].name, "to": linked.name(of: door.protected)]
        notes.append(Finding.Note(door.rule.location, door.rule.reason(names)))
        let allowed = door.only.map(\.description).joined(separator: ", ")
        return Violation(
            finding: Finding(
                .leakedType, at: place, "\(what), but only \(allowed) may use it by the rule '\(door.rule.id)'",
                notes: notes, help: help),
            rule: door.rule.id, from: door.module, to: door.protected)
    }
}
