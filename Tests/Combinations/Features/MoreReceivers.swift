/// Where a program keeps its container: in other objects, in parents, and behind other types.
enum MoreReceivers {
    static let all: [Feature] = [
        Feature(
            "receiver.child", "lookups in a child of the container",
            part: .receiver { draft, blocks in
                let swinject = draft.library == .swinject
                let named = blocks.named("container", "child")
                let child =
                    swinject ? "Container(parent: container)" : "try! Container(parent: container) { _ in }"
                return "let container = \(named.make)\nlet child = \(child)\n\(named.inOrder)"
            }),
        Feature(
            "receiver.parent", "registrations in a child, lookups in its parent", only: .swinject,
            part: .receiver { draft, blocks in
                let named = blocks.named("child", draft.random.percent(50) ? "container" : "child")
                return """
                    let container = Container()
                    let child = Container(parent: container)
                    \(named.inOrder)
                    """
            }),
        Feature(
            "receiver.synchronized", "lookups through `synchronize()`", only: .swinject,
            part: .receiver { draft, blocks in
                let named = blocks.named("container", "safe")
                return "let container = Container()\nlet safe = container.synchronize()\n\(named.inOrder)"
            }),
        Feature(
            "receiver.synchronized-cast", "registrations in a cast `synchronize()`", only: .swinject,
            part: .receiver { draft, blocks in
                let named = blocks.named("safe", draft.random.percent(50) ? "safe" : "container")
                return """
                    let container = Container()
                    let safe = container.synchronize() as! Container
                    \(named.inOrder)
                    """
            }),
        Feature(
            "receiver.assembler", "the resolver of an assembler whose assembly registers", only: .swinject,
            part: .receiver { draft, blocks in
                draft.declare(
                    .setup,
                    """
                    final class PXAssembly: Assembly {
                    func assemble(container: Container) {
                    \(blocks.named("container").fill)
                    }
                    }
                    """)
                let named = blocks.named("container", "assembler.resolver")
                return """
                    let container = Container()
                    let assembler = Assembler([PXAssembly()], container: container)
                    \(named.look)
                    \(named.late)
                    """
            }),
        Feature(
            "receiver.child-assembler", "the resolver of an assembler whose parent's assembly registers",
            only: .swinject,
            part: .receiver { draft, blocks in
                draft.declare(
                    .setup,
                    """
                    struct PXAssembly: Assembly {
                    func assemble(container: Container) {
                    \(blocks.named("container").fill)
                    }
                    }
                    """)
                let isChild = draft.random.percent(70)
                let named = blocks.named("container", isChild ? "child.resolver" : "root.resolver")
                return """
                    let container = Container()
                    let root = Assembler(container: container)
                    let child = Assembler(parentAssembler: root)
                    \(draft.random.percent(60) ? "root" : "child").apply(assembly: PXAssembly())
                    \(named.look)
                    \(named.late)
                    """
            }),
        Feature(
            "receiver.struct", "a property of a struct that is passed on",
            part: .receiver { draft, blocks in
                let named = blocks.named("env.container")
                draft.declare(.helpers, "struct PXEnv {\nvar container: Container\nvar isDebug = false\n}")
                draft.declare(.setup, "func pxFill(_ env: PXEnv) {\n\(named.fill)\n}")
                draft.declare(.screens, "func pxShow(_ env: PXEnv) {\n\(named.look)\n\(named.late)\n}")
                return "let env = PXEnv(container: \(blocks.make))\npxFill(env)\npxShow(env)"
            }),
        Feature(
            "receiver.replaced", "a global variable that is given another container in between",
            part: .receiver { draft, blocks in
                draft.declare(.helpers, "nonisolated(unsafe) var pxContainer = \(draft.emptyContainer)")
                let named = blocks.named("pxContainer")
                let change = draft.random.below(3)
                return """
                    pxContainer = \(named.make)
                    \(named.fill)
                    \(change == 0 ? "pxContainer = \(draft.emptyContainer)" : "")
                    \(named.look)
                    \(named.late)
                    \(change == 1 ? "pxContainer = \(draft.emptyContainer)" : "")
                    """
            }),
        Feature(
            "receiver.two-objects", "two objects of a class that has a container",
            part: .receiver { draft, blocks in
                let body = draft.library == .swinject ? "let container = Container()" : "let container: Container"
                let initializer =
                    draft.library == .swinject
                    ? "init() {}" : "init(_ container: Container) {\nself.container = container\n}"
                draft.declare(.helpers, "final class PXScene {\n\(body)\n\(initializer)\n}")
                let named = blocks.named(
                    "first.container", draft.random.percent(50) ? "first.container" : "second.container")
                let (make, empty) =
                    draft.library == .swinject ? ("", "") : (named.make, draft.emptyContainer)
                return "let first = PXScene(\(make))\nlet second = PXScene(\(empty))\n\(named.inOrder)"
            }),
        Feature(
            "receiver.enum-case", "the associated value of a case",
            part: .receiver { draft, blocks in
                draft.declare(.helpers, "enum PXState {\ncase idle\ncase ready(Container)\n}")
                let inner = blocks.named("c")
                return """
                    let state = PXState.ready(\(blocks.make))
                    if case .ready(let c) = state {
                    \(inner.fill)
                    }
                    switch state {
                    case .idle: break
                    case .ready(let c):
                    \(inner.look)
                    \(inner.late)
                    }
                    """
            }),
        Feature(
            "receiver.key-path", "a property that a key path leads to",
            part: .receiver { draft, blocks in
                draft.declare(.helpers, "struct PXPathBox {\nlet container: Container\n}")
                let named = blocks.named("box.container", "box[keyPath: path]")
                return
                    "let box = PXPathBox(container: \(named.make))\nlet path = \\PXPathBox.container\n\(named.inOrder)"
            }),
        Feature(
            "receiver.generic-box", "a property of a generic type",
            part: .receiver { draft, blocks in
                draft.declare(
                    .helpers,
                    "final class PXRef<Value> {\nlet value: Value\ninit(_ value: Value) { self.value = value }\n}")
                return "let ref = PXRef(\(blocks.make))\n\(blocks.named("ref.value").inOrder)"
            }),
        Feature(
            "receiver.closure-property", "what a stored closure returns",
            part: .receiver { draft, blocks in
                draft.declare(.helpers, "struct PXProvider {\nlet provide: () -> Container\n}")
                return """
                    let stored = \(blocks.make)
                    let provider = PXProvider { stored }
                    \(blocks.named("stored", "provider.provide()").inOrder)
                    """
            }),
        Feature(
            "receiver.superclass", "a property that a subclass inherits",
            part: .receiver { draft, blocks in
                let named = blocks.named("container")
                draft.declare(
                    .helpers, "class PXBase {\nlet container = \(named.make)\nfunc fill() {}\nfunc look() {}\n}")
                draft.declare(
                    .screens,
                    """
                    final class PXFlow: PXBase {
                    override func fill() {
                    \(named.fill)
                    }
                    override func look() {
                    \(named.look)
                    \(named.late)
                    }
                    }
                    """)
                return "let flow\(draft.random.percent(50) ? ": PXBase" : "") = PXFlow()\nflow.fill()\nflow.look()"
            }),
        Feature(
            "receiver.protocol-extension", "a requirement that methods of a protocol extension use",
            part: .receiver { draft, blocks in
                let named = blocks.named("container")
                draft.declare(.helpers, "protocol PXContaining {\nvar container: Container { get }\n}")
                draft.declare(
                    .setup,
                    "extension PXContaining {\nfunc fill() {\n\(named.fill)\n}\nfunc finish() {\n\(named.late)\n}\n}")
                draft.declare(.screens, "extension PXContaining {\nfunc look() {\n\(named.look)\n}\n}")
                draft.declare(.screens, "struct PXRootView: PXContaining {\nlet container: Container\n}")
                return "let root = PXRootView(container: \(blocks.make))\nroot.fill()\nroot.look()\nroot.finish()"
            }),
        Feature(
            "receiver.inout", "a local variable that a function replaces",
            part: .receiver { draft, blocks in
                let named = blocks.named("container")
                draft.declare(
                    .helpers, "func pxReset(_ container: inout Container) {\ncontainer = \(draft.emptyContainer)\n}")
                let place = draft.random.below(3)
                return """
                    var container = \(named.make)
                    \(place == 0 ? "pxReset(&container)" : "")
                    \(named.fill)
                    \(place == 1 ? "pxReset(&container)" : "")
                    \(named.look)
                    \(named.late)
                    \(place == 2 ? "pxReset(&container)" : "")
                    """
            }),
        Feature(
            "receiver.unowned", "an unowned property of another object",
            part: .receiver { draft, blocks in
                let named = blocks.named("parent.container")
                draft.declare(.helpers, "final class PXOwner {\nlet container = \(named.make)\n}")
                draft.declare(
                    .screens,
                    """
                    final class PXPart {
                    unowned let parent: PXOwner
                    init(parent: PXOwner) {
                    self.parent = parent
                    }
                    func run() {
                    \(named.inOrder)
                    }
                    }
                    """)
                return "let owner = PXOwner()\nPXPart(parent: owner).run()"
            }),
        Feature(
            "receiver.registering-closure", "the closure of the container's initializer", only: .swinject,
            part: .receiver { draft, blocks in
                let named = blocks.named("c", "container")
                let late = blocks.named("container").late
                return "let container = Container { c in\n\(named.fill)\n}\n\(named.look)\n\(late)"
            }),
    ]
}
