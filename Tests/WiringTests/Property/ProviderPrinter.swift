/// Writes one member that a component provides.
struct ProviderPrinter {
    let program: Program
    let provider: ProgramProvider
    /// The block that contains it.
    let block: Int

    /// The declaration, in a class body or an extension, and the declarations that produce its value.
    func lines() -> [String] {
        var speller = TypeSpeller(program, provider.site, item: 400_000 + provider.id, in: block)
        let isPrivate = provider.access <= .fileprivate && provider.riddle == nil
        let type = isPrivate ? speller.privateType(provider.type) : speller.type(provider.type)
        let body = ProviderBody(provider, &speller)
        let words = modifiers(&speller)
        if let riddle = provider.riddle { return lines(riddle, words, type, body) }
        return lines(words, type, body, &speller) + body.beside
    }

    private func lines(
        _ words: String, _ type: String, _ body: ProviderBody, _ speller: inout TypeSpeller
    ) -> [String] {
        let name = provider.name
        let head = "\(words)\(MemberText(provider.form).head(name, type, provider.effects))"
        guard provider.form == .property else {
            let isShared = provider.shape == .shared && !provider.isStatic
            return ["\(head) { \(isShared ? "shared { \(body.statements) }" : body.statements) }"]
        }
        switch provider.shape {
        case .computed, .conformance: return ["\(head) { \(body.statements) }"]
        case .returned: return ["\(head) {", "    \(body.returned)", "}"]
        case .getter: return ["\(head) { get\(provider.effects.words) { \(body.statements) } }"]
        case .shared: return ["\(head) { \(provider.isStatic ? body.statements : "shared { \(body.statements) }") }"]
        case .constant: return ["\(words)let \(name): \(type) = \(body.expression)"]
        case .inferred:
            return ["\(words)let \(name) = \(speller.value(provider.type, provider.id, isTyped: false))"]
        case .pattern: return ["\(words)let (\(name), _): (\(type), Int) = (\(body.value), 1)"]
        case .nestedPattern: return ["\(words)let (_, (\(name), _)): (Int, (\(type), Int)) = (1, (\(body.value), 1))"]
        case .inferredPattern:
            return ["\(words)let (_, \(name)) = (1, \(speller.value(provider.type, provider.id, isTyped: false)))"]
        case .stored: return ["\(head) = \(body.expression)"]
        case .observed: return ["\(head) = \(body.expression) {", "    didSet {}", "}"]
        case .lazy: return ["\(words)lazy \(MemberText(provider.form).head(name, type)) = \(body.expression)"]
        case .accessors:
            return [
                "private \(MemberText(.property).head("stored\(provider.id)", type)) = \(body.value)",
                "\(head) {", "    get { stored\(provider.id) }", "    set { stored\(provider.id) = newValue }", "}",
            ]
        }
    }

    /// A member that meets no need, with a mark where the tool should report it.
    private func lines(
        _ riddle: ProgramProvider.Riddle, _ words: String, _ type: String, _ body: ProviderBody
    ) -> [String] {
        let name = provider.name
        return switch riddle {
        case .unknown: ["\(words)var \(name) = unknown(\(provider.id))"]
        case .untoldPattern: ["\(words)var (\(name), _) = unknown(\(provider.id))"]
        case .readsItself:
            [
                "\(words)var \(name): \(type) { shared { again\(provider.id)(1) } } // mark \(provider.id)",
                "private func again\(provider.id)(_ number: Int) -> \(type) { let made = self.\(name); return made }",
            ]
        }
    }

    /// A protocol whose extension adds the member to conforming classes.
    var conformanceLines: [String] {
        var speller = TypeSpeller(program, provider.site, item: 400_000 + provider.id, in: block)
        let type = speller.type(provider.type)
        let body = ProviderBody(provider, &speller)
        let access = provider.access == .internal ? "" : "\(provider.access.word) "
        let head = MemberText(provider.form).head(provider.name, type, provider.effects)
        return [
            "\(access)protocol Offers\(provider.id) {}",
            "\(access)extension Offers\(provider.id) { \(head) { \(body.statements) } }",
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
