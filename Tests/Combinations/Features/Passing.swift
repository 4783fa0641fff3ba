/// Names, arguments and types that are passed through functions and wrappers.
enum Passing {
    private static let helperMark = Draft.helperMark

    static let all: [Feature] = [
        Feature(
            "register.helper-name", "with a generic function that takes a name",
            part: .register { draft, service in
                guard service.argumentType == nil, service.loop == nil else { return draft.registration(service) }
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.registry) {
                    \(draft.library.mutating)func pxAdd<T>(
                    _ type: T.Type, as name: String? = nil, _ make: @escaping @Sendable () -> T
                    ) {
                    register(type, name: name) { _ in make() }
                    }
                    }
                    """)
                let name = service.name.map { ", as: \($0)" } ?? ""
                return "$R.pxAdd(\(service.type).self\(name)) { \(service.value) }"
            }),
        Feature(
            "register.helper-argument", "with a generic function for factories that take an argument",
            part: .register { draft, service in
                guard let type = service.argumentType, service.name == nil else { return draft.registration(service) }
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.registry) {
                    \(draft.library.mutating)func pxAddWith<T, A>(
                    _ type: T.Type, _ make: @escaping @Sendable (A) -> T
                    ) {
                    register(type) { (_, argument: A) in make(argument) }
                    }
                    }
                    """)
                return "$R.pxAddWith(\(service.type).self) { (_: \(type)) in \(service.value) }"
            }),
        Feature(
            "register.helper-enum-name", "with a function that takes a case as the name",
            part: .register { draft, service in
                guard service.argumentType == nil, service.name == "\"main\"" else {
                    return draft.registration(service)
                }
                draft.declareOnce(.helpers, "enum PXTag: String {\ncase main, other\n}")
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.registry) {
                    \(draft.library.mutating)func pxTagged<T>(
                    _ type: T.Type, _ tag: PXTag, _ make: @escaping @Sendable () -> T
                    ) {
                    register(type, name: tag.rawValue) { _ in make() }
                    }
                    }
                    """)
                let tag = draft.random.pick(["main", "main", "other"])
                return "$R.pxTagged(\(service.type).self, .\(tag)) { \(service.value) }"
            }),
        Feature(
            "helper.key-path", "a key path to a computed property",
            part: .lookup { draft, service, mark in
                let (name, property) = (draft.unique("PXServices"), service.stem.lowercased())
                draft.declare(
                    .helpers,
                    """
                    struct \(name) {
                    let r: \(draft.library.lookupType)
                    var \(property): \(service.wanted)? { \(draft.find("r", service)) }\(mark)
                    }
                    """)
                return "probe(\(name)(r: $L)[keyPath: \\.\(property)])\(mark)"
            }),
        Feature(
            "helper.dynamic-member", "a dynamic member",
            part: .lookup { draft, service, mark in
                let (name, property) = (draft.unique("PXServices"), service.stem.lowercased())
                draft.declare(
                    .helpers,
                    """
                    struct \(name) {
                    let r: \(draft.library.lookupType)
                    var \(property): \(service.wanted)? { \(draft.find("r", service)) }\(mark)
                    }
                    @dynamicMemberLookup struct \(name)Access {
                    let services: \(name)
                    subscript<T>(dynamicMember path: KeyPath<\(name), T>) -> T { services[keyPath: path] }
                    }
                    """)
                return "probe(\(name)Access(services: \(name)(r: $L)).\(property))\(mark)"
            }),
        Feature(
            "wrapper.key-path", "is given a key path to a computed property",
            part: .lookup { draft, service, mark in
                let (name, property) = (draft.unique("PXServices"), service.stem.lowercased())
                let locator = draft.locator()
                draft.declare(
                    .helpers,
                    """
                    struct \(name) {
                    var \(property): \(service.wanted)? { \(draft.find(locator, service)) }\(mark)
                    }
                    @propertyWrapper struct \(name)Value<Value> {
                    let path: KeyPath<\(name), Value>
                    init(_ path: KeyPath<\(name), Value>) { self.path = path }
                    var wrappedValue: Value { \(name)()[keyPath: path] }
                    }
                    """)
                let screen = draft.unique("PXWrapped")
                draft.declare(
                    .screens, "struct \(screen) {\n@\(name)Value(\\.\(property)) var value\(mark)\ninit() {}\n}")
                return "probe(\(screen)().value)\(mark)"
            }),
        Feature(
            "wrapper.enum-name", "takes a case as the name of the service",
            part: .lookup { draft, service, mark in
                guard service.argument == nil, let wanted = service.wantedName,
                    wanted == "\"main\"" || wanted == "\"other\""
                else { return draft.plainLookup(service, mark) }
                let found = draft.library.find(draft.locator(), "Value", name: "tag.rawValue")
                draft.declareOnce(.helpers, "enum PXTag: String {\ncase main, other\n}")
                draft.declareOnce(
                    .helpers,
                    """
                    @propertyWrapper struct PXTagged<Value> {
                    private let tag: PXTag
                    init(_ tag: PXTag) {
                    self.tag = tag
                    }
                    var wrappedValue: Value? { \(found) }\(helperMark)
                    }
                    """)
                let screen = draft.unique("PXWrapped")
                draft.declare(
                    .screens,
                    """
                    final class \(screen) {
                    @PXTagged(.\(wanted.filter(\.isLetter))) var value: \(service.wanted)?\(mark)
                    }
                    """)
                return "probe(\(screen)().value)\(mark)"
            }),
        Feature(
            "wrapper.enclosing-object", "finds the container in the object that has the property",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let type = draft.library.lookupType
                draft.declareOnce(.helpers, "protocol PXOwning: AnyObject {\nvar resolver: \(type) { get }\n}")
                draft.declareOnce(
                    .helpers,
                    """
                    @propertyWrapper struct PXOwned<Value> {
                    @available(*, unavailable) var wrappedValue: Value? {
                    get { fatalError() }
                    set { fatalError() }
                    }
                    static subscript<Owner: PXOwning>(
                    _enclosingInstance owner: Owner, wrapped wrappedPath: ReferenceWritableKeyPath<Owner, Value?>,
                    storage storagePath: ReferenceWritableKeyPath<Owner, PXOwned<Value>>
                    ) -> Value? {
                    get { \(draft.library.find("owner.resolver", "Value")) }\(helperMark)
                    set {}
                    }
                    }
                    """)
                let screen = draft.unique("PXWrapped")
                draft.declare(
                    .screens,
                    """
                    final class \(screen): PXOwning {
                    let resolver: \(type)
                    @PXOwned var value: \(service.wanted)?\(mark)
                    init(_ resolver: \(type)) {
                    self.resolver = resolver
                    }
                    }
                    """)
                return "probe(\(screen)($L).value)\(mark)"
            }),
        Feature(
            "helper.stored-factory", "a closure of a dictionary of factories",
            part: .lookup { draft, service, mark in
                let name = draft.unique("factories")
                return """
                    let \(name): [String: (\(draft.library.lookupType)) -> Any?] = [
                    "one": { r in probe(\(draft.find("r", service))) },\(mark)
                    ]
                    _ = \(name)["one"]?($L)
                    """
            }),
        Feature(
            "order.lookup-task", "lookups in a task", only: .swinject,
            part: .site { draft, statements in
                let (target, done) = (draft.unique("target"), draft.unique("done"))
                return """
                    nonisolated(unsafe) let \(target) = $L
                    let \(done) = DispatchSemaphore(value: 0)
                    Task.detached {
                    \(statements.replacing("$L", with: target))
                    \(done).signal()
                    }
                    \(done).wait()
                    """
            }),
        Feature(
            "order.lookup-override", "lookups in an overridden method",
            part: .site { draft, statements in
                let (base, sub) = (draft.unique("PXController"), draft.unique("PXSubController"))
                let type = draft.library.lookupType
                draft.declare(
                    .screens,
                    """
                    class \(base) {
                    let resolver: \(type)
                    init(resolver: \(type)) {
                    self.resolver = resolver
                    }
                    func appear() {}
                    }
                    final class \(sub): \(base) {
                    override func appear() {
                    \(statements.replacing("$L", with: "resolver"))
                    }
                    }
                    """)
                let controller = draft.unique("controller")
                return "let \(controller): \(base) = \(sub)(resolver: $L)\n\(controller).appear()"
            }),
        Feature(
            "order.lookup-two-resolvers", "lookups in an object that has two resolvers",
            part: .site { draft, statements in
                let name = draft.unique("PXBridge")
                let type = draft.library.lookupType
                draft.declare(
                    .screens,
                    """
                    struct \(name) {
                    let main: \(type)
                    let other: \(type)
                    func run() {
                    \(statements.replacing("$L", with: draft.random.percent(70) ? "main" : "other"))
                    }
                    }
                    """)
                return "\(name)(main: $L, other: \(draft.emptyContainer)).run()"
            }),
        Feature(
            "order.lookup-optional-chain", "lookups in a method of an optional object",
            part: .site { draft, statements in
                let name = draft.unique("PXPresenter")
                let type = draft.library.lookupType
                draft.declare(
                    .screens,
                    """
                    final class \(name) {
                    let resolver: \(type)
                    init?(_ resolver: \(type), isOn: Bool) {
                    guard isOn else { return nil }
                    self.resolver = resolver
                    }
                    func present() {
                    \(statements.replacing("$L", with: "self.resolver"))
                    }
                    }
                    """)
                return "\(name)($L, isOn: \(draft.condition(draft.random.percent(80))))?.present()"
            }),
    ]
}
