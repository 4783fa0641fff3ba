import WiringModel

/// Which members are wanted, by `--members` and `--omit`.
struct MemberChoice {
    private let options: AdapterOptions

    /// - Throws: `AdapterRefusal` where a name is that of no member.
    init(_ types: [(LibraryType, [LibraryMember])], _ options: AdapterOptions) throws {
        self.options = options
        let all = types.flatMap { type, members in members.map { (type, $0) } }
        for name in options.members + options.omitted where !all.contains(where: { Self.matches(name, $0, $1) }) {
            let titles = Set(all.flatMap { [$0.1.title, $0.1.requirement.baseTitle] })
            let near = titles.filter { editDistance($0, name, limit: 3) <= 3 }
                .min { (editDistance($0, name, limit: 3), $0) < (editDistance($1, name, limit: 3), $1) }
            throw AdapterRefusal(
                "\(types.map(\.0.name).quoted) has no member '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
            )
        }
    }

    private static func matches(_ name: String, _ type: LibraryType, _ member: LibraryMember) -> Bool {
        let short = name.hasPrefix("\(type.name).") ? String(name.dropFirst(type.name.count + 1)) : name
        return short == member.title || short == member.requirement.baseTitle
    }

    func isWanted(_ member: LibraryMember, of type: LibraryType) -> Bool {
        options.members.isEmpty || options.members.contains { Self.matches($0, type, member) }
    }

    func isOmitted(_ member: LibraryMember, of type: LibraryType) -> Bool {
        options.omitted.contains { Self.matches($0, type, member) }
    }
}

extension ProtocolMember {
    /// The title up to the labels.
    var baseTitle: String { title.split(separator: "(").first.map(String.init) ?? title }
}
