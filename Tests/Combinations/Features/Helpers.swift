/// Functions of the program that look up services.
enum Helpers {
    private static let helperMark = Draft.helperMark

    static let all: [Feature] = [
        Feature(
            "helper.generic", "a method with a type parameter",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let body = draft.library.find(draft.random.percent(50) ? "self" : "self", "T")
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.extended) {
                    $Pfunc pxGet<T>(_ type: T.Type) -> T? {
                    \(body)\(helperMark)
                    }
                    }
                    """)
                return "probe($L.pxGet(\(service.wanted).self))\(mark)"
            }),
        Feature(
            "helper.inferred", "a method whose type comes from the place of its result",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.extended) {
                    $Pfunc pxFind<T>() -> T? {
                    \(draft.library.find("self", "T"))\(helperMark)
                    }
                    }
                    """)
                switch draft.random.below(3) {
                case 0:
                    let name = draft.unique("value")
                    return "let \(name): \(service.wanted)? = $L.pxFind()\(mark)\nprobe(\(name))\(mark)"
                case 1:
                    let name = draft.unique("pxTake")
                    draft.declare(.screens, "func \(name)(_ value: \(service.wanted)?) -> \(service.wanted)? { value }")
                    return "probe(\(name)($L.pxFind()))\(mark)"
                default:
                    return "probe($L.pxFind() as \(service.wanted)?)\(mark)"
                }
            }),
        Feature(
            "helper.named", "a method with a type and a name",
            part: .lookup { draft, service, mark in
                guard service.argument == nil else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.extended) {
                    $Pfunc pxGet<T>(_ type: T.Type, called name: String? = nil) -> T? {
                    \(draft.library.find("self", "T", name: "name"))\(helperMark)
                    }
                    }
                    """)
                let name = service.wantedName.map { ", called: \($0)" } ?? ""
                return "probe($L.pxGet(\(service.wanted).self\(name)))\(mark)"
            }),
        Feature(
            "helper.argument", "a method that passes an argument on",
            part: .lookup { draft, service, mark in
                guard let argument = service.argument, service.wantedName == nil else {
                    return draft.plainLookup(service, mark)
                }
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.extended) {
                    $Pfunc pxMake<T, A>(_ type: T.Type, with argument: A) -> T? {
                    \(draft.library.find("self", "T", argument: "argument"))\(helperMark)
                    }
                    }
                    """)
                return "probe($L.pxMake(\(service.wanted).self, with: \(argument)))\(mark)"
            }),
        Feature(
            "helper.result-wrapper", "a method whose result wraps what it looks up",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(.helpers, "struct PXRepo<E> {\nlet value: E?\n}")
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.extended) {
                    func pxRepo<E>(_ type: E.Type = E.self) -> PXRepo<E> {
                    PXRepo(value: \(draft.library.find("self", "E")))\(helperMark)
                    }
                    }
                    """)
                if draft.random.percent(50) { return "probe($L.pxRepo(\(service.wanted).self).value)\(mark)" }
                let name = draft.unique("repo")
                return "let \(name): PXRepo<\(service.wanted)> = $L.pxRepo()\(mark)\nprobe(\(name).value)\(mark)"
            }),
        Feature(
            "helper.pair", "a function that looks up two types",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    func pxBoth<A, B>(_ a: A.Type, _ b: B.Type, from r: \(draft.library.lookupType)) -> (A?, B?) {
                    (
                    \(draft.library.find("r", "A")),\(helperMark)
                    \(draft.library.find("r", "B"))\(helperMark)
                    )
                    }
                    """)
                let name = draft.unique("pair")
                return """
                    let \(name) = pxBoth(\(service.wanted).self, \(service.wanted).self, from: $L)\(mark)
                    probe(\(name).0)\(mark)
                    probe(\(name).1)\(mark)
                    """
            }),
        Feature(
            "helper.protocol-extension", "a method of a protocol extension, in a type that conforms",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    protocol PXResolving {
                    var resolver: \(draft.library.lookupType) { get }
                    }
                    extension PXResolving {
                    func find<T>(_ type: T.Type) -> T? {
                    \(draft.library.find("resolver", "T"))\(helperMark)
                    }
                    }
                    """)
                let name = draft.unique("PXConsumer")
                draft.declare(
                    .screens,
                    """
                    struct \(name): PXResolving {
                    let resolver: \(draft.library.lookupType)
                    func run() {
                    probe(find(\(service.wanted).self))\(mark)
                    }
                    }
                    """)
                return "\(name)(resolver: $L).run()"
            }),
        Feature(
            "helper.superclass", "a method of a superclass",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    class PXScreen {
                    let resolver: \(draft.library.lookupType)
                    init(_ resolver: \(draft.library.lookupType)) {
                    self.resolver = resolver
                    }
                    func get<T>(_ type: T.Type) -> T? {
                    \(draft.library.find("resolver", "T"))\(helperMark)
                    }
                    }
                    """)
                let name = draft.unique("PXDetail")
                draft.declare(
                    .screens,
                    """
                    final class \(name): PXScreen {
                    func show() {
                    probe(\(draft.random.pick(["", "self.", "super."]))get(\(service.wanted).self))\(mark)
                    }
                    }
                    """)
                return draft.random.percent(60)
                    ? "\(name)($L).show()" : "probe(\(name)($L).get(\(service.wanted).self))\(mark)"
            }),
        Feature(
            "helper.call-as-function", "a value that is called like a function",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    struct PXGetter {
                    let resolver: \(draft.library.lookupType)
                    func callAsFunction<T>(_ type: T.Type) -> T? {
                    \(draft.library.find("resolver", "T"))\(helperMark)
                    }
                    }
                    """)
                let name = draft.unique("get")
                return "let \(name) = PXGetter(resolver: $L)\nprobe(\(name)(\(service.wanted).self))\(mark)"
            }),
        Feature(
            "helper.subscript", "a subscript with a type",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.extended) {
                    $Psubscript<T>(pxType type: T.Type) -> T? {
                    \(draft.library.find("self", "T"))\(helperMark)
                    }
                    }
                    """)
                return "probe($L[pxType: \(service.wanted).self])\(mark)"
            }),
        Feature(
            "helper.default", "a default after `??`",
            part: .lookup { draft, service, mark in
                let name = draft.unique("value")
                return "let \(name) = probe(\(draft.find("$L", service)))\(mark) as Any? ?? 0\n_ = \(name)"
            }),
        Feature(
            "helper.throwing", "a method that throws instead of nil",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(.helpers, "struct PXMissing: Error {}")
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.extended) {
                    func pxNeed<T>(_ type: T.Type) throws -> T {
                    guard let value = \(draft.library.find("self", "T")) else { throw PXMissing() }\(helperMark)
                    return value
                    }
                    }
                    """)
                return "probe(try? $L.pxNeed(\(service.wanted).self))\(mark)"
            }),
        Feature(
            "helper.closure", "a function that passes what it looks up to a closure",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    func pxWith<T, R>(
                    _ type: T.Type, from r: \(draft.library.lookupType), _ body: (T?) throws -> R
                    ) rethrows -> R {
                    try body(\(draft.library.find("r", "T")))\(helperMark)
                    }
                    """)
                return "pxWith(\(service.wanted).self, from: $L) { probe($0) }\(mark)"
            }),
        Feature(
            "helper.locator-function", "a global function that uses a static variable",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let locator = draft.locator()
                draft.declareOnce(
                    .helpers,
                    """
                    func pxGet<T>(_ type: T.Type = T.self) -> T? {
                    \(draft.library.find(locator, "T"))\(helperMark)
                    }
                    """
                )
                return "probe(pxGet(\(service.wanted).self))\(mark)"
            }),
        Feature(
            "helper.function-value", "a closure that is kept in a constant",
            part: .lookup { draft, service, mark in
                let name = draft.unique("find")
                return """
                    let \(name) = { (r: \(draft.library.lookupType)) in \(draft.find("r", service)) }\(mark)
                    probe(\(name)($L))\(mark)
                    """
            }),
        Feature(
            "helper.property", "a computed property of an extension",
            part: .lookup { draft, service, mark in
                let name = draft.unique("px\(service.stem)Service")
                draft.declare(
                    .helpers,
                    """
                    extension \(draft.library.extended) {
                    var \(name): \(service.wanted)? { \(draft.find("self", service)) }\(mark)
                    }
                    """
                )
                return "probe($L.\(name))\(mark)"
            }),
        Feature(
            "helper.consumer", "an initializer that takes a resolver",
            part: .lookup { draft, service, mark in
                let name = draft.unique("PXView")
                let line =
                    draft.library == .swinject && draft.random.percent(40) && service.isPlain
                    ? "value = r.resolve(\(service.wanted).self)" : "value = \(draft.find("r", service))"
                draft.declare(
                    .screens,
                    """
                    struct \(name) {
                    let value: \(service.wanted)?
                    init(_ r: \(draft.library.lookupType)) {
                    \(line)\(mark)
                    }
                    }
                    """)
                return "probe(\(name)($L).value)\(mark)"
            }),
        Feature(
            "helper.overload", "one of two methods that differ in their constraints",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.extended) {
                    func pxPick<T>(_ type: T.Type) -> T? {
                    \(draft.library.find("self", "T"))\(helperMark)
                    }
                    func pxPick<T: Comparable>(_ type: T.Type) -> T? {
                    \(draft.library.find("self", "T", name: "\"ordered\""))\(helperMark)
                    }
                    }
                    """)
                return "probe($L.pxPick(\(service.wanted).self))\(mark)"
            }),
        Feature(
            "helper.chain", "a helper that calls another one",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    enum PXDeep {
                    static func first<T>(_ type: T.Type, _ r: \(draft.library.lookupType)) -> T? { second(r) }
                    static func second<T>(_ r: \(draft.library.lookupType)) -> T? { third(type: T.self, in: r) }
                    static func third<Value>(type: Value.Type, in r: \(draft.library.lookupType)) -> Value? {
                    \(draft.library.find("r", "Value"))\(helperMark)
                    }
                    }
                    """)
                return "probe(PXDeep.first(\(service.wanted).self, $L))\(mark)"
            }),
        Feature(
            "helper.generic-type", "a method of a generic type",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    struct PXLoader<Model> {
                    let resolver: \(draft.library.lookupType)
                    func load() -> Model? {
                    \(draft.library.find("resolver", "Model"))\(helperMark)
                    }
                    }
                    """)
                return "probe(PXLoader<\(service.wanted)>(resolver: $L).load())\(mark)"
            }),
        Feature(
            "helper.lazy-instance", "Swinject's `Lazy` or `Provider`", only: .swinject,
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let wrapper = draft.random.pick(["Lazy", "Provider"])
                return "probe($L.resolve(\(wrapper)<\(service.wanted)>.self))\(mark)"
            }),
    ]
}

extension Draft {
    /// A probe that calls the container itself.
    func plainLookup(_ service: Service, _ mark: String) -> String { "probe(\(find("$L", service)))\(mark)" }
}
