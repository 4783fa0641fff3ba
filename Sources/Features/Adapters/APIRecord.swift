import DovetailFacts

/// The API of some of a library's types, one member per line, for comparison with later versions.
package struct APIRecord: Hashable, Sendable {
    /// A difference between two records.
    package struct Change: Hashable, Sendable {
        package var type: String
        /// Nil for a new member.
        package var old: String?
        /// Nil for a removed member.
        package var new: String?
    }

    package let module: String
    /// The declarations by type path, sorted.
    package private(set) var types: [String: [String]] = [:]

    init(_ module: String, types: [(LibraryType, [LibraryMember])], names: LibraryNames) {
        self.module = module
        for (type, members) in types {
            let lines = members.map { member in
                var requirement = names.readable(member, of: type)
                requirement.attributes = requirement.attributes.filter(\.isOfRequirements)
                return DeclarationText(requirement, member).declared
            }
            self.types[type.name] = Set(lines).sorted()
        }
    }

    // MARK: As text

    private static let head = "// What 'dovetail adapt' found in "

    package var text: String {
        var text = "\(Self.head)\(module). 'dovetail adapt --diff' compares it with the library as it is now.\n"
        for (type, lines) in types.sorted(by: { $0.key < $1.key }) {
            text += "\n\(type)\n" + lines.map { "    \($0)\n" }.joined()
        }
        return text
    }

    /// Nil if the text is not a record.
    package init?(_ text: String) {
        guard text.hasPrefix(Self.head), let end = text.firstIndex(of: "\n") else { return nil }
        let name = text[..<end].dropFirst(Self.head.count).prefix { $0 != " " }
        module = String(name.hasSuffix(".") ? name.dropLast() : name)
        var type: String?
        for line in text[end...].split(separator: "\n") {
            if line.hasPrefix("    "), let type {
                types[type, default: []].append(String(line.dropFirst(4)))
            } else {
                type = String(line)
                types[String(line)] = types[String(line)] ?? []
            }
        }
    }

    // MARK: Differences

    /// The differences to a later record; a member with the same name counts as changed.
    ///
    /// - Parameter names: the types to compare.
    package func changes(to later: APIRecord, of names: [String]) -> [Change] {
        names.sorted().flatMap { type -> [Change] in
            let old = types[type] ?? [], new = later.types[type] ?? []
            var added = new.filter { !old.contains($0) }
            var changes: [Change] = []
            for line in old where !new.contains(line) {
                let index = added.firstIndex { Self.title($0) == Self.title(line) }
                changes.append(Change(type: type, old: line, new: index.map { added.remove(at: $0) }))
            }
            return changes + added.map { Change(type: type, old: nil, new: $0) }
        }
    }

    /// The part of a declaration before its parameters or type, without attributes.
    private static func title(_ line: String) -> String {
        let words = line.split(separator: " ")
        let start = words.firstIndex { word in
            ["func", "var", "case"].contains(word) || word.hasPrefix("init") || word.hasPrefix("subscript")
        }
        let name = words[(start ?? 0)...].joined(separator: " ").prefix { !"(<:".contains($0) }
        return "\(words.contains("static")) \(name)"
    }
}
