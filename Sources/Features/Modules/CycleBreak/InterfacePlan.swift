import DovetailDiagnostics
package import DovetailFacts

/// What an interface in front of a module must contain so that another module no longer needs the module, and what
/// prevents it.
package struct InterfacePlan: Sendable {
    /// A module and its declarations.
    package struct Side: Sendable {
        package var name: String
        package var declared: DeclaredModule

        package init(_ name: String, _ declared: DeclaredModule) {
            self.name = name
            self.declared = declared
        }
    }

    /// Another module of the project whose types may occur in signatures.
    package struct Neighbour: Sendable {
        package var name: String
        /// With their access.
        package var types: [String: Access]
        /// Whether the interface may depend on it without a new cycle.
        package var isFree: Bool

        package init(_ name: String, types: [String: Access], isFree: Bool) {
            self.name = name
            self.types = types
            self.isFree = isFree
        }
    }

    package let user: Side
    package let used: Side
    package private(set) var names: InterfaceNames
    /// Sorted by type and location.
    package private(set) var members: [InterfaceMember] = []
    /// The modules that the interface imports, sorted.
    package private(set) var imports: [String] = []
    /// The imported modules that it exports, as the module does.
    package private(set) var exports: Set<String> = []
    /// Why it cannot be written, in order.
    package private(set) var obstacles: [CycleObstacle] = []
    /// The replacement of each use.
    package private(set) var replacements: [ModuleUse: String] = [:]
    private let neighbours: [Neighbour]
    private var found: [SourceLocation: InterfaceMember] = [:]

    /// - Parameter exports: the module's imports that it re-exports.
    package init(
        user: Side, used: Side, uses: [ModuleUse], neighbours: [Neighbour], exports exported: [ModuleImport] = []
    ) {
        self.user = user
        self.used = used
        self.neighbours = neighbours
        names = InterfaceNames(used.name)
        collectTypes(uses)
        for use in uses { read(use) }
        members = found.values.sorted {
            ($0.type ?? "", $0.member.location) < ($1.type ?? "", $1.member.location)
        }
        checkNames()
        var needed: Set<String> = []
        for index in members.indices {
            var own: Set<String> = []
            check(members[index], into: &own)
            members[index].imports = own
            needed.formUnion(own)
        }
        for export in exported { check(export) }
        imports = needed.union(exports).sorted()
        obstacles = Array(Set(obstacles)).sorted()
    }

    private mutating func refuse(_ location: SourceLocation, _ reason: String) {
        obstacles.append(CycleObstacle(location, reason))
    }

    // MARK: Uses

    /// Collects the types that need a protocol: those that are named, created or whose values are used.
    private mutating func collectTypes(_ uses: [ModuleUse]) {
        for use in uses {
            switch use.what {
            case .type(let name, _), .construction(let name, _), .member(let name, _, _):
                if let obstacle = used.declared.types[name]?.obstacle {
                    refuse(use.location, "'\(name)' \(obstacle)")
                } else if let type = used.declared.types[name], type.access < .package {
                    refuse(
                        use.location,
                        "'\(name)' is \(type.access) (\(type.location)): write package or public before "
                            + "'\(type.kind.rawValue) \(name)'")
                }
                names.types.insert(name)
            default: break
            }
        }
    }

    private mutating func read(_ use: ModuleUse) {
        let provider = "\(names.port).provider."
        switch use.what {
        case .obstacle(let reason): refuse(use.location, reason)
        case .type(let name, let isWrapped):
            let text = "any " + names.protocolName(name)
            replacements[use] = isWrapped ? "(\(text))" : text
        case .construction(let name, let call):
            let candidates = used.declared.members(of: name).filter { $0.kind == .initializer }
            guard let member = take(candidates, of: name, call: call, use: use, title: name) else { return }
            replacements[use] = provider + names.provided(member, of: name)
        case .staticMember(let type, let name, let call):
            if let obstacle = used.declared.types[type]?.obstacle {
                return refuse(use.location, "'\(type)' \(obstacle)")
            }
            let candidates = used.declared.members(of: type).filter { $0.name == name && $0.isStatic }
            guard let member = take(candidates, of: type, call: call, use: use, title: "\(type).\(name)") else {
                return
            }
            replaceProvided(use, member: member, text: provider + names.provided(member, of: type))
        case .global(let name, let call):
            let candidates = used.declared.globals.filter { $0.name == name }
            guard let member = take(candidates, of: nil, call: call, use: use, title: name) else { return }
            if used.declared.types[used.name] != nil {
                refuse(
                    member.location, "'\(name)' is ambiguous: '\(used.name)' is both a type and a module")
            }
            replaceProvided(use, member: member, text: provider + names.provided(member, of: nil))
        case .member(let type, let name, let call):
            let candidates = used.declared.members(of: type).filter {
                $0.name == name && !$0.isStatic && $0.kind != .initializer
            }
            _ = take(candidates, of: type, call: call, use: use, title: "\(type).\(name)")
        case .possibleMember(let name, let call):
            for type in names.types.sorted() {
                let candidates = used.declared.members(of: type).filter {
                    $0.name == name && !$0.isStatic && $0.kind != .initializer && $0.access >= .package
                }
                if !candidates.isEmpty { _ = take(candidates, of: type, call: call, use: use, title: nil) }
            }
        }
    }

    private mutating func replaceProvided(_ use: ModuleUse, member: MemberFact, text: String) {
        if use.next == .replaced {
            refuse(use.location, "'\(member.name)' is modified here, which a provider does not support")
        }
        replacements[use] = text
    }

    /// Adds the members that a use may mean to the interface, and returns one of them.
    ///
    /// - Parameter title: the name that is reported if a use finds nothing; nil if it may find nothing.
    private mutating func take(
        _ candidates: [MemberFact], of type: String?, call: CallShape?, use: ModuleUse, title: String?
    ) -> MemberFact? {
        // Both modules are of one package.
        let open = candidates.filter { $0.access >= .package }
        var fitting = open.map { ($0, call?.given(of: $0.parameters)) }
        if call != nil { fitting.removeAll { $0.0.kind != .property && $0.1 == nil } }
        // Of several members, Swift chooses one that needs no default values.
        let whole = fitting.filter { $0.1?.allSatisfy { $0 } ?? true }
        if !whole.isEmpty { fitting = whole }
        guard let first = fitting.first else {
            if let title {
                refuse(use.location, missing(candidates, title))
            }
            return nil
        }
        for (member, given) in fitting {
            var known = found[member.location] ?? InterfaceMember(member, of: type.map { owner(of: member, $0) })
            if let given, given.contains(false), member.kind != .property { known.shortened.insert(given) }
            found[member.location] = known
        }
        return first.0
    }

    /// What to say of a use that finds nothing.
    private func missing(_ candidates: [MemberFact], _ title: String) -> String {
        guard candidates.count == 1, let only = candidates.first, only.access < .package else {
            return "no public or package declaration of '\(used.name)' matches '\(title)'"
        }
        return "'\(title)' is \(only.access) (\(only.location)): write package or public before it"
    }

    /// The topmost class with a protocol that has the member, so that each member is required once.
    private func owner(of member: MemberFact, _ type: String) -> String {
        guard !member.isStatic, member.kind != .initializer else { return type }
        let declared = used.declared
        return declared.superclasses(of: type).last { above in
            names.types.contains(above) && declared.members(of: above).contains { $0.location == member.location }
        } ?? type
    }

    // MARK: Checks

    /// Checks that no new name is taken.
    private mutating func checkNames() {
        let made =
            names.types.map(names.protocolName) + [
                names.provider, names.port, names.connection, names.connect, names.interface,
            ]
        for side in [user, used] {
            for name in made {
                if let type = side.declared.types[name] {
                    refuse(
                        type.location,
                        "the interface needs the name '\(name)', but '\(side.name)' already "
                            + "declares it")
                } else if let member = side.declared.globals.first(where: { $0.name == name }) {
                    refuse(
                        member.location,
                        "the interface needs the name '\(name)', but '\(side.name)' already "
                            + "declares it")
                }
            }
        }
    }

    /// Adds an export of the module.
    private mutating func check(_ export: ModuleImport) {
        if let reason = ExportObstacle.reason(export, of: used.name, neighbours) {
            refuse(export.location, reason)
        } else {
            exports.insert(export.module)
        }
    }

    private mutating func check(_ entry: InterfaceMember, into imports: inout Set<String>) {
        let member = entry.member
        let title = "'\(entry.type.map { "\($0)." } ?? "")\(member.title)'"
        if let obstacle = member.obstacle { refuse(member.location, "\(title) \(obstacle)") }
        for given in entry.shortened {
            for (parameter, isGiven) in zip(member.parameters, given) where !isGiven && parameter.literal == nil {
                refuse(
                    member.location,
                    "\(title) is called without '\(parameter.name)', whose default value is not a literal")
            }
        }
        let crossing = CrossingTypes(names: names, used: used.declared)
        for shape in member.parameters.map(\.type.shape) {
            if let reason = crossing.obstacle(toModule: shape) { refuse(member.location, "\(title) \(reason)") }
        }
        if let result = member.result {
            let reason =
                crossing.obstacle(fromModule: result)
                ?? (member.kind == .property && member.isOpenlySettable ? crossing.obstacle(toModule: result) : nil)
            if let reason { refuse(member.location, "\(title) \(reason)") }
        }
        for name in Set(member.signature.flatMap(\.mentionedNames)).sorted() {
            resolve(name, in: member, title, into: &imports)
        }
    }

    /// The modules that the file of a member of the used module imports.
    private func modules(importedFor member: MemberFact) -> [String] {
        used.declared.imports[member.location.path] ?? []
    }

    /// Finds the module that declares a name in a signature.
    private mutating func resolve(
        _ name: String, in member: MemberFact, _ title: String, into imports: inout Set<String>
    ) {
        if used.declared.types[name] != nil {
            guard !names.types.contains(name) else { return }
            return refuse(
                member.location, "\(title) uses '\(name)' of '\(used.name)', which '\(user.name)' does not use")
        }
        if StandardTypes.names.contains(name) || name == used.name { return }
        if used.declared.innerNames.contains(name) {
            return refuse(member.location, "\(title) uses '\(name)', which is a nested type")
        }
        if user.declared.types[name] != nil || name == user.name, modules(importedFor: member).contains(user.name) {
            return refuse(
                member.location, "\(title) uses '\(name)' of '\(user.name)', on which an interface cannot depend")
        }
        let owners = neighbours.filter {
            modules(importedFor: member).contains($0.name) && ($0.types[name] != nil || $0.name == name)
        }
        if let hidden = owners.first(where: { ($0.types[name] ?? .public) < .public }) {
            return refuse(
                member.location,
                "\(title) uses '\(name)' of '\(hidden.name)', which a public interface needs to be public")
        }
        if let bound = owners.first(where: { !$0.isFree }) {
            return refuse(
                member.location, "\(title) uses '\(name)' of '\(bound.name)', which is in the cycle itself")
        }
        if !owners.isEmpty { return imports.formUnion(owners.map(\.name)) }
        let own = Set(neighbours.map(\.name) + [user.name, used.name])
        imports.formUnion(modules(importedFor: member).filter { !own.contains($0) })
    }
}
