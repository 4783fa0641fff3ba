import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// The registration that a container lacks, ready to paste, and where to write it.
struct SuggestedRegistration {
    private let walk: ContainerWalk
    private let implementations: Implementations
    private let reach: RegistrationReach
    private var services: LinkedServices { walk.services }
    private var symbols: SymbolTable { walk.services.index.symbols }

    init(_ walk: ContainerWalk, _ implementations: Implementations) {
        self.walk = walk
        self.implementations = implementations
        reach = RegistrationReach(walk.services)
    }

    /// A missing service.
    struct Wanted {
        var resolution: LinkedResolution
        var service: TypeText
        var container: Int
        /// The registration that needs it, if one does.
        var needing: Int?

        /// Whether a call without arguments can register it.
        fileprivate var isPlain: Bool {
            guard case .one(let name) = resolution.names, resolution.arguments.isEmpty, resolution.cast == nil,
                resolution.element == nil
            else { return false }
            return name.map { !$0.contains { $0.isNewline || $0 == "\"" || $0 == "\\" } } ?? true
        }
    }

    /// `add c.register(Clock.self, Clock.init) to BankAssembly.assemble(_:) at Bank/Assembly.swift:8`; nil unless there
    /// is a single answer.
    func help(for wanted: Wanted) -> String? {
        guard wanted.isPlain, case .one(let name) = wanted.resolution.names,
            let service = implementations.declaration(of: wanted.service.type),
            let candidates = implementations.all(of: wanted.service.type)
        else { return nil }
        let isProtocol = symbols.types[service].fact.kind == .protocol
        let fitting = candidates.filter { isProtocol ? symbols.isSurely($0, a: service) : $0 == service }
        let answers = walk.places(of: wanted.container).compactMap { place -> Answer? in
            let visible = fitting.filter { symbols.usableName(of: $0, in: place.context) != nil }
            return visible.isEmpty ? nil : Answer(place: place, visible: visible)
        }
        // Every place must lead to the same type.
        guard Set(answers.flatMap(\.visible)).count == 1, let type = answers.first?.visible.first else { return nil }
        let own = answers.filter { $0.place.context.module == symbols.types[type].context.module }
        let natural = own.isEmpty ? answers : own
        guard natural.count == 1, let place = natural.first?.place,
            let call = call(wanted, service, type, name, place)
        else { return nil }
        return "add \(call) \(place.text)"
    }

    /// `add c.alias((any Store).self, of: DiskStore.self) { $0 } to …`, for a service that is registered only as another
    /// type; nil if that is not enough.
    func alias(for wanted: Wanted, of number: Int) -> String? {
        let original = services.registrations[number]
        guard wanted.isPlain, case .one(let name) = wanted.resolution.names, original.names == .one(nil),
            original.arguments?.isEmpty == true, original.isPlain,
            let base = original.fact.base, case .known(let own) = original.service,
            original.holders.containers.contains(wanted.container),
            let service = implementations.declaration(of: wanted.service.type),
            let type = implementations.declaration(of: own.type), symbols.isSurely(type, a: service)
        else { return nil }
        let reached = reach.reached(from: [number])
        guard isOnMain(wanted) || !reached.contains(where: services.isMain),
            !reached.contains(where: { reach.mayResolve(wanted.service.type, $0) })
        else { return nil }
        let place = RegistrationPlace(original, base: base, text: walk.place(of: original.fact))
        guard let key = metatype(wanted.resolution.fact.service, service, place),
            let other = metatype(original.fact.service, type, place)
        else { return nil }
        let named = name.map { ", name: \"\($0)\"" } ?? ""
        let call =
            place.isDovetail
            ? "alias(\(key)\(named), of: \(other)) { $0 }"
            : "register(\(key)\(named)) { r in r.resolve(\(other))! }"
        return "add \(base).\(call) \(place.text), or resolve '\(own.bare.swift)'"
    }

    private struct Answer {
        var place: RegistrationPlace
        var visible: [Int]
    }

    /// The call that registers a type as a service.
    private func call(
        _ wanted: Wanted, _ service: Int, _ type: Int, _ name: String?, _ place: RegistrationPlace
    ) -> String? {
        guard let key = metatype(wanted.resolution.fact.service, service, place),
            let built = symbols.usableName(of: type, in: place.context),
            let usable = symbols.usableInitializers(of: type, in: place.context)
        else { return nil }
        let fitting = usable.compactMap { initializer in
            factory(built, initializer, wanted, place).map { (initializer, $0) }
        }
        guard fitting.count == 1, let (initializer, factory) = fitting.first else { return nil }
        let named = name.map { ", name: \"\($0)\"" } ?? ""
        let actor = initializer.isMain ? ", on: MainActor.self" : ""
        return "\(place.base).register(\(key)\(named)\(actor)\(factory)"
    }

    /// A service as an argument: `Clock.self`, `(any Feed).self`.
    private func metatype(_ source: TypeSource, _ service: Int, _ place: RegistrationPlace) -> String? {
        guard let name = symbols.usableName(of: service, in: place.context) else { return nil }
        guard symbols.types[service].fact.kind == .protocol else { return "\(name).self" }
        if place.isDovetail || source.writtenShape?.isMarked == true {
            return "(any \(name)).self"
        }
        // Without `any`, a protocol with associated types is not a type.
        return symbols.isPlainProtocol(service) ? "\(name).self" : nil
    }

