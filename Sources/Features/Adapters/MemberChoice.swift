import DovetailBasics
import DovetailFacts

/// The members selected by `--members` and `--omit`.
struct MemberChoice {
    private let options: AdapterOptions
    private let names: LibraryNames

    /// - Throws: `AdapterRefusal` if no member has one of the names.
    init(_ types: [(LibraryType, [LibraryMember])], options: AdapterOptions, names: LibraryNames) throws {
        (self.options, self.names) = (options, names)
        let all = types.flatMap { type, members in members.map { (type, $0) } }
        for name in options.members + options.omitted
        where !all.contains(where: { matches(name, type: $0, member: $1) }) {
            let titles = Set(all.flatMap { [$0.1.title, $0.1.requirement.baseTitle] })
            let sameName = all.map(\.1.title).filter { $0.hasPrefix(name.prefix { $0 != "(" } + "(") }.min()
            let near =
                sameName
                ?? titles.filter { editDistance($0, name, limit: 3) <= 3 }
                .min { (editDistance($0, name, limit: 3), $0) < (editDistance($1, name, limit: 3), $1) }
            throw AdapterRefusal(
                "\(types.map(\.0.name).quoted) has no member '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
            )
        }
    }

    private func matches(_ name: String, type: LibraryType, member: LibraryMember) -> Bool {
        let short = name.hasPrefix("\(type.name).") ? String(name.dropFirst(type.name.count + 1)) : name
        if short == member.title || short == member.requirement.baseTitle { return true }
        guard short.contains(":"), short.hasPrefix("\(member.requirement.baseTitle)(") else { return false }
        let words = short.dropFirst(member.requirement.baseTitle.count + 1).filter { $0 != " " }
        return Self.fits(words[...], names.readable(member, of: type).parameters[...])
    }

    /// Whether a title that includes some types, `with:URL,completionHandler:)`, matches the parameters.
    private static func fits(_ words: Substring, _ parameters: ArraySlice<MemberParameter>) -> Bool {
        guard let first = parameters.first else { return words == ")" }
        let label = "\(first.label ?? "_"):"
        guard words.hasPrefix(label) else { return false }
        let rest = words.dropFirst(label.count)
        if fits(rest.hasPrefix(",") ? rest.dropFirst() : rest, parameters.dropFirst()) { return true }
        let type = first.type.text.filter { $0 != " " }
        guard rest.hasPrefix(type) else { return false }
        let behind = rest.dropFirst(type.count)
        return fits(behind.hasPrefix(",") ? behind.dropFirst() : behind, parameters.dropFirst())
    }

    func isWanted(_ member: LibraryMember, of type: LibraryType) -> Bool {
        if options.members.contains(where: { matches($0, type: type, member: member) }) { return true }
        guard let used = options.used else { return options.members.isEmpty }
        return used.members.contains { member.mayBeMeant(by: $0) }
    }

    func isOmitted(_ member: LibraryMember, of type: LibraryType) -> Bool {
        options.omitted.contains { matches($0, type: type, member: member) }
    }
}

extension LibraryMember {
    /// Whether a use of a member may be one of this member.
    fileprivate func mayBeMeant(by use: UsedMember) -> Bool {
        guard use.name == requirement.baseTitle else { return false }
        guard let call = use.call, requirement.isCalled else { return true }
        let parameters = requirement.parameters.enumerated().map { index, parameter in
            CalledParameter(parameter, hasDefault: index < defaults.count && defaults[index] != nil)
        }
        return call.positions(in: parameters) != nil
    }
}

/// A parameter of a library's member, as a call sees it.
private struct CalledParameter: CallParameter {
    let label: String?
    let isVariadic: Bool
    let mayBeLeftOut: Bool
    let mayTakeClosure: Bool

    init(_ parameter: MemberParameter, hasDefault: Bool) {
        label = parameter.label
        isVariadic = parameter.isVariadic
        mayBeLeftOut = hasDefault || isVariadic
        var type = parameter.type
        while case .optional(let inner) = type.shape { type = inner }
        // An alias may be one of a function type.
        mayTakeClosure =
            type.text.contains(text: "->") || type.path?.last.map { !StandardTypes.names.contains($0) } ?? false
    }
}

extension MemberSignature {
    /// Whether uses of it have arguments.
    fileprivate var isCalled: Bool {
        if case .property = kind { return false }
        return true
    }

    /// The title without the labels.
    var baseTitle: String { title.split(separator: "(").first.map(String.init) ?? title }
}
