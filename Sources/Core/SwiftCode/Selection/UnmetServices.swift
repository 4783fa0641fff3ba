import DovetailBasics
import DovetailFacts

/// The names of services that are resolved but not registered anywhere, and of what may implement them. Services are
/// compared by name alone, so this includes too many if anything.
struct UnmetServices {
    /// The services, the protocols and classes that inherit from them, and their aliases: what inherits from one of these
    /// may implement a service.
    private(set) var implemented: Set<String> = []
    /// The types whose declarations are needed: those that implement a service, and those that they inherit from.
    private(set) var declared: Set<String> = []

    /// - Parameters:
    ///   - others: other services, such as those that no component provides.
    ///   - aliases: the typealiases whose declarations mention each name.
    init(_ files: some Collection<FileFacts>, and others: Set<String>, aliases: [String: [String]]) {
        let types = TypesByName(files)
        var registered: Set<String> = []
        var anyName: Set<String> = []
        var byName: [ServiceName: Set<String>] = [:]
        for file in files {
            file.containers.registrations.forEachBorrowed { registration in
                let shape = registration.service.writtenShape
                shape?.insertNames(into: &registered)
                if registration.name.isKnown {
                    shape?.insertNames(into: &byName[registration.name, default: []])
                } else {
                    shape?.insertNames(into: &anyName)
                }
            }
        }
        var pending = others
        for (name, services) in Self.resolved(files, types) {
            let known = name.isKnown ? byName[name, default: []].union(anyName) : registered
            pending.formUnion(services.subtracting(known))
        }
        guard !pending.isEmpty else { return }
        let heirs = Self.heirs(files, types)
        while let name = pending.popFirst() {
            guard implemented.insert(name).inserted else { continue }
            let names = heirs[name] ?? []
            declared.formUnion(names)
            pending.formUnion(aliases[name] ?? [])
            for type in ([name] + names).lazy.flatMap({ types[$0] }) {
                declared.formUnion(type.inheritedNames)
                // What implements a protocol that inherits from the service implements the service.
                if type.kind == .protocol || type.kind == .class { pending.insert(type.name) }
                pending.formUnion(type.neededNames.subtracting(registered).subtracting(implemented))
            }
        }
    }

    /// The names of the types that inherit from each name.
    private static func heirs(_ files: some Collection<FileFacts>, _ types: TypesByName) -> [String: [String]] {
        var heirs: [String: Set<String>] = [:]
        types.forEach { type in
            for parent in type.inherits {
                if let parent = parent.shape.path?.last { heirs[parent, default: []].insert(type.name) }
            }
        }
        for conformance in files.lazy.flatMap(\.extensions) {
            guard let name = conformance.extended.shape.path?.last else { continue }
            for parent in conformance.inherits.compactMap({ $0.shape.path?.last }) {
                heirs[parent, default: []].insert(name)
            }
        }
        return heirs.mapValues { $0.sorted() }
    }

    /// The names of the types that calls resolve, by the name of the service.
    private static func resolved(
        _ files: some Collection<FileFacts>, _ types: TypesByName
    ) -> [ServiceName: Set<String>] {
        var names: [ServiceName: Set<String>] = [:]
        func add(_ source: TypeSource, _ name: ServiceName) {
            switch source {
            case .written(let shape), .constructed(let shape, _): shape.insertNames(into: &names[name, default: []])
            case .unwrapped(let inner), .optional(let inner): add(inner, name)
            case .argument(let callee, let labels, let index, _):
                let type = callee.last == "init" ? callee.dropLast().last : callee.last
                for parameters in types[type ?? ""].flatMap(\.parameterLists)
                where parameters.count >= labels.count && index < parameters.count {
                    parameters[index].insertNames(into: &names[name, default: []])
                }
            case .member, .generic, .applied, .unknown: break
            }
        }
        for facts in files.lazy.map(\.containers) {
            facts.resolutions.forEachBorrowed { add($0.service, $0.name) }
            facts.registrations.forEachBorrowed { registration in
                guard case .initializer(let type, _) = registration.form else { return }
                for type in types[type.path?.last ?? ""] { names[.none, default: []].formUnion(type.neededNames) }
            }
        }
        return names
    }
}

/// The types that files declare, by name, without copies of them.
private struct TypesByName {
    private let files: [[TypeFact]]
    private var places: [String: [(file: Int, type: Int)]] = [:]

    init(_ files: some Collection<FileFacts>) {
        self.files = files.map(\.types)
        for (number, types) in self.files.enumerated() {
            for type in types.indices { places[types[type].name, default: []].append((number, type)) }
        }
    }

    subscript(name: String) -> [TypeFact] { (places[name] ?? []).map { files[$0.file][$0.type] } }

    func forEach(_ body: (borrowing TypeFact) -> Void) { for types in files { types.forEachBorrowed(body) } }
}

extension TypeFact {
    fileprivate var inheritedNames: [String] { inherits.compactMap { $0.shape.path?.last } }

    /// The types of the parameters of each initializer, including a struct's memberwise one.
    fileprivate var parameterLists: [[TypeShape]] {
        let written = initializers.map { $0.parameters.map(\.type.shape) }
        guard kind == .struct, written.isEmpty else { return written }
        return [members.filter { $0.kind == .property && !$0.isStatic && $0.isStored }.compactMap(\.type?.shape)]
    }

    /// The names of the types with which it is created.
    fileprivate var neededNames: Set<String> {
        parameterLists.joined().reduce(into: []) { $1.insertNames(into: &$0) }
    }
}

extension ServiceName {
    /// Whether the text shows the name.
    fileprivate var isKnown: Bool {
        switch self {
        case .none, .literal: true
        case .constant, .ofAllCases, .parameter, .text, .expression: false
        }
    }
}
