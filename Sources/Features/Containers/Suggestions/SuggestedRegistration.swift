import DovetailBasics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// The registration that a container lacks, ready to paste, and where to write it.
struct SuggestedRegistration {
    let walk: ContainerWalk
    let implementations: Implementations
    let places: RegistrationPlaces
    private let reach: RegistrationReach
    private var services: LinkedServices { walk.services }
    var symbols: SymbolTable

    init(_ walk: ContainerWalk, _ implementations: Implementations) {
        self.walk = walk
        symbols = walk.services.index.symbols
        places = RegistrationPlaces(walk)
        self.implementations = implementations
        reach = RegistrationReach(walk.services)
    }

    /// A missing service.
    struct Wanted {
        var resolution: LinkedResolution
        var service: TypeText
        var container: ContainerID
        /// The registration that needs it, if one does.
        var needing: Int?

        /// Whether a call without arguments can register it.
        var isPlain: Bool {
            guard case .one(let name) = resolution.names, resolution.arguments.isEmpty, resolution.cast == nil,
                resolution.element == nil
            else { return false }
            return name.map { !$0.contains { $0.isNewline || $0 == "\"" || $0 == "\\" } } ?? true
        }
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
            case let types = declarations(of: own.type), types.contains(where: { symbols.isSurely($0, a: service) })
        else { return nil }
        let reached = reach.reached(from: [number])
        guard isOnMain(wanted) || !reached.contains(where: services.isMain),
            !reached.contains(where: { reach.mayResolve(wanted.service.type, $0) })
        else { return nil }
        let place = RegistrationPlace(original, base: base, text: walk.place(of: original.fact))
        guard let key = metatype(wanted.resolution.fact.service, service: service, place: place),
            let other = metatype(original.fact.service, types, place: place)
        else { return nil }
        let named = name.map { ", name: \"\($0)\"" } ?? ""
        let call =
            place.isDovetail
            ? "alias(\(key)\(named), of: \(other)) { $0 }"
            : "register(\(key)\(named)) { r in r.resolve(\(other))! }"
        return "add \(base).\(call) \(place.text), or resolve '\(own.bare.swift)'"
    }

    /// The call that registers a type as a service.
    func call(
        _ wanted: Wanted, service: Int, type: Int, name: String?, place: RegistrationPlace
    ) -> (text: String, isWhole: Bool)? {
        guard let key = metatype(wanted.resolution.fact.service, service: service, place: place),
            let built = symbols.usableName(of: type, in: place.context),
            let usable = symbols.usableInitializers(of: type, in: place.context)
        else { return nil }
        let whole = usable.compactMap { initializer in
            factory(built, initializer: initializer, wanted: wanted, place: place).map { (initializer, $0) }
        }
        guard whole.count < 2 else { return nil }
        let open = usable.sorted { $0.parameters.count < $1.parameters.count }.lazy.compactMap { initializer in
            self.openFactory(built, initializer: initializer, wanted: wanted, service: service, place: place).map {
                (initializer, $0)
            }
        }
        guard let (initializer, factory) = whole.first ?? open.first else { return nil }
        let named = name.map { ", name: \"\($0)\"" } ?? ""
        let actor = initializer.isMain ? ", on: MainActor.self" : ""
        return ("\(place.base).register(\(key)\(named)\(actor)\(factory)", !whole.isEmpty)
    }

    /// The declarations of a type, of which a composition has several; empty if one is unknown.
    private func declarations(of type: Type) -> [Int] {
        guard case .composition(let parts) = type else {
            return [implementations.declaration(of: type)].compactMap(\.self)
        }
        let found = parts.sorted { $0.description < $1.description }.map(implementations.declaration)
        return found.contains(nil) ? [] : found.compactMap(\.self)
    }

    /// How a type is written of which these are the declarations: `(Login & Logout).self`.
    private func metatype(_ source: TypeSource, _ types: [Int], place: RegistrationPlace) -> String? {
        guard types.count > 1 else { return types.first.flatMap { metatype(source, service: $0, place: place) } }
        let names = types.compactMap { symbols.usableName(of: $0, in: place.context) }
        guard names.count == types.count else { return nil }
        let whole = names.joined(separator: " & ")
        return isMarked(source, place) ? "(any \(whole)).self" : "(\(whole)).self"
    }

    /// Whether a protocol is written with `any`.
    private func isMarked(_ source: TypeSource, _ place: RegistrationPlace) -> Bool {
        place.isDovetail || source.writtenShape?.isMarked == true
    }

