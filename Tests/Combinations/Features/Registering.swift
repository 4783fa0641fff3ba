/// Ways to register a service.
enum Registering {
    static let all: [Feature] = [
        Feature(
            "register.initializer", "with an initializer instead of a closure",
            part: .register { draft, service in
                guard let concrete = service.concrete, service.isUnnamed else { return draft.registration(service) }
                guard draft.library == .swinject else { return "$R.register(\(service.type).self, \(concrete).init)" }
                let maker = draft.unique("PXMaker")
                draft.declare(
                    .setup,
                    "enum \(maker) {\nstatic func make(_ r: any Resolver) -> \(service.type) { \(concrete)() }\n}")
                return "$R.register(\(service.type).self, factory: \(maker).make)"
            }),
        Feature(
            "register.auto", "with `autoregister`", only: .swinject,
            part: .register { draft, service in
                guard let concrete = service.concrete, service.argumentType == nil, service.loop == nil else {
                    return draft.registration(service)
                }
                draft.imports.insert("import SwinjectAutoregistration")
                let name = service.name.map { ", name: \($0)" } ?? ""
                return "$R.autoregister(\(service.type).self\(name), initializer: \(concrete).init)"
            }),
        Feature(
            "register.implements", "as its class, which implements the type", only: .swinject,
            part: .register { draft, service in
                guard let concrete = service.concrete, service.isUnnamed else { return draft.registration(service) }
                if draft.random.percent(50) {
                    return "$R.register(\(concrete).self) { _ in \(concrete)() }.implements(\(service.type).self)"
                }
                let entry = draft.unique("entry")
                return """
                    let \(entry) = $R.register(\(concrete).self) { _ in \(concrete)() }
                    $R.forward(\(service.type).self, to: \(entry))
                    """
            }),
        Feature(
            "register.alias", "as its class, which has the type as an alias", only: .dovetail,
            part: .register { draft, service in
                guard let concrete = service.concrete, service.isUnnamed else { return draft.registration(service) }
                return """
                    $R.register(\(concrete).self) { _ in \(concrete)() }
                    $R.alias(\(service.type).self, of: \(concrete).self) { $0 }
                    """
            }),
        Feature(
            "register.assembly", "in an assembly that is applied",
            part: .register { draft, service in
                let name = draft.unique("PXPart")
                if draft.library == .dovetail {
                    let body = draft.registration(service, on: "c")
                    draft.declare(
                        .setup,
                        "struct \(name): Assembly {\nfunc assemble(_ c: inout Registrations) {\n\(body)\n}\n}")
                    return "try! $R.add(\(name)())"
                }
                let body = draft.registration(service, on: "container")
                draft.declare(
                    .setup,
                    "final class \(name): Assembly {\nfunc assemble(container: Container) {\n\(body)\n}\n}")
                return draft.random.percent(50)
                    ? "Assembler(container: $R).apply(assembly: \(name)())" : "\(name)().assemble(container: $R)"
            }),
        Feature(
            "register.extension", "in a method of an extension of the container",
            part: .register { draft, service in
                let name = draft.unique("pxAdd\(service.stem)")
                let body = draft.registration(service, on: draft.random.percent(50) ? "self" : "self")
                draft.declare(
                    .setup,
                    "extension \(draft.library.registry) {\n\(draft.library.mutating)func \(name)() {\n\(body)\n}\n}")
                return "$R.\(name)()"
            }),
        Feature(
            "register.helper", "with a generic function of the program",
            part: .register { draft, service in
                guard service.isUnnamed else { return draft.registration(service) }
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.registry) {
                    $P\(draft.library.mutating)func pxProvide<T>(_ type: T.Type, _ make: @escaping @Sendable () -> T) {
                    register(type) { _ in make() }
                    }
                    }
                    """)
                return "$R.pxProvide(\(service.type).self) { \(service.value) }"
            }),
        Feature(
            "register.helper-two-types", "with a function that takes a class and the type it is registered as",
            part: .register { draft, service in
                guard service.concrete != nil, service.isUnnamed else { return draft.registration(service) }
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.registry) {
                    $P\(draft.library.mutating)func pxBind<C, T>(
                    _ make: @escaping @Sendable () -> C, as type: T.Type, _ cast: @escaping @Sendable (C) -> T
                    ) {
                    register(T.self) { _ in cast(make()) }
                    }
                    }
                    """)
                return "$R.pxBind({ \(service.value) }, as: \(service.type).self) { $0 }"
            }),
        Feature(
            "register.operator", "with an operator of the program", only: .swinject,
            part: .register { draft, service in
                guard service.isUnnamed else { return draft.registration(service) }
                draft.declareOnce(
                    .helpers,
                    """
                    struct PXEntry {
                    let run: (Container) -> Void
                    static func of<T>(_ type: T.Type, _ make: @escaping () -> T) -> PXEntry {
                    PXEntry { c in c.register(type) { _ in make() } }
                    }
                    static func << (entry: PXEntry, container: Container) {
                    entry.run(container)
                    }
                    }
                    """)
                return "PXEntry.of(\(service.type).self) { \(service.value) } << $R"
            }),
        Feature(
            "register.twice", "twice, the second time in place of the first",
            part: .register { draft, service in
                let first = draft.registration(service)
                guard draft.library == .dovetail, service.loop == nil else {
                    return "\(first)\n\(draft.registration(service))"
                }
                let name = service.name.map { ", name: \($0)" } ?? ""
                return "\(first)\n$R.register(\(service.type).self\(name), override: true) \(draft.factory(service))"
            }),
        Feature(
            "register.in-initializer", "in the initializer of a class", only: .swinject,
            part: .register { draft, service in
                let name = draft.unique("PXModule")
                let body = draft.registration(service, on: "container")
                draft.declare(.setup, "final class \(name) {\ninit(container: Container) {\n\(body)\n}\n}")
                return draft.random.percent(50)
                    ? "_ = \(name)(container: $R)" : "let \(draft.unique("module")) = \(name)(container: $R)"
            }),
        Feature(
            "register.conditional-compilation", "under `#if`",
            part: .register { draft, service in
                let flag = draft.random.pick(["DEBUG", "os(Linux)", "os(macOS)", "canImport(Foundation)", "PX_MOCKS"])
                let body = draft.registration(service)
                let other = draft.random.percent(30) ? "#else\nprint(\"none\")\n" : ""
                return "#if \(flag)\n\(body)\n\(other)#endif"
            }),
        Feature(
            "register.closures", "in one of several closures that a loop calls", only: .swinject,
            part: .register { draft, service in
                let body = draft.registration(service, on: "c")
                let name = draft.unique("steps")
                return """
                    let \(name): [(Container) -> Void] = [
                    { c in
                    \(body)
                    },
                    { _ in },
                    ]
                    \(name).forEach { $0($R) }
                    """
            }),
        Feature(
            "register.metatypes", "by a static function of a type in a list",
            part: .register { draft, service in
                draft.declareOnce(
                    .setup, "protocol PXRegistrar {\nstatic func register(in c: \(draft.library.registrationType))\n}")
                let (one, two) = (draft.unique("PXRegistrar"), draft.unique("PXRegistrar"))
                let body = draft.registration(service, on: "c")
                draft.declare(
                    .setup,
                    """
                    enum \(one): PXRegistrar {
                    static func register(in c: \(draft.library.registrationType)) {
                    \(body)
                    }
                    }
                    enum \(two): PXRegistrar {
                    static func register(in c: \(draft.library.registrationType)) {}
                    }
                    """)
                let list = draft.random.percent(70) ? "\(one).self, \(two).self" : "\(two).self"
                let types = draft.unique("types")
                return """
                    let \(types): [any PXRegistrar.Type] = [\(list)]
                    for type in \(types) { type.register(in: \(draft.library.reference)$R) }
                    """
            }),
    ]
}

extension Service {
    /// Whether it is registered without a name and without an argument.
    var isUnnamed: Bool { name == nil && argumentType == nil }
}
