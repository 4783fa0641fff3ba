/// The text of a member's declaration and of its use.
struct MemberText {
    let form: MemberForm

    init(_ form: MemberForm) { self.form = form }

    /// `var name: Type`, or `func name(_ a0: Int) async -> Type`.
    func head(_ name: String, _ type: String, _ effects: Effects = .none) -> String {
        guard case .function(let labels) = form else { return "var \(name): \(type)" }
        let parameters = labels.enumerated().map { "\($1) a\($0): Int" }.joined(separator: ", ")
        return "func \(name)(\(parameters))\(effects.words) -> \(type)"
    }

    /// `.name`, or `.name(1, of: 1)`.
    func use(_ name: String) -> String {
        guard case .function(let labels) = form else { return name }
        return "\(name)(\(labels.map { $0 == "_" ? "1" : "\($0): 1" }.joined(separator: ", ")))"
    }
}