    /// A service as an argument: `Clock.self`, `(any Feed).self`.
    private func metatype(_ source: TypeSource, service: Int, place: RegistrationPlace) -> String? {
        guard let name = symbols.usableName(of: service, in: place.context) else { return nil }
        guard symbols.types[service].fact.kind == .protocol else { return "\(name).self" }
        if isMarked(source, place) { return "(any \(name)).self" }
        // Without `any`, a protocol with associated types is not a type.
        return symbols.isPlainProtocol(service) ? "\(name).self" : nil
    }

    /// The rest of the call, if everything that the initializer needs can be resolved.
    private func factory(
        _ built: String, initializer: UsableInitializer, wanted: Wanted, place: RegistrationPlace
    ) -> String? {
        var needed: [Int] = []
        for parameter in initializer.parameters {
            guard let found = found(parameter.type, context: initializer.context, wanted: wanted, place: place) else {
                return nil
            }
            needed += found
        }
        let reached = reach.reached(from: needed)
        // It must not close a cycle.
        guard !reached.contains(where: { reach.mayResolve(wanted.service.type, $0) }) else { return nil }
        guard isOnMain(wanted) || !initializer.isMain && !reached.contains(where: services.isMain) else { return nil }
        guard place.isDovetail else {
            guard !initializer.isThrowing, !initializer.isMain else { return nil }
            return swinjectFactory(built, initializer: initializer, place: place)
        }
        if initializer.isOnlyOne { return ", \(built).init)" }
        let isInferred = initializer.parameters.allSatisfy { $0.type == $0.type.unwrapped && !$0.type.isList }
        guard isInferred else { return nil }
        let arguments = initializer.parameters.map { $0.argument("r.resolve()") }.joined(separator: ", ")
        let mark = initializer.isThrowing || !arguments.isEmpty ? "try " : ""
        return ") { \(arguments.isEmpty ? "_" : "r") in \(mark)\(built)(\(arguments)) }"
    }

    /// The rest of the call, with `…` for each value that cannot be resolved. A service that is missing too is resolved:
    /// it is the next finding.
    private func openFactory(
        _ built: String, initializer: UsableInitializer, wanted: Wanted, service: Int, place: RegistrationPlace
    ) -> String? {
        var needed: [Int] = []
        var arguments: [String] = []
        for parameter in initializer.parameters {
            let type = symbols.text(of: parameter.type, in: initializer.context).type
            let found = found(parameter.type, context: initializer.context, wanted: wanted, place: place)
            needed += found ?? []
            let declared = implementations.declaration(of: type)
            guard declared != service else { return nil }
            let isService = declared.map { symbols.types[$0].fact.kind != .enum } ?? (found?.isEmpty == false)
            let isSingle = parameter.type == parameter.type.unwrapped && !parameter.type.isList
            var value = "…"
            if isService, isSingle {
                guard let resolved = resolved(parameter, initializer: initializer, place: place) else { return nil }
                value = resolved
            }
            arguments.append(parameter.argument(value))
        }
        let reached = reach.reached(from: needed)
        guard !reached.contains(where: { reach.mayResolve(wanted.service.type, $0) }),
            isOnMain(wanted) || !initializer.isMain && !reached.contains(where: services.isMain),
            place.isDovetail || !initializer.isThrowing && !initializer.isMain
        else { return nil }
        let isResolving = arguments.contains { $0.contains(text: "r.resolve(") }
        if place.isDovetail, initializer.isOnlyOne, !arguments.contains(where: { $0.hasSuffix("…") }) {
            return ", \(built).init)"
        }
        let mark = initializer.isThrowing || place.isDovetail && isResolving ? "try " : ""
        return ") { \(isResolving ? "r" : "_") in \(mark)\(built)(\(arguments.joined(separator: ", "))) }"
    }

    /// The resolution of what a parameter takes.
    private func resolved(
        _ parameter: UsableInitializer.Parameter, initializer: UsableInitializer, place: RegistrationPlace
    ) -> String? {
        if place.isDovetail { return "r.resolve()" }
        guard
            let service = implementations.declaration(
                of: symbols.text(of: parameter.type, in: initializer.context).type),
            let name = symbols.usableName(of: service, in: place.context),
            parameter.type.isMarked || symbols.isPlainProtocol(service)
        else { return nil }
        return "r.resolve(\(parameter.type.isMarked ? "(any \(name)).self" : "\(name).self"))!"
    }

    /// Whether a service of the main actor can be resolved where one is missing.
    private func isOnMain(_ wanted: Wanted) -> Bool {
        wanted.resolution.fact.isOnMain || wanted.needing.map(services.isMain) ?? false
    }

    /// The registrations that a parameter of the initializer would find; nil if it may find none.
    private func found(
        _ parameter: TypeShape, context: LookupContext, wanted: Wanted, place: RegistrationPlace
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
        _ built: String, initializer: UsableInitializer, place: RegistrationPlace
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
