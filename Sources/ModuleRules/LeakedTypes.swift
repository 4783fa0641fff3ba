import WiringModel

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
        let relation = linked.relations(of: door.module).first { $0.to == door.protected }
        let exported = (relation?.imports ?? []).filter(\.isExported)
        return exported.map { imported in
            let protected = linked.name(of: door.protected)
            return violation(
                door, at: imported.location,
                "'\(linked.modules[door.module].name)' exports '\(protected)' to all that import it",
                help: "write 'internal import \(protected)', and offer types of your own")
        }
    }

    /// Names in what others see.
    private func names(_ door: Doors.Door) -> [Violation] {
        let own = OwnTypes(facts.offers[door.module] ?? [])
        let protected = linked.name(of: door.protected)
        let types = facts.types[door.protected] ?? []
        return doors.files(of: door, facts).flatMap { file in
            file.names.compactMap { name -> Violation? in
                guard let type = meant(name, own, protected, types), own.access(of: name) >= .package else {
                    return nil
                }
                return violation(
                    door, at: name.location,
                    "'\(name.declaration)' shows '\(type)' of '\(protected)' to other modules",
                    help: "name a type of your own there, or keep it internal; 'internal import \(protected)' lets the "
                        + "compiler see to that")
            }
        }
    }

    /// The type of the protected module that a name means, without the module's name; nil for all other types.
    private func meant(_ name: FileOffers.Name, _ own: OwnTypes, _ module: String, _ types: Set<String>) -> String? {
        guard !own.declare(name.path, in: name.scope) else { return nil }
        if types.contains(name.path[0]) { return name.path.joined(separator: ".") }
        guard name.path.count > 1, name.path[0] == module else { return nil }
        return name.path.dropFirst().joined(separator: ".")
    }

    private func violation(
        _ door: Doors.Door, at place: SourceLocation, _ what: String, help: String
    ) -> Violation {
        guard case .protect(_, let only) = door.rule.demand else {
            preconditionFailure("a door is of a rule 'protect'")
        }
        var notes: [Finding.Note] = []
        if let outsider = door.outsider, let place = outsider.place {
            notes.append(
                Finding.Note(
                    place,
                    "'\(linked.modules[outsider.module].name)' uses '\(linked.modules[door.module].name)', and sees it")
            )
        }
        let names = ["from": linked.modules[door.module].name, "to": linked.name(of: door.protected)]
        notes.append(Finding.Note(door.rule.location, door.rule.reason(names)))
        let allowed = only.map(\.description).joined(separator: ", ")
        return Violation(
            finding: Finding(
                .leakedType, at: place, "\(what), and only \(allowed) may use it by the rule '\(door.rule.id)'",
                notes: notes, help: help),
            rule: door.rule.id, from: door.module, to: door.protected)
    }
}
