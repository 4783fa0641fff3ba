/// Property wrappers of the program that look up services.
enum Wrappers {
    private static let helperMark = Draft.helperMark

    /// The screen that has a wrapped property, and the statements that read it.
    private static func screen(
        _ draft: inout Draft, _ service: Service, _ mark: String, attribute: String, read: String = "value",
        type: String? = nil
    ) -> String {
        let name = draft.unique("PXWrapped")
        let kind = draft.random.pick(["struct", "final class", "final class"])
        draft.declare(
            .screens, "\(kind) \(name) {\n\(attribute) var value: \(type ?? "\(service.wanted)?")\(mark)\ninit() {}\n}")
        switch draft.random.below(3) {
        case 0: return "probe(\(name)().\(read))\(mark)"
        case 1:
            let screen = draft.unique("screen")
            return "let \(screen) = \(name)()\nprobe(\(screen).\(read))\(mark)"
        default:
            draft.declare(.screens, "extension \(name) {\nfunc show() {\nprobe(\(read))\(mark)\n}\n}")
            return "\(name)().show()"
        }
    }

    static let all: [Feature] = [
        Feature(
            "wrapper.computed", "looks up at each access",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let locator = draft.locator()
                draft.declareOnce(
                    .helpers,
                    """
                    @propertyWrapper struct PXInjected<Value> {
                    var wrappedValue: Value? { \(draft.library.find(locator, "Value")) }\(helperMark)
                    }
                    """)
                return screen(&draft, service, mark, attribute: "@PXInjected")
            }),
        Feature(
            "wrapper.eager", "looks up in its initializer",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let locator = draft.locator()
                draft.declareOnce(
                    .helpers,
                    """
                    @propertyWrapper struct PXEager<Value> {
                    private(set) var wrappedValue: Value?
                    init() {
                    wrappedValue = \(draft.library.find(locator, "Value"))\(helperMark)
                    }
                    }
                    """)
                return screen(&draft, service, mark, attribute: "@PXEager")
            }),
        Feature(
            "wrapper.argument", "takes the name of the service",
            part: .lookup { draft, service, mark in
                guard service.argument == nil else { return draft.plainLookup(service, mark) }
                let locator = draft.locator()
                draft.declareOnce(
                    .helpers,
                    """
                    @propertyWrapper struct PXNamed<Value> {
                    private let name: String?
                    init(_ name: String? = nil) {
                    self.name = name
                    }
                    var wrappedValue: Value? { \(draft.library.find(locator, "Value", name: "name")) }\(helperMark)
                    }
                    """)
                let argument = service.wantedName.map { "(\($0))" } ?? draft.random.pick(["", "()", "(nil)"])
                return screen(&draft, service, mark, attribute: "@PXNamed\(argument)")
            }),
        Feature(
            "wrapper.static-container", "has the container as a static property",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let type = draft.library == .swinject ? "(any Resolver)" : "Container"
                let text = """
                    enum PXRoot {
                    nonisolated(unsafe) static var shared: \(type)?
                    }
                    """
                draft.declareOnce(.helpers, text)
                let set = "PXRoot.shared = $L"
                if !draft.preparations.contains(set) { draft.preparations.append(set) }
                draft.declareOnce(
                    .helpers,
                    """
                    @propertyWrapper struct PXShared<Value> {
                    static var container: \(type)! { PXRoot.shared }
                    var wrappedValue: Value? { \(draft.library.find("Self.container", "Value")) }\(helperMark)
                    }
                    """)
                return screen(&draft, service, mark, attribute: "@PXShared")
            }),
        Feature(
            "wrapper.nested", "is nested in another type",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let locator = draft.locator()
                draft.declareOnce(
                    .helpers,
                    """
                    enum PXKit {
                    @propertyWrapper struct Inject<Service> {
                    var wrappedValue: Service? { \(draft.library.find(locator, "Service")) }\(helperMark)
                    }
                    }
                    """)
                return screen(&draft, service, mark, attribute: "@PXKit.Inject")
            }),
        Feature(
            "wrapper.projected", "its projected value looks up under another name",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let locator = draft.locator()
                draft.declareOnce(
                    .helpers,
                    """
                    @propertyWrapper struct PXDouble<Value> {
                    var wrappedValue: Value? { nil }
                    var projectedValue: Value? { \(draft.library.find(locator, "Value")) }\(helperMark)
                    }
                    """)
                return screen(&draft, service, mark, attribute: "@PXDouble", read: "$value")
            }),
        Feature(
            "wrapper.alias", "is used by a type alias",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let locator = draft.locator()
                draft.declareOnce(
                    .helpers,
                    """
                    @propertyWrapper struct PXOriginal<Value> {
                    var wrappedValue: Value? { \(draft.library.find(locator, "Value")) }\(helperMark)
                    }
                    typealias PXOther = PXOriginal
                    """)
                return screen(&draft, service, mark, attribute: "@PXOther")
            }),
        Feature(
            "wrapper.cached", "looks up at the first access, and keeps the result",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let locator = draft.locator()
                draft.declareOnce(
                    .helpers,
                    """
                    @propertyWrapper final class PXCached<Value> {
                    private lazy var stored: Value? = \(draft.library.find(locator, "Value"))\(helperMark)
                    var wrappedValue: Value? { stored }
                    }
                    """)
                return screen(&draft, service, mark, attribute: "@PXCached")
            }),
        Feature(
            "wrapper.explicit-type", "is given the type of the service",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let locator = draft.locator()
                draft.declareOnce(
                    .helpers,
                    """
                    @propertyWrapper struct PXAs<Value> {
                    private let stored: Any?
                    init<T>(_ type: T.Type) where Value == T? {
                    stored = \(draft.library.find(locator, "T"))\(helperMark)
                    }
                    var wrappedValue: Value { stored as! Value }
                    }
                    """)
                return screen(&draft, service, mark, attribute: "@PXAs(\(service.wanted).self)")
            }),
        Feature(
            "wrapper.unwrapped", "its value is not optional",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let locator = draft.locator()
                draft.declareOnce(
                    .helpers,
                    """
                    @propertyWrapper struct PXRequired<Value> {
                    var wrappedValue: Value { \(draft.library.find(locator, "Value"))! }\(helperMark)
                    }
                    """)
                return screen(&draft, service, mark, attribute: "@PXRequired", type: service.wanted)
            }),
        Feature(
            "wrapper.passed-container", "is given the container",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    @propertyWrapper struct PXFrom<Value> {
                    let resolver: \(draft.library.lookupType)
                    var wrappedValue: Value? { \(draft.library.find("resolver", "Value")) }\(helperMark)
                    }
                    """)
                let name = draft.unique("PXWrapped")
                draft.declare(
                    .screens,
                    """
                    struct \(name) {
                    @PXFrom var value: \(service.wanted)?\(mark)
                    init(_ r: \(draft.library.lookupType)) {
                    _value = PXFrom(resolver: r)\(mark)
                    }
                    }
                    """)
                return "probe(\(name)($L).value)\(mark)"
            }),
    ]
}
