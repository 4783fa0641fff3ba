/// Where and when services are looked up.
enum Sites {
    static let all: [Feature] = [
        Feature(
            "order.method", "lookups in a method of an object that keeps the resolver",
            part: .site { draft, statements in
                let name = draft.unique("PXPage")
                draft.declare(
                    .screens,
                    """
                    final class \(name) {
                    private let resolver: \(draft.library.lookupType)
                    init(resolver: \(draft.library.lookupType)) {
                    self.resolver = resolver
                    }
                    func show() {
                    \(statements.replacing("$L", with: "resolver"))
                    }
                    }
                    """)
                return "\(name)(resolver: $L).show()"
            }),
        Feature(
            "order.static-value", "lookups in a static constant",
            part: .site { draft, statements in
                let name = draft.unique("PXValues")
                let locator = draft.locator()
                draft.declare(
                    .screens,
                    """
                    enum \(name) {
                    static let loaded: Int = {
                    \(statements.replacing("$L", with: locator))
                    return 1
                    }()
                    }
                    """)
                return "print(\(name).loaded)"
            }),
        Feature(
            "order.lookup-deinit", "lookups in a `deinit`",
            part: .site { draft, statements in
                let name = draft.unique("PXEnd")
                draft.declare(
                    .screens,
                    """
                    final class \(name) {
                    let resolver: \(draft.library.lookupType)
                    init(_ resolver: \(draft.library.lookupType)) {
                    self.resolver = resolver
                    }
                    deinit {
                    \(statements.replacing("$L", with: "resolver"))
                    }
                    }
                    """)
                return "do {\nlet end = \(name)($L)\nprint(type(of: end))\n}"
            }),
        Feature(
            "order.lookup-observer", "lookups in `didSet`",
            part: .site { draft, statements in
                let name = draft.unique("PXModel")
                draft.declare(
                    .screens,
                    """
                    final class \(name) {
                    var resolver: (\(draft.library.lookupType))? {
                    didSet {
                    guard let resolver else { return }
                    \(statements.replacing("$L", with: "resolver"))
                    }
                    }
                    }
                    """)
                return "\(name)().resolver = $L"
            }),
        Feature(
            "order.lookup-getter", "lookups in a getter",
            part: .site { draft, statements in
                let name = draft.unique("PXSummary")
                draft.declare(
                    .screens,
                    """
                    struct \(name) {
                    let r: \(draft.library.lookupType)
                    var text: String {
                    \(statements.replacing("$L", with: "r"))
                    return "text"
                    }
                    }
                    """)
                return "print(\(name)(r: $L).text)"
            }),
        Feature(
            "order.lookup-defer", "lookups in a `defer`",
            part: .site { draft, statements in
                "do {\ndefer {\n\(statements)\n}\nprint(\"first\")\n}"
            }),
        Feature(
            "order.lookup-loop", "lookups in a loop",
            part: .site { _, statements in "for _ in 0..<2 {\n\(statements)\n}" }),
        Feature(
            "order.lookup-closure", "lookups in a closure that is kept, and called later",
            part: .site { draft, statements in
                let name = draft.unique("PXAction")
                draft.declareOnce(
                    .helpers,
                    "final class PXActions {\nvar run: ((\(draft.library.lookupType)) -> Void)?\n}")
                return """
                    let \(name.replacing("PX", with: "the")) = PXActions()
                    \(name.replacing("PX", with: "the")).run = { r in
                    \(statements.replacing("$L", with: "r"))
                    }
                    \(name.replacing("PX", with: "the")).run?($L)
                    """
            }),
        Feature(
            "order.lookup-generic-function", "lookups in a function whose resolver is generic", only: .swinject,
            part: .site { draft, statements in
                let name = draft.unique("pxShow")
                draft.declare(
                    .screens,
                    "func \(name)(_ r: some Resolver) {\n\(statements.replacing("$L", with: "r"))\n}")
                return "\(name)($L)"
            }),
        Feature(
            "order.lookup-map", "lookups in a closure that `map` calls",
            part: .site { draft, statements in
                let name = draft.unique("numbers")
                return "let \(name) = [1, 2].map { number -> Int in\n\(statements)\nreturn number\n}\nprint(\(name))"
            }),
        Feature(
            "order.lookup-branch", "lookups in a branch",
            part: .site { draft, statements in "if \(draft.condition(draft.random.percent(80))) {\n\(statements)\n}" }),
        Feature(
            "order.lookup-nested-function", "lookups in a local function",
            part: .site { draft, statements in
                let name = draft.unique("show")
                return "func \(name)() {\n\(statements)\n}\n\(name)()"
            }),
        Feature(
            "order.lookup-lazy", "lookups in a lazy property",
            part: .site { draft, statements in
                let name = draft.unique("PXLazy")
                draft.declare(
                    .screens,
                    """
                    final class \(name) {
                    let resolver: \(draft.library.lookupType)
                    init(_ resolver: \(draft.library.lookupType)) {
                    self.resolver = resolver
                    }
                    lazy var value: Int = {
                    \(statements.replacing("$L", with: "resolver"))
                    return 1
                    }()
                    }
                    """)
                return "print(\(name)($L).value)"
            }),
        Feature(
            "order.lookup-default-argument", "lookups that a default argument makes",
            part: .site { draft, statements in
                let (one, two) = (draft.unique("pxLoad"), draft.unique("pxUse"))
                let locator = draft.locator()
                draft.declare(
                    .screens,
                    """
                    func \(one)() -> Int {
                    \(statements.replacing("$L", with: locator))
                    return 1
                    }
                    func \(two)(_ value: Int = \(one)()) {}
                    """)
                return draft.random.percent(80) ? "\(two)()" : "\(two)(5)"
            }),
    ]
}
