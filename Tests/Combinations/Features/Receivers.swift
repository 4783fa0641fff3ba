import Foundation

/// Where a program keeps its container: in variables and properties.
enum Receivers {
    static let all: [Feature] = [
        Feature(
            "receiver.global", "a global constant",
            part: .receiver { draft, blocks in
                let named = blocks.named("pxContainer")
                draft.declare(.helpers, "let pxContainer = \(named.make)")
                return named.inOrder
            }),
        Feature(
            "receiver.static-let", "a static constant of an enum",
            part: .receiver { draft, blocks in
                let named = blocks.named("PXApp.container")
                draft.declare(.helpers, "enum PXApp {\nstatic let container = \(named.make)\n}")
                return named.inOrder
            }),
        Feature(
            "receiver.static-computed", "a static computed property that returns a private static constant",
            part: .receiver { draft, blocks in
                let named = blocks.named("PXApp.container")
                draft.declare(
                    .helpers,
                    """
                    enum PXApp {
                    private static let stored = \(named.make)
                    static var container: Container { stored }
                    }
                    """)
                return named.inOrder
            }),
        Feature(
            "receiver.static-closure", "a static constant that a closure fills",
            part: .receiver { draft, blocks in
                let inner = blocks.named("c")
                let named = blocks.named("PXApp.container")
                draft.declare(
                    .helpers,
                    """
                    enum PXApp {
                    static let container: Container = {
                    let c = \(blocks.make)
                    \(inner.fill)
                    return c
                    }()
                    }
                    """)
                return "\(named.look)\n\(named.late)"
            }),
        Feature(
            "receiver.stored-property", "a property of an object, which its initializer fills",
            part: .receiver { draft, blocks in
                let name = draft.unique("PXHolder")
                draft.declare(
                    .helpers,
                    """
                    final class \(name) {
                    let container: Container
                    init() {
                    container = \(blocks.make)
                    \(blocks.named("container").fill)
                    }
                    }
                    """)
                let named = blocks.named("holder.container")
                return "let holder = \(name)()\n\(named.look)\n\(named.late)"
            }),
        Feature(
            "receiver.own-methods", "a property of an object, whose methods register and look up",
            part: .receiver { draft, blocks in
                let named = blocks.named(draft.random.percent(50) ? "self.container" : "container")
                draft.declare(
                    .screens,
                    """
                    final class PXCoordinator {
                    private let container = \(named.make)
                    func fill() {
                    \(named.fill)
                    }
                    func start() {
                    \(named.look)
                    }
                    func finish() {
                    \(named.late)
                    }
                    }
                    """)
                return
                    "let coordinator = PXCoordinator()\ncoordinator.fill()\ncoordinator.start()\ncoordinator.finish()"
            }),
        Feature(
            "receiver.unwrapped-property", "an implicitly unwrapped property that is set later",
            part: .receiver { draft, blocks in
                draft.declare(.helpers, "final class PXDelegate {\nvar container: Container!\n}")
                let named = blocks.named("delegate.container")
                return "let delegate = PXDelegate()\ndelegate.container = \(named.make)\n\(named.inOrder)"
            }),
        Feature(
            "receiver.optional-property", "an optional property that is set later",
            part: .receiver { draft, blocks in
                draft.declare(.helpers, "final class PXDelegate {\nvar container: Container?\n}")
                let look = blocks.look.usesOnlyMembers(of: "$L") ? "delegate.container?" : "delegate.container!"
                let fill = (blocks.fill + blocks.late).usesOnlyMembers(of: "$R") ? "?" : "!"
                let named = blocks.named("delegate.container\(fill)", look)
                return "let delegate = PXDelegate()\ndelegate.container = \(named.make)\n\(named.inOrder)"
            }),
        Feature(
            "receiver.protocol-singleton", "a singleton that is known only by its protocol",
            part: .receiver { draft, blocks in
                draft.declare(
                    .helpers,
                    """
                    protocol PXHasContainer {
                    var container: Container { get }
                    }
                    final class PXApp: PXHasContainer {
                    nonisolated(unsafe) static let shared: any PXHasContainer = PXApp()
                    let container = \(blocks.make)
                    }
                    """)
                return blocks.named("PXApp.shared.container").inOrder
            }),
        Feature(
            "receiver.parameters", "a local constant that is passed to two functions",
            part: .receiver { draft, blocks in
                let named = blocks.named("c", "r")
                draft.declare(.setup, "func pxFill(_ c: Container) {\n\(named.fill)\n}")
                draft.declare(.setup, "func pxFinish(in c: Container) {\n\(named.late)\n}")
                draft.declare(.screens, "func pxLook(in r: \(draft.library.lookupType)) {\n\(named.look)\n}")
                return
                    "let container = \(blocks.make)\npxFill(container)\npxLook(in: container)\npxFinish(in: container)"
            }),
        Feature(
            "receiver.extension-self", "`self` in an extension of the container",
            part: .receiver { draft, blocks in
                let named = blocks.named("self")
                draft.declare(
                    .setup,
                    "extension Container {\nfunc pxFill() {\n\(named.fill)\n}\nfunc pxFinish() {\n\(named.late)\n}\n}")
                draft.declare(.screens, "extension Container {\nfunc pxLook() {\n\(named.look)\n}\n}")
                return
                    "let container = \(blocks.make)\ncontainer.pxFill()\ncontainer.pxLook()\ncontainer.pxFinish()"
            }),
        Feature(
            "receiver.tuple", "an element of a tuple, beside an empty container",
            part: .receiver { draft, blocks in
                let named = blocks.named(draft.random.percent(50) ? "pair.live" : "pair.0")
                return "let pair = (live: \(named.make), empty: \(draft.emptyContainer))\n\(named.inOrder)"
            }),
        Feature(
            "receiver.tuple-pattern", "a constant that a tuple pattern binds",
            part: .receiver { draft, blocks in
                let named = blocks.named("live")
                return "let (live, _) = (\(named.make), \(draft.emptyContainer))\n\(named.inOrder)"
            }),
        Feature(
            "receiver.array", "an element of an array, beside an empty container",
            part: .receiver { draft, blocks in
                let named = blocks.named("list[0]", draft.random.percent(70) ? "list[0]" : "list[1]")
                return "let list = [\(named.make), \(draft.emptyContainer)]\n\(named.inOrder)"
            }),
        Feature(
            "receiver.dictionary", "a value of a dictionary, beside an empty container",
            part: .receiver { draft, blocks in
                let key = draft.random.percent(70) ? "live" : "empty"
                let named = blocks.named("map[\"live\"]!", "map[\"\(key)\"]!")
                return "let map = [\"live\": \(named.make), \"empty\": \(draft.emptyContainer)]\n\(named.inOrder)"
            }),
        Feature(
            "receiver.captured", "a local constant that two closures capture",
            part: .receiver { draft, blocks in
                let named = blocks.named("container")
                return """
                    let container = \(named.make)
                    let fill: () -> Void = {
                    \(named.fill)
                    }
                    let look: () -> Void = {
                    \(named.look)
                    }
                    fill()
                    look()
                    \(named.late)
                    """
            }),
        Feature(
            "receiver.lazy", "a lazy property that a closure fills",
            part: .receiver { draft, blocks in
                draft.declare(
                    .helpers,
                    """
                    final class PXHolder {
                    lazy var container: Container = {
                    let c = \(blocks.make)
                    \(blocks.named("c").fill)
                    return c
                    }()
                    }
                    """)
                let named = blocks.named("holder.container")
                return "let holder = PXHolder()\n\(named.look)\n\(named.late)"
            }),
        Feature(
            "receiver.made-by-function", "what a function makes and fills",
            part: .receiver { draft, blocks in
                draft.declare(
                    .helpers,
                    "func pxMake() -> Container {\nlet c = \(blocks.make)\n\(blocks.named("c").fill)\nreturn c\n}")
                let named = blocks.named("container")
                return "let container = pxMake()\n\(named.look)\n\(named.late)"
            }),
        Feature(
            "receiver.function", "a function that returns a global constant",
            part: .receiver { draft, blocks in
                draft.declare(.helpers, "private let pxStored = \(blocks.make)")
                draft.declare(.helpers, "func pxCurrent() -> Container { pxStored }")
                draft.keepsTogether = true
                return blocks.named("pxCurrent()").inOrder
            }),
        Feature(
            "receiver.made-again", "a computed property that makes another container each time",
            part: .receiver { draft, blocks in
                let inner = blocks.named("c")
                let fills = draft.random.percent(60)
                draft.declare(
                    .helpers,
                    """
                    enum PXApp {
                    static var container: Container {
                    let c = \(blocks.make)
                    \(fills ? inner.fill : "")
                    return c
                    }
                    }
                    """)
                let named = blocks.named("PXApp.container")
                return fills ? "\(named.look)\n\(named.late)" : named.inOrder
            }),
    ]
}

extension Blocks {
    /// The statements in the order in which they are meant to run.
    var inOrder: String { "\(fill)\n\(look)\n\(late)" }
}

extension Draft {
    /// An expression that creates a container without services.
    var emptyContainer: String { library == .swinject ? "Container()" : "try! Container { _ in }" }
}

extension String {
    /// Whether something is never passed on, only its members used.
    func usesOnlyMembers(of name: String) -> Bool {
        components(separatedBy: name).dropFirst().allSatisfy { $0.hasPrefix(".") }
    }
}
