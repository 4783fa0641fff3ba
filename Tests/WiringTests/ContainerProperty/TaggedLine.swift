/// A line of a generated program, with the sites and registrations that it belongs to.
struct TaggedLine {
    var text: String
    var tags: Set<String> = []

    /// The same line, indented.
    var indented: TaggedLine { TaggedLine(text: "    " + text, tags: tags) }
}

extension [TaggedLine] {
    /// Lines that belong to one thing, or to none.
    init(_ texts: [String], _ tags: Set<String> = []) { self = texts.map { TaggedLine(text: $0, tags: tags) } }

    var indented: [TaggedLine] { map(\.indented) }

    /// The lines inside a block.
    func block(_ head: String, _ tail: String = "}", _ tags: Set<String> = []) -> [TaggedLine] {
        [TaggedLine(text: head, tags: tags)] + indented + [TaggedLine(text: tail, tags: tags)]
    }

    /// The lines between two lines at the same depth, such as `#if` and `#endif`.
    func between(_ head: String, _ tail: String) -> [TaggedLine] {
        [TaggedLine(text: head)] + self + [TaggedLine(text: tail)]
    }
}
