import DovetailDiagnostics
package import DovetailFacts

/// The uses of one module by another, as text for users.
package enum UseReport {
    /// One line for each type, function and property, followed by its places.
    package static func lines(_ uses: [ModuleUse], of used: DeclaredModule) -> [String] {
        var places: [String: (order: String, declaration: SourceLocation?, places: [String])] = [:]
        func add(_ title: String, order: String, location: SourceLocation?, use: ModuleUse, how: String) {
            places[title, default: (order, location, [])].places.append("\(use.location): \(how)")
        }
        func members(_ type: String?, _ name: String) -> [MemberFact] {
            (type.map { used.members(of: $0) } ?? used.globals).filter { $0.name == name }
        }
        for use in uses {
            switch use.what {
            case .type(let name, _):
                let type = used.types[name]
                add(
                    "\(type?.kind.rawValue ?? "type") \(name)", order: name, location: type?.location, use: use,
                    how: "named")
            case .construction(let name, let call):
                let candidates = used.members(of: name).filter { $0.kind == .initializer }
                let member = candidates.first { call.given(of: $0.parameters) != nil }
                add(
                    "\(name).\(member?.title ?? "init")", order: name + ".", location: member?.location, use: use,
                    how: "created")
            case .member(let type, let name, _), .staticMember(let type, let name, _):
                let member = members(type, name).first
                add(
                    "\(type).\(member?.title ?? name)", order: type + "." + name, location: member?.location, use: use,
                    how: "used")
            case .possibleMember(let name, _):
                for (type, declared) in used.types.sorted(by: { $0.key < $1.key }) where declared.access >= .package {
                    guard let member = members(type, name).first(where: { $0.access >= .package }) else { continue }
                    add(
                        "\(type).\(member.title)", order: type + "." + name, location: member.location, use: use,
                        how: "possibly used; the value's type is unknown")
                }
            case .global(let name, _):
                let member = members(nil, name).first
                add(member?.title ?? name, order: "~" + name, location: member?.location, use: use, how: "used")
            case .obstacle: break
            }
        }
        return places.sorted { ($0.value.order, $0.key) < ($1.value.order, $1.key) }.flatMap { title, entry in
            ["  \(title)" + (entry.declaration.map { " (\($0))" } ?? "")] + entry.places.map { "    " + $0 }
        }
    }
}
