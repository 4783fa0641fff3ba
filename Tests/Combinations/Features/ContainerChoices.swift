/// Containers that are one of several, or are reached in a roundabout way.
enum ContainerChoices {
    static let all: [Feature] = [
        Feature(
            "receiver.choice", "one of two containers, as a condition says",
            part: .receiver { draft, blocks in
                let named = blocks.named("live", "current")
                let condition = draft.condition(draft.random.percent(60))
                let form =
                    draft.random.percent(50)
                    ? "let current = \(condition) ? live : empty"
                    : "let current = if \(condition) { live } else { empty }"
                return "let live = \(named.make)\nlet empty = \(draft.emptyContainer)\n\(form)\n\(named.inOrder)"
            }),
        Feature(
            "receiver.second-name", "a variable that is another name for the container",
            part: .receiver { draft, blocks in
                let named = blocks.named("first", "second")
                let change = draft.random.percent(30) ? "second = \(draft.emptyContainer)" : ""
                return """
                    let first = \(named.make)
                    \(change.isEmpty ? "let" : "var") second = first
                    \(named.fill)
                    \(change)
                    \(named.look)
                    \(named.late)
                    """
            }),
        Feature(
            "receiver.alias", "a type alias of the container's type",
            part: .receiver { draft, blocks in
                draft.declare(.helpers, "typealias PXInjector = Container")
                let make =
                    draft.library == .swinject
                    ? "PXInjector()" : blocks.make.replacing("try! Container", with: "try! PXInjector")
                return "let injector: PXInjector = \(make)\n\(blocks.named("injector").inOrder)"
            }),
        Feature(
            "receiver.guard-let", "what `guard let` or `if let` finds in an optional property",
            part: .receiver { draft, blocks in
                draft.declare(.helpers, "final class PXSession {\nvar container: Container?\n}")
                let named = blocks.named("container")
                let isSet = draft.random.percent(80) ? "session.container = \(named.make)" : ""
                return draft.random.percent(50)
                    ? """
                    let session = PXSession()
                    \(isSet)
                    guard let container = session.container else { return }
                    \(named.inOrder)
                    """
                    : "let session = PXSession()\n\(isSet)\nif let container = session.container {\n\(named.inOrder)\n}"
            }),
        Feature(
            "receiver.passed-to-superclass", "a container that a subclass passes to its superclass",
            part: .receiver { draft, blocks in
                let named = blocks.named("container")
                draft.declare(
                    .helpers,
                    """
                    class PXBase {
                    let container: Container
                    init(container: Container) {
                    self.container = container
                    }
                    }
                    """
                )
                draft.declare(
                    .screens,
                    """
                    final class PXMain: PXBase {
                    init() {
                    super.init(container: \(named.make))
                    \(named.fill)
                    }
                    func look() {
                    \(named.look)
                    \(named.late)
                    }
                    }
                    """)
                return "PXMain().look()"
            }),
        Feature(
            "receiver.own-protocol", "a protocol of the program to which the container conforms", only: .swinject,
            part: .receiver { draft, blocks in
                let named = blocks.named("container", "finder.pxResolver")
                draft.declare(.helpers, "protocol PXFinding {\nvar pxResolver: any Resolver { get }\n}")
                draft.declare(.helpers, "extension Container: PXFinding {\nvar pxResolver: any Resolver { self }\n}")
                return "let container = Container()\nlet finder: any PXFinding = container\n\(named.inOrder)"
            }),
        Feature(
            "receiver.filling-method", "what a method that fills the container returns", only: .swinject,
            part: .receiver { draft, blocks in
                draft.declare(
                    .setup,
                    """
                    extension Container {
                    func pxFilled() -> Container {
                    \(blocks.named("self").fill)
                    return self
                    }
                    }
                    """
                )
                let named = blocks.named("container")
                let make = draft.random.percent(80) ? "Container().pxFilled()" : "Container()"
                return "let container = \(make)\n\(named.look)\n\(named.late)"
            }),
        Feature(
            "receiver.deep", "a property of a property of an object, which may be replaced",
            part: .receiver { draft, blocks in
                draft.declare(
                    .helpers,
                    "final class PXServices {\nvar container: Container\ninit(_ c: Container) { container = c }\n}")
                draft.declare(
                    .helpers, "final class PXApp {\nlet services: PXServices\ninit(_ s: PXServices) { services = s }\n}"
                )
                let named = blocks.named("app.services.container")
                let replace =
                    draft.random.percent(30) ? "app.services.container = \(draft.emptyContainer)" : ""
                return """
                    let app = PXApp(PXServices(\(named.make)))
                    \(named.fill)
                    \(replace)
                    \(named.look)
                    \(named.late)
                    """
            }),
        Feature(
            "receiver.loop", "the variable of a loop over containers", only: .swinject,
            part: .receiver { draft, blocks in
                let named = blocks.named("container", draft.random.pick(["first", "second", "third"]))
                let list = draft.random.percent(50) ? "[first, second]" : "[second]"
                return """
                    let first = Container()
                    let second = Container()
                    let third = Container()
                    for container in \(list) {
                    \(named.fill)
                    }
                    \(named.look)
                    let container = first
                    \(named.late)
                    """
            }),
        Feature(
            "receiver.task-local", "a task-local value",
            part: .receiver { draft, blocks in
                draft.declare(.helpers, "enum PXLocal {\n@TaskLocal static var container = \(draft.emptyContainer)\n}")
                let named = blocks.named("container", "PXLocal.container")
                let outside = draft.random.percent(30)
                return """
                    let container = \(named.make)
                    \(named.fill)
                    PXLocal.$container.withValue(container) {
                    \(outside ? "print(\"inside\")" : named.look)
                    }
                    \(outside ? named.look : "")
                    \(named.late)
                    """
            }),
        Feature(
            "receiver.weak", "a weak property",
            part: .receiver { draft, blocks in
                draft.declare(.helpers, "final class PXWeak {\nweak var container: Container?\n}")
                let keeps = draft.random.percent(60)
                let look = blocks.look.usesOnlyMembers(of: "$L") ? "holder.container?" : "holder.container!"
                let named = blocks.named("container", keeps || look.hasSuffix("?") ? look : "container")
                return keeps || !look.hasSuffix("?")
                    ? """
                    let holder = PXWeak()
                    let container = \(named.make)
                    holder.container = container
                    \(named.inOrder)
                    withExtendedLifetime(container) {}
                    """
                    : """
                    let holder = PXWeak()
                    do {
                    let container = \(named.make)
                    holder.container = container
                    \(named.fill)
                    }
                    \(named.look)
                    """
            }),
        Feature(
            "receiver.default-parameter", "the default of a parameter",
            part: .receiver { draft, blocks in
                let named = blocks.named("pxShared", "r")
                draft.declare(.helpers, "let pxShared = \(named.make)")
                draft.declare(
                    .screens, "func pxLook(in r: \(draft.library.lookupType) = pxShared) {\n\(named.look)\n}")
                let call = draft.random.percent(70) ? "pxLook()" : "pxLook(in: \(draft.emptyContainer))"
                return "\(named.fill)\n\(call)\n\(named.late)"
            }),
        Feature(
            "receiver.assemblies", "an assembler with a list of assemblies that is put together", only: .swinject,
            part: .receiver { draft, blocks in
                draft.declare(
                    .setup,
                    """
                    final class PXFirst: Assembly {
                    func assemble(container: Container) {
                    \(blocks.named("container").fill)
                    }
                    }
                    final class PXSecond: Assembly {
                    func assemble(container: Container) {}
                    }
                    """)
                let named = blocks.named("container", "assembler.resolver")
                let list: String
                switch draft.random.below(5) {
                case 0: list = "let list: [any Assembly] = [PXSecond()] + [PXFirst()]"
                case 1: list = "var list: [any Assembly] = [PXSecond()]\nlist.append(PXFirst())"
                case 2:
                    list = "var list: [any Assembly] = [PXSecond()]\nif \(draft.condition()) { list.append(PXFirst()) }"
                case 3: list = "let list: [any Assembly] = \(draft.condition()) ? [PXFirst()] : [PXSecond()]"
                default: list = "let list: [any Assembly] = [PXFirst(), PXSecond()].filter { !($0 is PXFirst) }"
                }
                return """
                    \(list)
                    let container = Container()
                    let assembler = Assembler(list, container: container)
                    \(named.look)
                    \(named.late)
                    """
            }),
        Feature(
            "receiver.split", "a parent with some of the services, and its child with the others",
            part: .receiver { draft, blocks in
                let named = blocks.named("parent", draft.random.percent(65) ? "child" : "parent")
                return """
                    let parent = \(named.make)
                    let child = \(named.makeChild)
                    \(named.fill)
                    \(named.fillChild.replacing("$R", with: "child"))
                    \(named.look)
                    \(named.late)
                    _ = child
                    """
            }),
        Feature(
            "receiver.two-children", "one of two children of different parents",
            part: .receiver { draft, blocks in
                let swinject = draft.library == .swinject
                let named = blocks.named("one", draft.random.percent(60) ? "ofOne" : "ofTwo")
                let tail = swinject ? ")" : ") { _ in }"
                let start = swinject ? "" : "try! "
                draft.declare(
                    .helpers,
                    "func pxChild(of parent: Container) -> Container {\n\(start)Container(parent: parent\(tail)\n}")
                return """
                    let one = \(named.make)
                    let two = \(draft.emptyContainer)
                    let ofOne = pxChild(of: one)
                    let ofTwo = pxChild(of: two)
                    \(named.inOrder)
                    _ = (ofOne, ofTwo)
                    """
            }),
    ]
}
