/// More functions of the program that look up services.
enum MoreHelpers {
    private static let helperMark = Draft.helperMark

    static let all: [Feature] = [
        Feature(
            "helper.default-name", "a method whose default argument is a name",
            part: .lookup { draft, service, mark in
                guard service.argument == nil else { return draft.plainLookup(service, mark) }
                let method = draft.random.pick(["pxMain", "pxLive", "pxNone"])
                let standard = method == "pxNone" ? "nil" : "\"\(method.dropFirst(2).lowercased())\""
                draft.declareOnce(
                    .helpers,
                    """
                    extension \(draft.library.extended) {
                    func \(method)<T>(_ type: T.Type, _ name: String? = \(standard)) -> T? {
                    \(draft.library.find("self", "T", name: "name"))\(helperMark)
                    }
                    }
                    """)
                let name = draft.random.percent(60) ? service.wantedName.map { ", \($0)" } ?? "" : ""
                return "probe($L.\(method)(\(service.wanted).self\(name)))\(mark)"
            }),
        Feature(
            "helper.own-static", "a static method of the service itself", only: .swinject,
            part: .lookup { draft, service, mark in
                guard service.isPlain, service.concrete == service.wanted, !service.wanted.contains("<"),
                    !service.wanted.contains("."), !service.isDeclaredOpen
                else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    protocol PXFindable {}
                    extension PXFindable {
                    static func find(in r: any Resolver) -> Self? {
                    r.resolve(Self.self)\(helperMark)
                    }
                    }
                    """)
                draft.declareOnce(.helpers, "extension \(service.wanted): PXFindable {}")
                return "probe(\(service.wanted).find(in: $L))\(mark)"
            }),
        Feature(
            "helper.type-variable", "a constant that holds the type",
            part: .lookup { draft, service, mark in
                let name = draft.unique("type")
                let label = draft.library == .swinject ? "argument" : "arguments"
                let names = service.wantedName.map { ", name: \($0)" } ?? ""
                let arguments = service.argument.map { ", \(label): \($0)" } ?? ""
                let call = "$L.resolve(\(name)\(names)\(arguments))"
                return """
                    let \(name) = \(service.wanted).self
                    probe(\(draft.library == .swinject ? call : "try? \(call)"))\(mark)
                    """
            }),
        Feature(
            "helper.guard-let", "a `guard let` in a function",
            part: .lookup { draft, service, mark in
                let name = draft.unique("pxCheck")
                draft.declare(
                    .screens,
                    """
                    func \(name)(_ r: \(draft.library.lookupType)) -> Bool {
                    guard let value = probe(\(draft.find("r", service))) else { return false }\(mark)
                    _ = value
                    return true
                    }
                    """)
                return "print(\(name)($L))"
            }),
        Feature(
            "helper.associated", "a method of a protocol that looks up its associated type",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    protocol PXNeeding {
                    associatedtype Needed
                    }
                    extension PXNeeding {
                    func needed(from r: \(draft.library.lookupType)) -> Needed? {
                    \(draft.library.find("r", "Needed"))\(helperMark)
                    }
                    }
                    """)
                let name = draft.unique("PXNeeds")
                draft.declare(.screens, "struct \(name): PXNeeding {\ntypealias Needed = \(service.wanted)\n}")
                return "probe(\(name)().needed(from: $L))\(mark)"
            }),
        Feature(
            "helper.generic-initializer", "an initializer of a generic type",
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.declareOnce(
                    .helpers,
                    """
                    struct PXHeld<T> {
                    let value: T?
                    init(_ r: \(draft.library.lookupType), _ type: T.Type = T.self) {
                    value = \(draft.library.find("r", "T"))\(helperMark)
                    }
                    }
                    """)
                switch draft.random.below(3) {
                case 0: return "probe(PXHeld<\(service.wanted)>($L).value)\(mark)"
                case 1: return "probe(PXHeld($L, \(service.wanted).self).value)\(mark)"
                default:
                    let name = draft.unique("held")
                    return "let \(name): PXHeld<\(service.wanted)> = .init($L)\(mark)\nprobe(\(name).value)\(mark)"
                }
            }),
        Feature(
            "helper.factory-protocol", "a factory behind a protocol",
            part: .lookup { draft, service, mark in
                let (name, live, mock) = (
                    draft.unique("PXFactory"), draft.unique("PXLiveFactory"), draft.unique("PXMockFactory")
                )
                draft.declare(
                    .screens,
                    """
                    protocol \(name) {
                    func make() -> \(service.wanted)?
                    }
                    struct \(live): \(name) {
                    let r: \(draft.library.lookupType)
                    func make() -> \(service.wanted)? { \(draft.find("r", service)) }\(mark)
                    }
                    struct \(mock): \(name) {
                    func make() -> \(service.wanted)? { nil }
                    }
                    """)
                let variable = draft.unique("factory")
                return "let \(variable): any \(name) = \(live)(r: $L)\nprobe(\(variable).make())\(mark)"
            }),
        Feature(
            "helper.injected-closure", "a closure that an object is given",
            part: .lookup { draft, service, mark in
                draft.declareOnce(.helpers, "struct PXLink<Value> {\nlet make: () -> Value?\n}")
                let (name, r) = (draft.unique("link"), draft.unique("resolver"))
                let find = draft.find(r, service)
                let made =
                    draft.random.percent(50)
                    ? "PXLink<\(service.wanted)> { \(find) }" : "PXLink(make: { \(find) })"
                return "let \(r) = $L\nlet \(name) = \(made)\(mark)\nprobe(\(name).make())\(mark)"
            }),
        Feature(
            "helper.tilde", "the operator `~>` of the autoregistration", only: .swinject,
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                draft.imports.insert("import SwinjectAutoregistration")
                if draft.random.percent(50) { return "probe($L ~> \(service.wanted).self)\(mark)" }
                let name = draft.unique("value")
                return "probe(($L~>) as \(service.wanted))\(mark)\n_ = \"\(name)\""
            }),
        Feature(
            "helper.elements", "the elements of an array",
            part: .lookup { draft, service, mark in
                let name = draft.unique("found")
                return """
                    let \(name): [Any?] = [
                    probe(\(draft.find("$L", service))),\(mark)
                    ]
                    print(\(name).count)
                    """
            }),
        Feature(
            "helper.mapped", "a closure that `map` calls with a resolver",
            part: .lookup { draft, service, mark in
                let name = draft.unique("found")
                return """
                    let \(name) = [$L].map { \(draft.find("$0", service)) }\(mark)
                    probe(\(name)[0])\(mark)
                    """
            }),
        Feature(
            "helper.short-circuit", "the right side of `??` after another lookup",
            part: .lookup { draft, service, mark in
                let other = draft.library.find("$L", service.wanted, name: "\"special\"")
                let name = draft.unique("value")
                return "let \(name) = \(other) ?? probe(\(draft.find("$L", service)))\(mark)\n_ = \(name)"
            }),
        Feature(
            "helper.rethrowing-try", "`try` in a function that throws on", only: .dovetail,
            part: .lookup { draft, service, mark in
                let name = draft.unique("pxLoad")
                let names = service.wantedName.map { ", name: \($0)" } ?? ""
                let arguments = service.argument.map { ", arguments: \($0)" } ?? ""
                draft.declare(
                    .screens,
                    """
                    func \(name)(_ r: Container) throws -> \(service.wanted) {
                    try r.resolve(\(service.wanted).self\(names)\(arguments))\(mark)
                    }
                    """)
                return "probe(try? \(name)($L))\(mark)"
            }),
        Feature(
            "helper.inferred-resolve", "a `resolve()` of which the place says the type", only: .dovetail,
            part: .lookup { draft, service, mark in
                guard service.argument == nil else { return draft.plainLookup(service, mark) }
                let name = draft.unique("value")
                let called = service.wantedName.map { "name: \($0)" } ?? ""
                draft.declare(
                    .screens,
                    """
                    struct PX\(name) {
                    let value: \(service.wanted)
                    init(_ r: Container) throws {
                    value = try r.resolve(\(called))\(mark)
                    }
                    }
                    """)
                return "probe(try? PX\(name)($L).value)\(mark)"
            }),
        Feature(
            "helper.provider", "a `Provider` or a `Lazy`", only: .dovetail,
            part: .lookup { draft, service, mark in
                guard service.isPlain else { return draft.plainLookup(service, mark) }
                let wrapper = draft.random.pick(["Provider", "Lazy"])
                let name = draft.unique("later")
                return """
                    let \(name) = try? $L.resolve(\(wrapper)<\(service.wanted)>.self)\(mark)
                    probe(try? \(name)?())\(mark)
                    """
            }),
    ]
}
