import Foundation

/// Ways in which code that registers services may or may not be called.
enum Calls {
    static let all: [Feature] = [
        Feature(
            "order.callback", "a closure that a function of the program may call",
            part: .flow { draft, statements in
                let name = draft.unique("pxWhenReady")
                let form = draft.random.below(3)
                let body =
                    form == 0
                    ? "if \(draft.condition()) { body() }"
                    : form == 1 ? "guard \(draft.condition()) else { return }\nbody()" : "body()"
                draft.declare(.helpers, "func \(name)(_ body: () -> Void) {\n\(body)\n}")
                return "\(name) {\n\(statements)\n}"
            }),
        Feature(
            "order.optional-delegate", "a method of an optional delegate", only: .swinject,
            part: .flow { draft, statements in
                let (delegate, owner) = (draft.unique("PXDelegate"), draft.unique("PXOwner"))
                draft.declare(
                    .setup,
                    """
                    protocol \(delegate): AnyObject {
                    func fill(_ c: Container)
                    }
                    final class \(owner)Delegate: \(delegate) {
                    func fill(_ c: Container) {
                    \(statements.replacing("$R", with: "c"))
                    }
                    }
                    final class \(owner) {
                    var delegate: (any \(delegate))?
                    func start(_ c: Container) {
                    delegate?.fill(c)
                    }
                    }
                    """)
                let variable = draft.unique("owner")
                let set = draft.random.percent(50) ? "\(variable).delegate = \(owner)Delegate()" : ""
                return "let \(variable) = \(owner)()\n\(set)\n\(variable).start($R)"
            }),
        Feature(
            "order.failable-initializer", "a failable initializer", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("PXSetup")
                draft.declare(
                    .setup,
                    """
                    struct \(name) {
                    init?(_ c: Container) {
                    guard \(draft.condition()) else { return nil }
                    \(statements.replacing("$R", with: "c"))
                    }
                    }
                    """)
                return "_ = \(name)($R)"
            }),
        Feature(
            "order.once", "a function that does its work only at the first call", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("PXOnce")
                let start = draft.random.percent(60) ? "false" : "true"
                draft.declare(
                    .setup,
                    """
                    enum \(name) {
                    nonisolated(unsafe) private static var isDone = \(start)
                    static func run(_ c: Container) {
                    guard !isDone else { return }
                    isDone = true
                    \(statements.replacing("$R", with: "c"))
                    }
                    }
                    """)
                return "\(name).run($R)\(draft.random.percent(30) ? "\n\(name).run($R)" : "")"
            }),
        Feature(
            "order.called-twice", "a function that is called two times, or once and in a branch",
            part: .flow { draft, statements in
                let call = draft.outlined(statements)
                guard !call.contains("let ") else { return call }
                return draft.random.percent(50) ? "\(call)\n\(call)" : "\(call)\nif \(draft.condition()) {\n\(call)\n}"
            }),
        Feature(
            "order.lost-child", "registrations in a child that nothing else uses", only: .swinject,
            part: .flow { draft, statements in
                let child = draft.unique("child")
                let parent = draft.random.percent(70) ? "Container(parent: $R)" : "$R"
                return "let \(child) = \(parent)\n\(statements.replacing("$R", with: child))"
            }),
        Feature(
            "order.remove-all", "registrations that are removed again", only: .swinject,
            part: .flow { draft, statements in
                let remove = draft.random.percent(50) ? "if \(draft.condition()) { $R.removeAll() }" : "$R.removeAll()"
                return draft.random.percent(50) ? "\(statements)\n\(remove)" : "\(remove)\n\(statements)"
            }),
        Feature(
            "order.later-queue", "a block of a queue that does not run", only: .swinject,
            part: .flow { draft, statements in
                let queue = draft.random.pick([
                    "DispatchQueue.main.async", "DispatchQueue.global().sync", "OperationQueue.main.addOperation",
                ])
                let target = draft.unique("target")
                draft.imports.insert("import Dispatch")
                return """
                    nonisolated(unsafe) let \(target) = $R
                    \(queue) {
                    \(statements.replacing("$R", with: target))
                    }
                    """
            }),
        Feature(
            "order.table", "a function that a dictionary finds", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("pxTable")
                let fill = draft.unique("pxFill")
                draft.declare(
                    .setup, "func \(fill)(_ c: Container) {\n\(statements.replacing("$R", with: "c"))\n}")
                draft.declare(
                    .setup, "let \(name): [String: (Container) -> Void] = [\"live\": \(fill), \"mock\": { _ in }]")
                return "\(name)[\"\(draft.random.pick(["live", "mock", "none"]))\"]?($R)"
            }),
        Feature(
            "order.two-guards", "early returns of two callers",
            part: .flow { draft, statements in
                let inner = draft.outlined(
                    "guard \(draft.condition(draft.random.percent(75))) else { return }\n\(statements)")
                let middle = draft.outlined(inner)
                return draft.outlined("if !(\(draft.condition(draft.random.percent(75)))) { return }\n\(middle)")
            }),
        Feature(
            "order.throwing-chain", "a throw two calls deeper, caught outside",
            part: .flow { draft, statements in
                draft.declareOnce(.helpers, "struct PXStop: Error {}")
                let check = draft.unique("pxVerify")
                draft.declare(.setup, "func \(check)() throws {\nif \(draft.condition()) { throw PXStop() }\n}")
                let inner = draft.outlined("try \(check)()\n\(statements)", throwing: true)
                let outer = draft.outlined("try \(inner)", throwing: true)
                return "try? \(outer)"
            }),
        Feature(
            "order.switch-return", "a `switch` that returns in front of registrations",
            part: .flow { draft, statements in
                let name = draft.unique("PXRole")
                draft.declare(
                    .setup,
                    """
                    enum \(name) {
                    case admin, guest
                    static let current = \(name).\(draft.random.pick(["admin", "guest"]))
                    }
                    """
                )
                return draft.outlined(
                    "switch \(name).current {\ncase .guest: return\ncase .admin: break\n}\n\(statements)")
            }),
        Feature(
            "order.loop-return", "a return in a loop in front of registrations",
            part: .flow { draft, statements in
                let list = draft.random.pick(["[1, 2, 3]", "[1]", "[Int]()"])
                return draft.outlined("for number in \(list) {\nif number > 1 { return }\n}\n\(statements)")
            }),
        Feature(
            "order.recursive", "a function that calls itself", only: .swinject,
            part: .flow { draft, statements in
                let name = draft.unique("pxDescend")
                draft.declare(
                    .setup,
                    """
                    func \(name)(_ depth: Int, _ c: Container) {
                    guard depth > 0 else { return }
                    if depth == 1 {
                    \(statements.replacing("$R", with: "c"))
                    }
                    \(name)(depth - 1, c)
                    }
                    """)
                return "\(name)(\(draft.random.pick(["2", "0"])), $R)"
            }),
        Feature(
            "order.unused-object", "a method of an object that is only created",
            part: .flow { draft, statements in
                let name = draft.unique("PXStarter")
                draft.declare(
                    .setup,
                    """
                    final class \(name) {
                    func start(\(draft.library.registrationParameter)) {
                    \(statements.replacing("$R", with: "c"))
                    }
                    func stop(\(draft.library.registrationParameter)) {}
                    }
                    """)
                let variable = draft.unique("starter")
                return
                    """
                    let \(variable) = \(name)()
                    \(variable).\(draft.random.pick(["start", "stop"]))(\(draft.library.reference)$R)
                    """
            }),
        Feature(
            "order.generic-dispatch", "a static requirement that a type parameter calls",
            part: .flow { draft, statements in
                let (name, one, two) = (draft.unique("PXModuleType"), draft.unique("PXFull"), draft.unique("PXEmpty"))
                let parameter = draft.library.registrationParameter
                let run = draft.unique("pxRun")
                draft.declare(
                    .setup,
                    """
                    protocol \(name) {
                    static func fill(\(parameter))
                    }
                    enum \(one): \(name) {
                    static func fill(\(parameter)) {
                    \(statements.replacing("$R", with: "c"))
                    }
                    }
                    enum \(two): \(name) {
                    static func fill(\(parameter)) {}
                    }
                    func \(run)<M: \(name)>(_ type: M.Type, \(parameter)) {
                    M.fill(\(draft.library.reference)c)
                    }
                    """)
                return "\(run)(\(draft.random.pick([one, two])).self, \(draft.library.reference)$R)"
            }),
        Feature(
            "condition.both-branches", "registrations in both branches",
            part: .flow { draft, statements in
                guard !statements.contains("¤"), !statements.contains("let "), !statements.contains("func ") else {
                    return statements
                }
                return "if \(draft.condition()) {\n\(statements)\n} else {\n\(statements)\n}"
            }),
        Feature(
            "condition.coalescing", "a Boolean with a default",
            part: .flow { draft, statements in
                let name = draft.unique("pxSetting")
                draft.declare(.setup, "let \(name): Bool? = \(draft.random.pick(["nil", "true", "false"]))")
                return "if \(name) ?? \(draft.random.pick(["true", "false"])) {\n\(statements)\n}"
            }),
        Feature(
            "condition.where", "a `where` of a loop",
            part: .flow { draft, statements in
                let element = draft.unique("mode")
                let list = draft.random.pick(["[\"live\"]", "[\"mock\"]", "[\"mock\", \"live\"]"])
                return "for \(element) in \(list) where \(element) == \"live\" {\n\(statements)\n}"
            }),
        Feature(
            "condition.switch-tuple", "a case of a `switch` over a tuple",
            part: .flow { draft, statements in
                """
                switch (\(draft.condition()), \(draft.condition())) {
                case (true, false), (false, true):
                \(statements)
                default: break
                }
                """
            }),
        Feature(
            "condition.available", "a check of the platform's version",
            part: .flow { draft, statements in
                draft.outlined("guard #available(macOS 99, *) else { return }\n\(statements)")
            }),
    ]
}
