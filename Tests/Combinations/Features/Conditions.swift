/// Conditions under which services are registered.
enum Conditions {
    static let all: [Feature] = [
        Feature(
            "condition.if", "an `if` around registrations",
            part: .flow { draft, statements in
                let other = draft.random.percent(30) ? " else {\nprint(\"none\")\n}" : ""
                return "if \(draft.condition()) {\n\(statements)\n}\(other)"
            }),
        Feature(
            "condition.switch", "a case of a `switch`",
            part: .flow { draft, statements in
                let name = draft.unique("PXStage")
                let value = draft.random.pick(["alpha", "beta", "live"])
                draft.declare(
                    .setup,
                    "enum \(name): String {\ncase alpha, beta, live\nstatic let current = \(name).\(value)\n}")
                let form = draft.random.pick(["case .alpha, .live:", "case .live:", "case let s where s != .alpha:"])
                return "switch \(name).current {\n\(form)\n\(statements)\ndefault: break\n}"
            }),
        Feature(
            "condition.ternary", "one of two containers", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("target")
                return """
                    let \(name) = \(draft.condition()) ? $R : Container()
                    \(statements.replacing("$R", with: name))
                    """
            }),
        Feature(
            "condition.optional-binding", "an optional that may be nil",
            part: .flow { draft, statements in
                let name = draft.unique("pxKey")
                draft.declare(.setup, "let \(name): String? = \(draft.random.percent(50) ? "\"key\"" : "nil")")
                return "if let \(name) {\nprint(\(name).count)\n\(statements)\n}"
            }),
        Feature(
            "condition.case-pattern", "a pattern of an enum",
            part: .flow { draft, statements in
                let name = draft.unique("PXUser")
                let value = draft.random.pick([".guest", ".member(id: 7)"])
                draft.declare(
                    .setup,
                    "enum \(name) {\ncase guest\ncase member(id: Int)\nstatic let current: \(name) = \(value)\n}")
                return "if case .member(let id) = \(name).current {\nprint(id)\n\(statements)\n}"
            }),
        Feature(
            "condition.loop", "a loop that runs none, one or two times", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("pxCount")
                draft.declare(.setup, "let \(name) = \(draft.random.below(3))")
                return draft.random.percent(50)
                    ? "for _ in 0..<\(name) {\n\(statements)\n}"
                    : "var rest = \(name)\nwhile rest > 0 {\nrest -= 1\n\(statements)\n}".replacing(
                        "rest", with: draft.unique("rest"))
            }),
        Feature(
            "condition.continue", "a `continue` in a loop in front of registrations",
            part: .flow { draft, statements in
                let element = draft.unique("part")
                let list = draft.random.pick(["[\"core\", \"user\"]", "[\"core\"]"])
                return """
                    for \(element) in \(list) {
                    guard \(element) == "user" else { continue }
                    \(statements)
                    }
                    """
            }),
        Feature(
            "condition.break", "a labelled block that may be left",
            part: .flow { draft, statements in
                let label = draft.unique("block")
                return "\(label): do {\nif \(draft.condition()) { break \(label) }\n\(statements)\n}"
            }),
        Feature(
            "condition.and", "the right side of `&&`", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("pxFill")
                draft.declare(
                    .setup,
                    """
                    func \(name)(\(draft.library.registrationParameter)) -> Bool {
                    \(statements.replacing("$R", with: "c"))
                    return true
                    }
                    """)
                return "_ = \(draft.condition()) && \(name)(\(draft.library.reference)$R)"
            }),
        Feature(
            "condition.map", "a closure for an optional that may be nil", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("pxKey")
                draft.declare(.setup, "let \(name): Int? = \(draft.random.percent(50) ? "3" : "nil")")
                return "_ = \(name).map { _ in\n\(statements)\n}"
            }),
        Feature(
            "condition.compilation", "`#if` around registrations",
            part: .flow { draft, statements in
                let flag = draft.random.pick([
                    "DEBUG", "os(Linux)", "!DEBUG", "canImport(UIKit)", "targetEnvironment(simulator)",
                ])
                return "#if \(flag)\n\(statements)\n#else\nprint(\"none\")\n#endif"
            }),
        Feature(
            "condition.count", "a comparison of numbers that the program computes",
            part: .flow { draft, statements in
                let name = draft.unique("pxLevels")
                draft.declare(.setup, "let \(name) = [1, 2, 3]")
                let test = draft.random.pick(["\(name).count > 2", "\(name).isEmpty", "\(name).contains(5)"])
                return "if \(test) {\n\(statements)\n}"
            }),
    ]
}
