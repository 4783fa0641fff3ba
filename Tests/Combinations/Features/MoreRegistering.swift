/// More ways to register a service: in loops, through protocols, and with own notations.
enum MoreRegistering {
    static let all: [Feature] = [
        Feature(
            "register.loop-names", "in a loop over names",
            part: .change { draft, service in
                service.loop = draft.random.pick([
                    "[\"live\", \"mock\"]", "[\"mock\"]", "[\"live\": 1, \"test\": 2].keys",
                    "[(\"live\", 1), (\"x\", 2)].map(\\.0)",
                ])
                service.name = "name"
                service.wantedName = draft.random.percent(70) ? "\"live\"" : "\"mock\""
            }),
        Feature(
            "register.all-cases", "in a loop over the cases of an enum",
            part: .change { draft, service in
                draft.declareOnce(
                    .services, "$Penum PXPlace: String, CaseIterable {\ncase disk, cloud\ncase memory = \"ram\"\n}")
                service.loop = draft.random.pick([
                    "PXPlace.allCases.map(\\.rawValue)", "PXPlace.allCases.map { $0.rawValue }",
                    "PXPlace.allCases.filter { $0 != .disk }.map { $0.rawValue }",
                    "[PXPlace.disk, .memory].map(\\.rawValue)",
                ])
                service.name = "name"
                service.wantedName = draft.random.pick([
                    "PXPlace.disk.rawValue", "PXPlace.memory.rawValue", "\"cloud\"", "\"memory\"",
                ])
            }),
        Feature(
            "register.interpolated-name", "a name with an interpolation",
            part: .change { draft, service in
                draft.declareOnce(.services, "$Plet pxPrefix = \"home\"")
                service.name = draft.random.pick(["\"\\(pxPrefix).main\"", "pxPrefix + \".main\"", "\"home.main\""])
                service.wantedName = draft.random.pick(["\"\\(pxPrefix).main\"", "\"home.main\"", "pxPrefix"])
            }),
        Feature(
            "register.type-name", "a name that comes from the type",
            part: .change { draft, service in
                let type = draft.random.pick(["PXOne", "PXTwo"])
                draft.declareOnce(.services, "$Penum PXOne {}\n$Penum PXTwo {}")
                service.name = "String(describing: \(type).self)"
                service.wantedName = draft.random.pick(["String(describing: PXOne.self)", "\"\\(\(type).self)\""])
            }),
        Feature(
            "register.own-static", "in a static method of the service's own class", only: .swinject,
            part: .register { draft, service in
                guard let concrete = service.concrete, service.isUnnamed, !concrete.contains("<") else {
                    return draft.registration(service)
                }
                let name = draft.unique("pxInstall")
                let type = service.type == concrete ? "Self.self" : "\(service.type).self"
                let value = service.type == concrete ? "Self()" : "\(concrete)()"
                draft.declare(
                    .setup,
                    """
                    extension \(concrete) {
                    static func \(name)(in c: Container) {
                    c.register(\(type)) { _ in \(value) }
                    }
                    }
                    """
                )
                return "\(concrete).\(name)(in: $R)"
            }),
        Feature(
            "register.makeable", "with a function for types that have an initializer", only: .swinject,
            part: .register { draft, service in
                guard let concrete = service.concrete, service.isUnnamed, service.type == concrete,
                    !concrete.contains("<"), !concrete.contains("."), !service.isDeclaredOpen
                else { return draft.registration(service) }
                draft.declareOnce(.helpers, "protocol PXMakeable {\ninit()\n}")
                draft.declareOnce(.setup, "extension \(concrete): PXMakeable {}")
                draft.declareOnce(
                    .helpers,
                    """
                    extension Container {
                    func pxAdd<T: PXMakeable>(_ type: T.Type) {
                    register(T.self) { _ in T() }
                    }
                    }
                    """
                )
                return "$R.pxAdd(\(service.type).self)"
            }),
        Feature(
            "register.installable", "in the default method of a protocol with an associated type",
            part: .register { draft, service in
                guard service.isUnnamed else { return draft.registration(service) }
                let parameter = draft.library.registrationParameter
                draft.declareOnce(
                    .helpers,
                    """
                    protocol PXInstallable {
                    associatedtype Service
                    static func make() -> Service
                    }
                    extension PXInstallable {
                    static func install(\(parameter)) {
                    c.register(Service.self) { _ in Self.make() }
                    }
                    }
                    """)
                let name = draft.unique("PXInstall")
                draft.declare(
                    .setup,
                    "enum \(name): PXInstallable {\nstatic func make() -> \(service.type) { \(service.value) }\n}")
                return "\(name).install(\(draft.library.reference)$R)"
            }),
        Feature(
            "register.call-as-function", "with a value that is called like a function", only: .swinject,
            part: .register { draft, service in
                guard service.isUnnamed else { return draft.registration(service) }
                draft.declareOnce(
                    .helpers,
                    """
                    struct PXAdder {
                    let container: Container
                    func callAsFunction<T>(_ type: T.Type, _ make: @escaping () -> T) {
                    container.register(T.self) { _ in make() }
                    }
                    }
                    """)
                let name = draft.unique("add")
                return "let \(name) = PXAdder(container: $R)\n\(name)(\(service.type).self) { \(service.value) }"
            }),
        Feature(
            "register.subscript", "with a subscript that is set", only: .swinject,
            part: .register { draft, service in
                guard service.isUnnamed else { return draft.registration(service) }
                draft.declareOnce(
                    .helpers,
                    """
                    extension Container {
                    subscript<T>(pxFactory type: T.Type) -> () -> T {
                    get { fatalError() }
                    set { register(T.self) { _ in newValue() } }
                    }
                    }
                    """)
                return "$R[pxFactory: \(service.type).self] = { \(service.value) }"
            }),
        Feature(
            "register.nested-assembly", "in an assembly that another one applies", only: .swinject,
            part: .register { draft, service in
                let (inner, outer) = (draft.unique("PXInner"), draft.unique("PXOuter"))
                let body = draft.registration(service, on: "container")
                let call =
                    draft.random.percent(20)
                    ? "_ = \(inner)()"
                    : draft.random.pick([
                        "\(inner)().assemble(container: container)",
                        "[\(inner)()].forEach { $0.assemble(container: container) }",
                        "Assembler(container: container).apply(assemblies: [\(inner)()])",
                    ])
                draft.declare(
                    .setup,
                    """
                    struct \(inner): Assembly {
                    func assemble(container: Container) {
                    \(body)
                    }
                    }
                    struct \(outer): Assembly {
                    func assemble(container: Container) {
                    \(call)
                    }
                    }
                    """)
                return "\(outer)().assemble(container: $R)"
            }),
        Feature(
            "register.loaded", "in the `loaded` method of an assembly", only: .swinject,
            part: .register { draft, service in
                let name = draft.unique("PXLoaded")
                let body = draft.registration(service, on: "container")
                draft.declare(
                    .setup,
                    """
                    final class \(name): Assembly {
                    func assemble(container: Container) {}
                    func loaded(resolver: any Resolver) {
                    guard let container = resolver as? Container else { return }
                    \(body)
                    }
                    }
                    """)
                return draft.random.percent(60)
                    ? "Assembler(container: $R).apply(assembly: \(name)())" : "\(name)().assemble(container: $R)"
            }),
        Feature(
            "register.initializer-needs", "with an initializer whose parameters are the needs",
            part: .register { draft, service in
                guard service.isUnnamed, let need = service.needs.first, need.isPlain, !need.isOptional,
                    service.concrete == "PXLive\(service.stem)", service.type != service.concrete,
                    !service.isDeclaredOpen
                else { return draft.registration(service) }
                let name = "PXBuilt\(service.stem)"
                draft.declare(
                    .setup,
                    "final class \(name): PX\(service.stem) {\ninit(need: \(need.wanted)) {}\n}")
                if draft.library == .dovetail {
                    return "$R.register(\(service.type).self, \(name).init)\(Draft.needMark)"
                }
                draft.imports.insert("import SwinjectAutoregistration")
                return "$R.autoregister(\(service.type).self, initializer: \(name).init)\(Draft.needMark)"
            }),
        Feature(
            "register.scope", "in a scope, and completed",
            part: .register { draft, service in
                guard service.isUnnamed, service.needs.isEmpty else { return draft.registration(service) }
                let scope = draft.random.pick(["transient", "graph", "singleton"])
                let call = "$R.register(\(service.type).self"
                guard draft.library == .swinject else {
                    return
                        "\(call), scope: .\(scope)) { _ in \(service.value) }"
                }
                return "\(call)) { _ in \(service.value) }\n.inObjectScope(.container)\n.initCompleted { _, _ in }"
            }),
        Feature(
            "register.function-references", "in functions that a list names", only: .swinject,
            part: .register { draft, service in
                let (one, two) = (draft.unique("pxInstall"), draft.unique("pxInstall"))
                let body = draft.registration(service, on: "c")
                draft.declare(.setup, "func \(one)(_ c: Container) {\n\(body)\n}\nfunc \(two)(_ c: Container) {}")
                let list = draft.random.pick(["\(one), \(two)", "\(one)", "\(two)"])
                let variable = draft.unique("all")
                return draft.random.percent(50)
                    ? "for install in [\(list)] { install($R) }"
                    : "let \(variable): [(Container) -> Void] = [\(list)]\n\(variable).forEach { $0($R) }"
            }),
        Feature(
            "register.overloads", "in one of two functions of the same name",
            part: .register { draft, service in
                let name = draft.unique("PXChoice")
                let body = draft.registration(service, on: "c")
                let parameter = draft.library.registrationType
                draft.declare(
                    .setup,
                    """
                    enum \(name) {
                    static func fill(_ c: \(parameter), level: Int) {
                    \(body)
                    }
                    static func fill(_ c: \(parameter), level: String) {}
                    }
                    """)
                let level = draft.random.percent(60) ? "1" : "\"one\""
                return "\(name).fill(\(draft.library.reference)$R, level: \(level))"
            }),
        Feature(
            "register.result-builder", "in the elements of a result builder", only: .swinject,
            part: .register { draft, service in
                let body = draft.registration(service, on: "c")
                draft.declareOnce(
                    .helpers,
                    """
                    struct PXItem {
                    let add: (Container) -> Void
                    init(_ add: @escaping (Container) -> Void) { self.add = add }
                    }
                    @resultBuilder enum PXItems {
                    static func buildBlock(_ items: PXItem...) -> [PXItem] { items }
                    }
                    func pxModule(_ container: Container, @PXItems _ items: () -> [PXItem]) {
                    for item in items() { item.add(container) }
                    }
                    """)
                return "pxModule($R) {\nPXItem { c in\n\(body)\n}\n}"
            }),
        Feature(
            "register.remembered", "by an object that keeps the container", only: .swinject,
            part: .register { draft, service in
                let body = draft.registration(service, on: "container")
                let name = draft.unique("PXRegistry")
                draft.declare(
                    .setup,
                    """
                    final class \(name) {
                    private let container: Container
                    init(_ container: Container) {
                    self.container = container
                    }
                    @discardableResult
                    func add() -> \(name) {
                    \(body)
                    return self
                    }
                    }
                    """)
                return draft.random.percent(70) ? "\(name)($R).add()" : "_ = \(name)($R)"
            }),
        Feature(
            "register.generic-class", "in a method of a generic class",
            part: .register { draft, service in
                guard service.isUnnamed else { return draft.registration(service) }
                draft.declareOnce(
                    .helpers,
                    """
                    struct PXBinding<Service> {
                    let make: @Sendable () -> Service
                    func add(to c: \(draft.library.registrationType)) {
                    let make = make
                    c.register(Service.self) { _ in make() }
                    }
                    }
                    """)
                return "PXBinding<\(service.type)> { \(service.value) }.add(to: \(draft.library.reference)$R)"
            }),
    ]
}
