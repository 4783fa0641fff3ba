/// Writes one member that a component offers.
struct ProviderPrinter {
    let program: Program
    let provider: ProgramProvider

    /// The declaration, in a class body or an extension.
    func lines() -> [String] {
        var speller = TypeSpeller(program, provider.site, item: 400_000 + provider.id)
        let type = speller.type(provider.type)
        let value = speller.value(provider.type, provider.id)
        let words = modifiers(&speller)
        let name = provider.name
        let head = MemberText(provider.form).head(name, type, provider.effects)
        guard provider.form == .property else {
            let isShared = provider.shape == .shared && !provider.isStatic
            return ["\(words)\(head) { \(isShared ? "shared { \(value) }" : value) }"]
        }
        switch provider.shape {
        case .computed, .conformance: return ["\(words)\(head) { \(value) }"]
        case .returned: return ["\(words)\(head) {", "    return \(value)", "}"]
        case .getter: return ["\(words)\(head) { get\(provider.effects.words) { \(value) } }"]
        case .shared:
            return provider.isStatic
                ? ["\(words)\(head) { \(value) }"] : ["\(words)\(head) { shared { \(value) } }"]
        case .constant: return ["\(words)let \(name): \(type) = \(value)"]
        case .inferred:
            return ["\(words)let \(name) = \(speller.value(provider.type, provider.id, isTyped: false))"]
        case .stored: return ["\(words)\(head) = \(value)"]
        case .observed: return ["\(words)\(head) = \(value) {", "    didSet {}", "}"]
        case .lazy: return ["\(words)lazy \(head) = \(value)"]
        case .accessors:
            return [
                "private \(MemberText(.property).head("stored\(provider.id)", type)) = \(value)",
                "\(words)\(head) {", "    get { stored\(provider.id) }",
                "    set { stored\(provider.id) = newValue }", "}",
            ]
        }
    }

    /// A protocol whose extension gives the member to the classes that conform.
    var conformanceLines: [String] {
        var speller = TypeSpeller(program, provider.site, item: 400_000 + provider.id)
        let type = speller.type(provider.type)
        let access = provider.access == .internal ? "" : "\(provider.access.word) "
        let head = MemberText(provider.form).head(provider.name, type, provider.effects)
        return [
            "\(access)protocol Offers\(provider.id) {}",
            "\(access)extension Offers\(provider.id) { \(head) { \(speller.value(provider.type, provider.id)) } }",
        ]
    }

    private func modifiers(_ speller: inout TypeSpeller) -> String {
        var words: [String] = []
        let isSaid = provider.access != .internal || provider.accessOnExtension || speller.random.chance(10)
        if isSaid, !provider.accessOnExtension { words.append(provider.access.word) }
        if let setter = provider.setter { words.append("\(setter.word)(set)") }
        if provider.isStatic { words.append("static") }
        if provider.overrides { words.append("override") }
        return words.shuffled(using: &speller.random).map { "\($0) " }.joined()
    }
}
