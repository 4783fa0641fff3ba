/// What happens before and around registrations: exits, and when something runs.
enum Flows {
    static let all: [Feature] = [
        Feature(
            "order.guard-return", "an early return in front of registrations",
            part: .flow { draft, statements in
                draft.outlined("guard \(draft.condition()) else { return }\n\(statements)")
            }),
        Feature(
            "order.if-return", "a return in a branch in front of registrations",
            part: .flow { draft, statements in
                draft.outlined("if \(draft.condition()) {\nprint(\"leaves\")\nreturn\n}\n\(statements)")
            }),
        Feature(
            "order.guarded-call", "an early return in front of a call that registers",
            part: .flow { draft, statements in
                let call = draft.outlined(statements)
                return draft.outlined("guard \(draft.condition()) else { return }\n\(call)")
            }),
        Feature(
            "order.throw", "a throw in front of registrations",
            part: .flow { draft, statements in
                draft.declareOnce(.helpers, "struct PXStop: Error {}")
                let call = draft.outlined("if \(draft.condition()) { throw PXStop() }\n\(statements)", throwing: true)
                return draft.random.percent(50)
                    ? "try? \(call)" : "do {\ntry \(call)\n} catch {\nprint(\"stopped\")\n}"
            }),
        Feature(
            "order.throwing-check", "a call that throws in front of registrations",
            part: .flow { draft, statements in
                draft.declareOnce(.helpers, "struct PXStop: Error {}")
                let check = draft.unique("pxCheck")
                draft.declare(
                    .setup, "func \(check)() throws {\nguard \(draft.condition()) else { throw PXStop() }\n}")
                return "do {\ntry \(check)()\n\(statements)\n} catch {\nprint(\"stopped\")\n}"
            }),
        Feature(
            "order.defer", "registrations in a `defer`", only: .swinject,
            part: .flow { draft, statements in
                let early = draft.random.percent(50) ? "if \(draft.condition()) { return }\n" : ""
                return draft.random.percent(50)
                    ? draft.outlined("\(early)defer {\n\(statements)\n}\nprint(\"fills\")")
                    : draft.outlined("defer {\n\(statements)\n}\n\(early)print(\"fills\")")
            }),
        Feature(
            "order.never", "a call that may not return in front of registrations",
            part: .flow { draft, statements in
                draft.declareOnce(.helpers, "func pxStop() -> Never {\nexit(0)\n}")
                return "if \(draft.condition(draft.random.percent(20))) { pxStop() }\n\(statements)"
            }),
        Feature(
            "order.lazy-static", "registrations in a static constant that something may read", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("PXBoot")
                draft.declare(.helpers, "enum \(name) {\nnonisolated(unsafe) static var target: Container?\n}")
                let body = statements.replacing("$R", with: "c")
                draft.declare(
                    .setup,
                    """
                    extension \(name) {
                    static let once: Void = {
                    guard let c = target else { return }
                    \(body)
                    }()
                    }
                    """
                )
                let read = draft.random.percent(60) ? "_ = \(name).once" : ""
                return "\(name).target = $R\n\(read)"
            }),
        Feature(
            "order.observer", "registrations in `didSet`", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("PXSwitch")
                let body = statements.replacing("$R", with: "container")
                draft.declare(
                    .setup,
                    """
                    final class \(name) {
                    let container: Container
                    var isOn = false {
                    didSet {
                    \(body)
                    }
                    }
                    init(_ container: Container) {
                    self.container = container
                    \(draft.random.percent(40) ? "isOn = true" : "")
                    }
                    }
                    """)
                let variable = draft.unique("toggle")
                let set = draft.random.percent(50) ? "\(variable).isOn = true" : "_ = \(variable).isOn"
                return "let \(variable) = \(name)($R)\n\(set)"
            }),
        Feature(
            "order.getter", "registrations in a getter", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("PXCounter")
                let body = statements.replacing("$R", with: "container")
                draft.declare(
                    .setup,
                    """
                    struct \(name) {
                    let container: Container
                    var count: Int {
                    \(body)
                    return 1
                    }
                    var size: Int { 2 }
                    }
                    """)
                return "print(\(name)(container: $R).\(draft.random.pick(["count", "count", "size"])))"
            }),
        Feature(
            "order.deinit", "registrations in a `deinit`", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("PXGuard")
                let body = statements.replacing("$R", with: "container")
                draft.declare(
                    .setup,
                    """
                    final class \(name) {
                    let container: Container
                    init(_ container: Container) {
                    self.container = container
                    }
                    deinit {
                    \(body)
                    }
                    }
                    """)
                if draft.random.percent(60) { return "do {\nlet keep = \(name)($R)\nprint(type(of: keep))\n}" }
                let kept = draft.unique("pxKept")
                draft.declare(.setup, "nonisolated(unsafe) var \(kept): \(name)?")
                return "\(kept) = \(name)($R)"
            }),
        Feature(
            "order.local-closure", "registrations in a closure that may be called",
            part: .flow { draft, statements in
                let name = draft.unique("later")
                let call = draft.random.percent(60) ? "\(name)(\(draft.library.reference)$R)" : ""
                return """
                    let \(name) = { (c: \(draft.library.registrationType)) in
                    \(statements.replacing("$R", with: "c"))
                    }
                    \(call.isEmpty ? "_ = \(name)" : call)
                    """
            }),
        Feature(
            "order.local-function", "registrations in a local function that may be called",
            part: .flow { draft, statements in
                let name = draft.unique("fill")
                let call = draft.random.percent(60) ? "\(name)(\(draft.library.reference)$R)" : ""
                return """
                    func \(name)(\(draft.library.registrationParameter)) {
                    \(statements.replacing("$R", with: "c"))
                    }
                    \(call)
                    """
            }),
        Feature(
            "order.hook", "registrations in a method that a subclass overrides",
            part: .flow { draft, statements in
                let (base, sub) = (draft.unique("PXHook"), draft.unique("PXHook"))
                let body = statements.replacing("$R", with: "c")
                let parameter = draft.library.registrationParameter
                let callsSuper = draft.random.percent(40) ? "super.fill(\(draft.library.reference)c)" : ""
                draft.declare(
                    .setup,
                    """
                    class \(base) {
                    func fill(\(parameter)) {
                    \(body)
                    }
                    }
                    final class \(sub): \(base) {
                    override func fill(\(parameter)) {
                    \(callsSuper)
                    }
                    }
                    """)
                let made = draft.random.percent(50) ? base : sub
                return "\(made)().fill(\(draft.library.reference)$R)"
            }),
        Feature(
            "order.existential", "registrations in one of two types behind a protocol",
            part: .flow { draft, statements in
                let (one, two) = (draft.unique("PXStep"), draft.unique("PXStep"))
                let name = draft.unique("PXFilling")
                let parameter = draft.library.registrationParameter
                draft.declare(
                    .setup,
                    """
                    protocol \(name) {
                    func fill(\(parameter))
                    }
                    struct \(one): \(name) {
                    func fill(\(parameter)) {
                    \(statements.replacing("$R", with: "c"))
                    }
                    }
                    struct \(two): \(name) {
                    func fill(\(parameter)) {}
                    }
                    """)
                let variable = draft.unique("step")
                let value =
                    draft.random.percent(50)
                    ? draft.random.pick([one, two]) + "()" : "\(draft.condition()) ? \(one)() : \(two)()"
                return "let \(variable): any \(name) = \(value)\n\(variable).fill(\(draft.library.reference)$R)"
            }),
        Feature(
            "order.default-method", "registrations in the default implementation of a requirement",
            part: .flow { draft, statements in
                let name = draft.unique("PXFilling")
                let (plain, own) = (draft.unique("PXPlain"), draft.unique("PXOwn"))
                let parameter = draft.library.registrationParameter
                draft.declare(
                    .setup,
                    """
                    protocol \(name) {
                    func fill(\(parameter))
                    }
                    extension \(name) {
                    func fill(\(parameter)) {
                    \(statements.replacing("$R", with: "c"))
                    }
                    }
                    struct \(plain): \(name) {}
                    struct \(own): \(name) {
                    func fill(\(parameter)) {}
                    }
                    """)
                return "\(draft.random.pick([plain, own]))().fill(\(draft.library.reference)$R)"
            }),
        Feature(
            "order.uncalled", "registrations in a function of the same name as one that is called",
            part: .flow { draft, statements in
                let (one, two) = (draft.unique("PXRegistrations"), draft.unique("PXRegistrations"))
                let parameter = draft.library.registrationParameter
                draft.declare(
                    .setup,
                    """
                    enum \(one) {
                    static func register(\(parameter)) {
                    \(statements.replacing("$R", with: "c"))
                    }
                    }
                    enum \(two) {
                    static func register(\(parameter)) {}
                    }
                    """)
                return "\(draft.random.pick([one, two])).register(\(draft.library.reference)$R)"
            }),
    ]
}
