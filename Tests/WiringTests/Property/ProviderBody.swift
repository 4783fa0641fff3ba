/// How the body of a member gets its value.
struct ProviderBody {
    /// The value itself.
    let value: String
    /// Members of the component that produce the value.
    private(set) var beside: [String] = []
    /// The body, if it is a single expression.
    private var only: String?
    /// The statements of the body before it returns.
    private var blocks: String = ""

    /// The value where only an expression is allowed.
    var expression: String { only ?? "{ \(blocks) }()" }
    var statements: String { only ?? blocks }
    var returned: String { only.map { "return \($0)" } ?? blocks }

    init(_ provider: ProgramProvider, _ speller: inout TypeSpeller) {
        value = speller.value(provider.type, provider.id)
        let (name, number) = (provider.name, provider.id)
        let type = speller.privateType(provider.type)
        // A closure that is passed on escapes.
        var parameter = type
        if case .closure = provider.type { parameter = "@escaping \(type)" }
        switch provider.making {
        case .plain: only = value
        case .helper, .ownHelper:
            only = provider.making == .helper ? "make\(number)()" : "self.make\(number)()"
            beside = ["private func make\(number)() -> \(type) { \(value) }"]
        case .chain:
            only = "part\(number)"
            beside = ["private var part\(number): \(type) { \(value) }"]
        case .parameterOfName:
            only = "pass\(number)(\(value))"
            beside = ["private func pass\(number)(_ \(name): \(parameter)) -> \(type) { \(name) }"]
        case .closureParameter: only = "{ (\(name): \(parameter)) -> \(type) in \(name) }(\(value))"
        case .captured: only = "{ [\(name) = \(value) as \(type)] in \(name) }()"
        case .local: blocks = "let \(name): \(type) = \(value); return \(name)"
        case .localFunction: blocks = "func \(name)() -> \(type) { \(value) }; return \(name)()"
        case .tuple: blocks = "let (\(name), _): (\(type), Int) = (\(value), 1); return \(name)"
        case .cases:
            blocks =
                "switch (Optional<\(type)>.some(\(value)), 1) { case (let \(name)?, _): return \(name); default: fatalError() }"
        case .unwrapped:
            blocks = "guard let \(name) = Optional<\(type)>.some(\(value)) else { fatalError() }; return \(name)"
        case .loop: blocks = "for \(name) in CollectionOfOne<\(type)>(\(value)) { return \(name) }; fatalError()"
        }
    }
}