    /// The rest of the call, if everything that the initialiser needs can be resolved.
    private func factory(
        _ built: String, _ initializer: UsableInitializer, _ wanted: Wanted, _ place: RegistrationPlace
    ) -> String? {
        var needed: [Int] = []
        for parameter in initializer.parameters {
            guard let found = found(parameter.type, initializer.context, wanted, place) else { return nil }
            needed += found
        }
        let reached = reach.reached(from: needed)
        // It must not close a cycle.
        guard !reached.contains(where: { reach.mayResolve(wanted.service.type, $0) }) else { return nil }
        guard isOnMain(wanted) || !initializer.isMain && !reached.contains(where: services.isMain) else { return nil }
        guard place.isDovetail else {
            guard !initializer.isThrowing, !initializer.isMain else { return nil }
            return swinjectFactory(built, initializer, place)
        }
        if initializer.isOnlyOne { return ", \(built).init)" }
        let isInferred = initializer.parameters.allSatisfy { $0.type == $0.type.unwrapped && !$0.type.isList }
        guard isInferred else { return nil }
        let arguments = initializer.parameters.map { $0.argument("r.resolve()") }.joined(separator: ", ")
        let mark = initializer.isThrowing || !arguments.isEmpty ? "try " : ""
        return ") { \(arguments.isEmpty ? "_" : "r") in \(mark)\(built)(\(arguments)) }"
    }

    /// Whether a service of the main actor can be resolved where one is missing.
    private func isOnMain(_ wanted: Wanted) -> Bool {
        wanted.resolution.fact.isOnMain || wanted.needing.map(services.isMain) ?? false
    }

    /// The registrations that a parameter of the initialiser would find; nil if it may find none.
    private func found(
        _ parameter: TypeShape, _ context: LookupContext, _ wanted: Wanted, _ place: RegistrationPlace
    ) -> [Int]? {
        if case .attributed = parameter { return nil }
        let type = symbols.text(of: parameter, in: context)
        var fact = wanted.resolution.fact
        (fact.service, fact.name, fact.via, fact.isOptional) = (.written(parameter), .none, nil, type.isOptional)
        var resolution = LinkedResolution(
            placed: Placed(fact: fact, context: place.context), service: .known(type), names: .one(nil), arguments: [],
            holders: PossibleContainers(containers: [wanted.container]), isImmediate: true)
        services.unwrap(&resolution, parameter, isDovetail: place.isDovetail)
        var all: [Int] = []
        for container in place.containers.union([wanted.container]).sorted() {
            guard case .found(let found) = walk.lookup.answer(resolution, in: container) else { return nil }
            all += found.map(\.registration)
        }
        // `nil` for a service that is not registered is meant; for a `String?`, it may not be.
        if all.isEmpty, implementations.declaration(of: type.unwrapped.type) == nil { return nil }
        return all
    }

    private func swinjectFactory(
        _ built: String, _ initializer: UsableInitializer, _ place: RegistrationPlace
    ) -> String? {
        var arguments: [String] = []
        for parameter in initializer.parameters {
            let type = parameter.type.unwrapped
            guard let service = implementations.declaration(of: symbols.text(of: type, in: initializer.context).type),
                let name = symbols.usableName(of: service, in: place.context),
                type.isMarked || symbols.isPlainProtocol(service)
            else { return nil }
            let force = type == parameter.type ? "!" : ""
            let key = type.isMarked ? "(any \(name)).self" : "\(name).self"
            arguments.append(parameter.argument("r.resolve(\(key))\(force)"))
        }
        let isEmpty = arguments.isEmpty
        return ") { \(isEmpty ? "_" : "r") in \(built)(\(arguments.joined(separator: ", "))) }"
    }
}

extension UsableInitializer.Parameter {
    fileprivate func argument(_ value: String) -> String { label.map { "\($0): \(value)" } ?? value }
}

extension TypeShape {
    /// Whether it is written as `any P`.
    fileprivate var isMarked: Bool {
        if case .existential = self { return true }
        return false
    }

    fileprivate var isList: Bool {
        if case .array = self { return true }
        return false
    }
}

extension SymbolTable {
    /// Whether a type can be named without `any`.
    fileprivate func isPlainProtocol(_ type: Int) -> Bool {
        guard types[type].fact.kind == .protocol else { return true }
        return typeAndSupertypes(of: type).allSatisfy { one in
            let fact = types[one].fact
            let isPlain = fact.inherits.allSatisfy { parent in
                !declarations(of: parent.shape.path ?? [], in: types[one].context).isEmpty
                    || Self.plainProtocols.contains(parent.shape.path?.last ?? "")
            }
            return isPlain
                && fact.members.allSatisfy { $0.kind != .associatedType && !$0.mentionedNames.contains("Self") }
        }
    }

    private static let plainProtocols: Set<String> = [
        "AnyObject", "Sendable", "Error", "LocalizedError", "Codable", "Encodable", "Decodable",
        "CustomStringConvertible", "CustomDebugStringConvertible",
    ]
}
