/// Objects and functions that register services, of which a program uses some.
enum Modules {
    /// Two types that conform to a protocol, of which the first registers.
    private static func pair(
        _ draft: inout Draft, _ statements: String, requirement: String = "", of values: (String, String) = ("", "")
    ) -> (protocol: String, full: String, empty: String) {
        let (name, full, empty) = (
            draft.unique("PXModule"), draft.unique("PXFullModule"), draft.unique("PXEmptyModule")
        )
        let parameter = draft.library.registrationParameter
        draft.declare(
            .setup,
            """
            protocol \(name) {
            \(requirement)
            func fill(\(parameter))
            }
            struct \(full): \(name) {
            \(values.0)
            func fill(\(parameter)) {
            \(statements.replacing("$R", with: "c"))
            }
            }
            struct \(empty): \(name) {
            \(values.1)
            func fill(\(parameter)) {}
            }
            """)
        return (name, full, empty)
    }

    static let all: [Feature] = [
        Feature(
            "order.enabled-modules", "modules in a list, of which those that are enabled register",
            part: .flow { draft, statements in
                let isOn = draft.random.percent(50)
                let types = pair(
                    &draft, statements, requirement: "var isOn: Bool { get }",
                    of: ("let isOn = \(isOn)", "var isOn: Bool { true }"))
                let list = draft.unique("modules")
                let loop =
                    draft.random.percent(50)
                    ? "for module in \(list) where module.isOn {\nmodule.fill(\(draft.library.reference)$R)\n}"
                    : "for module in \(list).filter({ $0.isOn }) {\nmodule.fill(\(draft.library.reference)$R)\n}"
                return "let \(list): [any \(types.protocol)] = [\(types.full)(), \(types.empty)()]\n\(loop)"
            }),
        Feature(
            "order.first-module", "the first module of a list",
            part: .flow { draft, statements in
                let types = pair(&draft, statements)
                let list = draft.unique("modules")
                let elements = draft.random.pick([[types.full, types.empty], [types.empty, types.full]])
                let call = draft.random.pick(["\(list).first?", "\(list)[0]", "\(list)[1]", "\(list).last?"])
                return """
                    let \(list): [any \(types.protocol)] = [\(elements[0])(), \(elements[1])()]
                    \(call).fill(\(draft.library.reference)$R)
                    """
            }),
        Feature(
            "order.module-factory", "a function that returns one of two modules",
            part: .flow { draft, statements in
                let types = pair(&draft, statements)
                let name = draft.unique("pxModule")
                draft.declare(
                    .setup,
                    """
                    func \(name)(_ kind: String) -> any \(types.protocol) {
                    switch kind {
                    case "full": \(types.full)()
                    default: \(types.empty)()
                    }
                    }
                    """)
                return "\(name)(\"\(draft.random.pick(["full", "none"]))\").fill(\(draft.library.reference)$R)"
            }),
        Feature(
            "order.module-property", "a module that an object is given",
            part: .flow { draft, statements in
                let types = pair(&draft, statements)
                let name = draft.unique("PXLauncher")
                draft.declare(
                    .setup,
                    """
                    final class \(name) {
                    var module: any \(types.protocol) = \(types.empty)()
                    func launch(\(draft.library.registrationParameter)) {
                    module.fill(\(draft.library.reference)c)
                    }
                    }
                    """)
                let variable = draft.unique("launcher")
                let set = draft.random.percent(50) ? "\(variable).module = \(types.full)()" : ""
                return "let \(variable) = \(name)()\n\(set)\n\(variable).launch(\(draft.library.reference)$R)"
            }),
        Feature(
            "order.module-parameter", "a module that is a default argument",
            part: .flow { draft, statements in
                let types = pair(&draft, statements)
                let name = draft.unique("pxLaunch")
                let standard = draft.random.pick([types.full, types.empty])
                draft.declare(
                    .setup,
                    """
                    func \(name)(
                    _ module: some \(types.protocol) = \(standard)(), in c: \(draft.library.registrationType)
                    ) {
                    module.fill(\(draft.library.reference)c)
                    }
                    """)
                let argument = draft.random.pick(["", "\(types.empty)(), ", "\(types.full)(), "])
                return "\(name)(\(argument)in: \(draft.library.reference)$R)"
            }),
        Feature(
            "order.handler", "a closure property that may be set", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("PXApplication")
                draft.declare(
                    .setup,
                    """
                    final class \(name) {
                    var onStart: ((Container) -> Void)?
                    func start(_ c: Container) {
                    onStart?(c)
                    }
                    }
                    """)
                let variable = draft.unique("application")
                let set =
                    draft.random.percent(60)
                    ? "\(variable).onStart = { c in\n\(statements.replacing("$R", with: "c"))\n}" : ""
                let start = draft.random.percent(70) ? "\(variable).start($R)" : "_ = \(variable)"
                let unset = draft.random.percent(25) ? "\(variable).onStart = nil" : ""
                return set.isEmpty
                    ? """
                    let \(variable) = \(name)()
                    \(variable).onStart = { _ in }
                    \(start)
                    _ = { (c: Container) in
                    \(statements.replacing("$R", with: "c"))
                    }
                    """
                    : "let \(variable) = \(name)()\n\(set)\n\(unset)\n\(start)"
            }),
        Feature(
            "order.weak-self", "a closure that keeps its object weakly", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("PXScheduler")
                draft.declare(
                    .setup,
                    """
                    final class \(name) {
                    let container: Container
                    init(_ container: Container) {
                    self.container = container
                    }
                    func work() -> () -> Void {
                    { [weak self] in
                    guard let self else { return }
                    \(statements.replacing("$R", with: "self.container"))
                    }
                    }
                    }
                    """)
                let (work, scheduler) = (draft.unique("work"), draft.unique("scheduler"))
                return draft.random.percent(50)
                    ? "let \(work) = \(name)($R).work()\n\(work)()"
                    : """
                    let \(scheduler) = \(name)($R)
                    let \(work) = \(scheduler).work()
                    \(work)()
                    withExtendedLifetime(\(scheduler)) {}
                    """
            }),
        Feature(
            "order.no-elements", "a closure for each element of a list",
            part: .flow { draft, statements in
                let list = draft.random.pick(["[Int]()", "[1]", "(0..<0)", "[1].dropFirst()"])
                return "\(list).forEach { _ in\n\(statements)\n}"
            }),
        Feature(
            "order.notification", "a block that a notification runs", only: .swinject,
            part: .flow { draft, statements in
                let target = draft.unique("target")
                let name = draft.unique("px-ready-")
                let post =
                    draft.random.percent(50)
                    ? "NotificationCenter.default.post(name: Notification.Name(\"\(name)\"), object: nil)" : ""
                return """
                    nonisolated(unsafe) let \(target) = $R
                    _ = NotificationCenter.default.addObserver(
                    forName: Notification.Name("\(name)"), object: nil, queue: nil
                    ) { _ in
                    \(statements.replacing("$R", with: target))
                    }
                    \(post)
                    """
            }),
        Feature(
            "order.autoclosure", "an autoclosure that a function may evaluate",
            part: .flow { draft, statements in
                let (run, fill) = (draft.unique("pxIf"), draft.unique("pxFill"))
                let test = draft.random.pick([
                    "guard isOn else { return }\n_ = body()", "_ = isOn ? body() : false", "_ = body()",
                ])
                draft.declare(
                    .setup, "func \(run)(_ isOn: Bool, _ body: @autoclosure () -> Bool) {\n\(test)\n}")
                draft.declare(
                    .setup,
                    """
                    func \(fill)(\(draft.library.registrationParameter)) -> Bool {
                    \(statements.replacing("$R", with: "c"))
                    return true
                    }
                    """
                )
                return "\(run)(\(draft.condition()), \(fill)(\(draft.library.reference)$R))"
            }),
        Feature(
            "order.lazy-property", "a lazy property that may be read", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("PXLazySetup")
                draft.declare(
                    .setup,
                    """
                    final class \(name) {
                    let container: Container
                    lazy var isFilled: Bool = {
                    \(statements.replacing("$R", with: "self.container"))
                    return true
                    }()
                    init(_ container: Container) {
                    self.container = container
                    }
                    }
                    """)
                return draft.random.percent(50)
                    ? "print(\(name)($R).isFilled)" : "print(type(of: \(name)($R)))"
            }),
        Feature(
            "order.subscript-setter", "the setter of a subscript", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("PXSettings")
                draft.declare(
                    .setup,
                    """
                    struct \(name) {
                    let container: Container
                    subscript(_ key: String) -> Bool {
                    get { false }
                    nonmutating set {
                    guard newValue else { return }
                    \(statements.replacing("$R", with: "container"))
                    }
                    }
                    }
                    """)
                return draft.random.percent(60)
                    ? "\(name)(container: $R)[\"on\"] = \(draft.condition())" : "print(\(name)(container: $R)[\"on\"])"
            }),
        Feature(
            "order.task", "a task, which the program may wait for", only: .swinject,
            part: .flow { draft, statements in
                let (target, done) = (draft.unique("target"), draft.unique("done"))
                let waits = draft.random.percent(50)
                return """
                    nonisolated(unsafe) let \(target) = $R
                    let \(done) = DispatchSemaphore(value: 0)
                    Task.detached {
                    \(waits ? "" : "try? await Task.sleep(nanoseconds: 2_000_000_000)")
                    \(statements.replacing("$R", with: target))
                    \(done).signal()
                    }
                    \(waits ? "\(done).wait()" : "_ = \(done)")
                    """
            }),
        Feature(
            "order.constrained-extension", "the method of one of two constrained extensions",
            part: .flow { draft, statements in
                let (name, live, one, two) = (
                    draft.unique("PXPiece"), draft.unique("PXLively"), draft.unique("PXPieceOne"),
                    draft.unique("PXPieceTwo")
                )
                let parameter = draft.library.registrationParameter
                draft.declare(
                    .setup,
                    """
                    protocol \(name) {}
                    protocol \(live) {}
                    extension \(name) {
                    func fill(\(parameter)) {}
                    }
                    extension \(name) where Self: \(live) {
                    func fill(\(parameter)) {
                    \(statements.replacing("$R", with: "c"))
                    }
                    }
                    struct \(one): \(name), \(live) {}
                    struct \(two): \(name) {}
                    """)
                return "\(draft.random.pick([one, two]))().fill(\(draft.library.reference)$R)"
            }),
        Feature(
            "order.super-chain", "a method that calls that of its superclass under a condition",
            part: .flow { draft, statements in
                let (base, sub) = (draft.unique("PXRoot"), draft.unique("PXLeaf"))
                let parameter = draft.library.registrationParameter
                let call = "super.fill(\(draft.library.reference)c)"
                let body = draft.random.percent(50) ? "if \(draft.condition()) { \(call) }" : call
                draft.declare(
                    .setup,
                    """
                    class \(base) {
                    func fill(\(parameter)) {
                    \(statements.replacing("$R", with: "c"))
                    }
                    }
                    class \(sub): \(base) {
                    override func fill(\(parameter)) {
                    \(body)
                    }
                    }
                    """)
                return "\(sub)().fill(\(draft.library.reference)$R)"
            }),
    ]
}
