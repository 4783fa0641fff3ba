import DovetailDiagnostics

/// Values without places, to tell what an edited file has to mean.
extension YAMLValue {
    init(_ content: Content) {
        self.init(content, location: SourceLocation(path: "", line: 1, column: 1), base: "/")
    }

    init(text: String) { self.init(.text(text)) }

    init(_ list: [YAMLValue]) { self.init(.list(list)) }

    init(mapping: KeyValuePairs<String, String>) {
        let entries = mapping.map { ($0.key, YAMLValue(text: $0.value)) }
        self.init(.mapping(Dictionary(entries) { first, _ in first }))
    }

    /// This value with another one at a path of keys, or without it.
    func replacing(_ path: [String], by value: YAMLValue?) -> YAMLValue {
        guard let key = path.first else { return value ?? self }
        var entries = mapping ?? [:]
        if path.count == 1 {
            entries[key] = value
        } else {
            let inner = entries[key] ?? YAMLValue(.mapping([:]))
            entries[key] = inner.replacing(Array(path.dropFirst()), by: value)
        }
        return YAMLValue(.mapping(entries))
    }

    /// Whether two values have the same content, wherever they are.
    func isSame(as other: YAMLValue) -> Bool {
        switch (content, other.content) {
        case (.text(let one), .text(let two)): one == two
        case (.list(let one), .list(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
        case (.mapping(let one), .mapping(let two)):
            one.count == two.count && one.allSatisfy { key, value in two[key].map(value.isSame) ?? false }
        default: false
        }
    }
}
