import WiringModel

/// A container of the program: one for each place that creates one.
struct LinkedContainer {
    var location: SourceLocation?
    /// What the program calls it: `AppDelegate.container`.
    var name: String
    /// The containers in which it looks for what it does not have.
    var parents: Set<Int> = []
    /// Whether its parent may be another one, which the sources do not tell.
    var hasUnknownParent = false
    /// An assembly that is applied to it and is not in the sources.
    var unreadAssembly: String?
    var isDovetail: Bool
}

/// The containers that an expression may stand for.
struct Holders: Hashable {
    var containers: Set<Int> = []
    /// Whether it may be another one, which the sources do not tell.
    var isUnknown = false
    /// Whether it is something else than a container.
    var isForeign = false
    /// Whether it is what a circle hands round, of which nothing is known yet.
    var isOpen = false

    static let unknown = Holders(isUnknown: true)
    static let foreign = Holders(isForeign: true)
    static let open = Holders(isForeign: true, isOpen: true)

    func union(_ other: Holders) -> Holders {
        Holders(
            containers: containers.union(other.containers), isUnknown: isUnknown || other.isUnknown,
            isForeign: isForeign && other.isForeign, isOpen: isForeign && other.isForeign && (isOpen || other.isOpen))
    }
}

/// Follows containers from where they are created to where they are used: through variables, arguments, results,
/// and assemblies. The order of statements does not count.
final class ContainerFlow {
    let index: ContainerIndex
    let handWritten: [HandWrittenContainer]
    private(set) var containers: [LinkedContainer] = []
    private var created: [SourceLocation: Int] = [:]
    private var pending: Set<String> = []
    private var known: [String: Holders] = [:]
    /// What the last round over a circle found.
    private var assumed: [String: Holders] = [:]
    /// What this round found, which rests on what is assumed.
    private var found: [String: Holders] = [:]
    /// Whether a result in the making rests on what is assumed.
    private var isAssuming = false
    private var parents: [(container: Int, value: ContainerValue, context: LookupContext, isDovetail: Bool?)] = []

    init(_ index: ContainerIndex, handWritten: [HandWrittenContainer]) {
        self.index = index
        self.handWritten = handWritten
    }

    private static let types: Set<String> = [
        "Container", "Resolver", "Assembler", "Registrations", "SynchronizedResolver", "_Resolver",
    ]

    /// Whether a type is a container's; nil where that cannot be told.
    func isContainer(_ shape: TypeShape, in context: LookupContext, depth: Int = 0) -> Bool? {
        guard depth < 8, let path = shape.unwrapped.withoutMarks.path, let name = path.last else { return false }
        if handWritten.contains(where: { $0.type == name || $0.type == path.joined(separator: ".") }) { return true }
        switch index.symbols.meaning(of: path, in: context) {
        case .types(let types):
            return types.contains { type in
                let declared = index.symbols.types[type]
                let clauses = declared.fact.inherits + index.symbols.extensions[type].flatMap(\.fact.inherits)
                return clauses.contains {
                    $0.shape.path?.last != "Resolver" || declared.fact.kind == .protocol
                        ? isContainer($0.shape, in: declared.context, depth: depth + 1) == true : false
                }
            }
        case .alias(let alias): return isContainer(alias.fact.target.shape, in: alias.context, depth: depth + 1)
        case .named: return false
        case .external(let path): return Self.types.contains(path.last ?? "")
        }
    }

    /// The containers behind a value, as the place means it.
    func holders(_ value: ContainerValue, in context: LookupContext, isDovetail: Bool?) -> Holders {
        switch value {
        case .created(let place, let type, let parent):
            guard isContainer(type, in: context) == true else { return .foreign }
            return Holders(containers: [container(place, type, parent, context, isDovetail)])
        case .unknown: return .unknown
        case .ofType(let type): return isContainer(type, in: context) == true ? .unknown : .foreign
        case .either(let one, let other):
            let first = holders(one, in: context, isDovetail: isDovetail)
            guard first.containers.isEmpty else { return first }
            let second = holders(other, in: context, isDovetail: isDovetail)
            return second.containers.isEmpty && !first.isForeign ? first : second
        case .resolver(let place):
            return once("r\(place)") {
                guard let registration = self.index.registrationAt[place] else { return .unknown }
                let receiver = self.index.receiver(of: registration)
                return self.holders(receiver.fact, in: receiver.context, isDovetail: receiver.isDovetail)
            }
        case .parameter(let function, let at): return once("p\(function)/\(at)") { self.parameter(function, at) }
        case .receiver(let function): return once("e\(function)") { self.receiver(function) }
        case .member(let names):
            let place = context.enclosing.joined(separator: ".")
            return once("m\(context.module)|\(place)|\(names.joined(separator: "."))") {
                self.member(names, in: context)
            }
        case .call(let names):
            return once("c\(context.module)|\(context.enclosing)|\(names)") {
                let functions = (self.index.functionsByName[names.last ?? ""] ?? [])
                    .filter {
                        $0.fact.path.hasSuffix(names) || names.count == 1 && $0.context.enclosing == context.enclosing
                    }
                guard !functions.isEmpty else { return .unknown }
                return functions.reduce(Holders(isForeign: true)) { holders, function in
                    if let type = function.fact.result, self.isContainer(type, in: function.context) == false {
                        return holders
                    }
                    guard let value = function.fact.value else { return holders.union(.unknown) }
                    return holders.union(
                        self.holders(value, in: function.context, isDovetail: function.isDovetail))
                }
            }
        }
    }

    /// Follows a value once. Round a circle, what its values are is assumed, and found again until it is the same:
    /// each round adds containers, and there are finitely many.
    private func once(_ key: String, _ body: () -> Holders) -> Holders {
        if let known = known[key] { return known }
        if let found = found[key] {
            isAssuming = true
            return found
        }
        let isOutermost = pending.isEmpty
        guard pending.insert(key).inserted else {
            isAssuming = true
            return assumed[key] ?? .open
        }
        guard isOutermost else {
            let wasAssuming = isAssuming
            isAssuming = false
            let result = body()
            pending.remove(key)
            if isAssuming { found[key] = result } else { known[key] = result }
            isAssuming = isAssuming || wasAssuming
            return result
        }
        repeat {
            assumed = found
            (found, isAssuming) = ([:], false)
            found[key] = body()
        } while isAssuming && found != assumed
        // What is still open has no beginning.
        for (key, holders) in found { known[key] = holders.isOpen ? .unknown : holders }
        (found, assumed, isAssuming) = ([:], [:], false)
        pending.remove(key)
        linkParents()
        return known[key] ?? .unknown
    }

    /// Finds the parents of containers, once nothing is in the making.
    private func linkParents() {
        while pending.isEmpty, let (container, value, context, isDovetail) = parents.popLast() {
            let holders = holders(value, in: context, isDovetail: isDovetail)
            containers[container].parents = holders.containers
            containers[container].hasUnknownParent = holders.isUnknown
        }
    }

    private func container(
        _ place: SourceLocation, _ type: TypeShape, _ parent: ContainerValue?, _ context: LookupContext,
        _ isDovetail: Bool?
    ) -> Int {
        if let known = created[place] { return known }
        let number = containers.count
        created[place] = number
        containers.append(
            LinkedContainer(
                location: place, name: name(of: place), isDovetail: isDovetail ?? context.imports.contains("Dovetail")))
        if let parent {
            parents.append((number, parent, context, isDovetail))
            linkParents()
        }
        return number
    }

    /// The variable that a container is created for, or its file.
    private func name(of place: SourceLocation) -> String {
        for variable in index.variables.values.joined() {
            guard case .created(place, _, _) = variable.fact.value else { continue }
            return variable.fact.path.joined(separator: ".")
        }
        for function in index.functionAt.values {
            guard case .created(place, _, _) = function.fact.value else { continue }
            return function.fact.path.joined(separator: ".") + "()"
        }
        return "the one created in \(place.path.split(separator: "/").last.map(String.init) ?? place.path)"
    }

    private func member(_ names: [String], in context: LookupContext) -> Holders {
        if names.isEmpty {
            let owner = TypeShape.named(context.enclosing.map { .init($0) })
            return isContainer(owner, in: context) == true ? .unknown : .foreign
        }
        let variables = index.variables(names, in: context)
        if !variables.isEmpty { return self.variables(variables) }
        // A type, or what has a type, that is no container.
        if isOther(names, in: context) { return .foreign }
        guard names.count > 1 else { return .unknown }
        // `something.container`, of a value whose type is not told: the one of this name.
        let named = (index.variables[names[names.count - 1]] ?? []).filter { variable in
            variable.fact.type.map { isContainer($0, in: variable.context) == true } ?? false
        }
        let paths = Set(named.map(\.fact.path))
        return paths.count == 1 ? self.variables(named) : .unknown
    }

    /// Whether a dotted name surely means something else than a container.
    private func isOther(_ names: [String], in context: LookupContext) -> Bool {
        if !index.symbols.declarations(of: names, in: context).isEmpty {
            return isContainer(.named(names.map { .init($0) }), in: context) == false
        }
        return index.type(of: names, in: context).map { isContainer($0.shape, in: $0.context) == false } ?? false
    }

    /// What variables of one path are set to.
    private func variables(_ variables: [Placed<ContainerVariableFact>]) -> Holders {
        let typed = variables.compactMap { variable in
            variable.fact.type.map { isContainer($0, in: variable.context) == true }
        }
        if !typed.isEmpty, !typed.contains(true) { return .foreign }
        var result = Holders(isForeign: true)
        for variable in variables {
            guard let value = variable.fact.value else { continue }
            let flowing = holders(value, in: variable.context, isDovetail: variable.isDovetail)
            if !flowing.isForeign || flowing.isOpen { result = result.union(flowing) }
        }
        // A struct's own initialiser sets it under its name.
        for path in Set(variables.map(\.fact.path)) where path.count > 1 {
            for call in index.calls["init"] ?? [] where call.fact.callee.dropLast().last == path[path.count - 2] {
                for given in call.fact.containers where call.fact.labels[given.index] == path.last {
                    let flowing = holders(given.value, in: call.context, isDovetail: call.isDovetail)
                    if !flowing.isForeign || flowing.isOpen { result = result.union(flowing) }
                }
            }
        }
        if result.isOpen { return .open }
        if result.isForeign { return typed.contains(true) ? .unknown : .foreign }
        return result
    }

    /// What a function's parameter is given.
    private func parameter(_ place: SourceLocation, _ at: Int) -> Holders {
        guard let function = index.functionAt[place], at < function.fact.parameterTypes.count else { return .unknown }
        guard isContainer(function.fact.parameterTypes[at], in: function.context) == true else { return .foreign }
        var result = Holders(isForeign: true)
        let owner = Array(function.fact.path.dropLast())
        if ["assemble", "loaded"].contains(function.fact.path.last), let type = owner.last {
            for use in applied[type] ?? [] {
                guard let value = use.fact.container else {
                    result = result.union(.unknown)
                    continue
                }
                // A list of assemblies elsewhere is somebody's.
                let flowing = holders(value, in: use.context, isDovetail: use.isDovetail)
                result = result.union(flowing.isForeign && !flowing.isOpen ? .unknown : flowing)
            }
        }
        for call in index.calls[function.fact.path.last ?? ""] ?? [] {
            guard ContainerIndex.fits(call.fact.labels, function.fact.labels) else { continue }
            let callee = Array(call.fact.callee.dropLast())
            if callee == ["super"], !index.inherited(call.fact.within, call.context).contains(owner) { continue }
            // A call of another type's function of this name.
            if let name = callee.last, let own = owner.last, name != own, name.first?.isUppercase == true { continue }
            for given in call.fact.containers
            where ContainerIndex.position(of: given.index, call.fact.labels, function.fact.labels) == at {
                let flowing = holders(given.value, in: call.context, isDovetail: call.isDovetail)
                if !flowing.isForeign || flowing.isOpen { result = result.union(flowing) }
            }
        }
        if result.isOpen { return .open }
        if result.isForeign, isAssembly(owner, in: function.context), isProgram, !isApplied(owner.last ?? "") {
            return Holders()
        }
        return result.isForeign ? .unknown : result
    }

    /// The assemblies that are given to containers, by the type whose `assemble` is called: their own, or one that
    /// they inherit from where they have none.
    private lazy var applied: [String: [Placed<AssemblyUseFact>]] = {
        let own = Set((index.functionsByName["assemble"] ?? []).compactMap { $0.fact.path.dropLast().last })
        var found: [String: [Placed<AssemblyUseFact>]] = [:]
        for use in index.assemblies {
            guard let path = use.fact.assembly.path, let name = path.last else { continue }
            let inherited = own.contains(name) ? [] : index.inherited(path, use.context).compactMap(\.last)
            for type in Set(inherited + [name]) { found[type, default: []].append(use) }
        }
        return found
    }()

    /// Notes on containers which assemblies of theirs are not in the sources.
    func noteUnreadAssemblies() {
        for use in index.assemblies {
            guard let path = use.fact.assembly.path, let value = use.fact.container,
                case .external = index.symbols.meaning(of: path, in: use.context)
            else { continue }
            for container in holders(value, in: use.context, isDovetail: use.isDovetail).containers {
                containers[container].unreadAssembly = containers[container].unreadAssembly ?? path.last
            }
        }
    }

    /// What a function of an extension of containers is called on.
    private func receiver(_ place: SourceLocation) -> Holders {
        guard let function = index.functionAt[place] else { return .unknown }
        let owner = TypeShape.named(function.fact.path.dropLast().map { .init($0) })
        guard isContainer(owner, in: function.context) == true else { return .foreign }
        let isInitializer = function.fact.path.last == "init"
        var result = Holders(isForeign: true)
        for call in index.callsOn[function.fact.path.last ?? ""] ?? [] {
            guard let value = call.fact.receiver, ContainerIndex.fits(call.fact.labels, function.fact.labels),
                !isInitializer || call.fact.labels.count == function.fact.labels.count
            else { continue }
            let flowing = holders(value, in: call.context, isDovetail: call.isDovetail)
            if !flowing.isForeign || flowing.isOpen { result = result.union(flowing) }
        }
        return result.isForeign && !result.isOpen ? .unknown : result
    }

    /// Whether the sources hold what applies assemblies or fills containers, and not only a library's assemblies.
    private lazy var isProgram =
        !index.assemblies.isEmpty || !(index.calls["assemble"] ?? []).isEmpty
        || index.variables.values.joined().contains { variable in
            guard case .created(_, let type, _)? = variable.fact.value else { return false }
            return type.path?.last == "Assembler" && isContainer(type, in: variable.context) == true
        }
        || index.registrations.contains { registration in
            guard case .created(_, let type, _) = registration.fact.receiver else { return false }
            return isContainer(type, in: registration.context) == true
        }

    /// Whether a type is an assembly.
    func isAssembly(_ path: [String], in context: LookupContext) -> Bool {
        index.symbols.declarations(of: path, in: context).contains { type in
            let clauses =
                index.symbols.types[type].fact.inherits + index.symbols.extensions[type].flatMap(\.fact.inherits)
            return clauses.contains { $0.shape.path?.last == "Assembly" }
        }
    }

    /// Whether anything gives an assembly to a container.
    func isApplied(_ assembly: String) -> Bool {
        applied[assembly] != nil
            || (index.calls["assemble"] ?? []).contains { $0.fact.callee.dropLast().last == assembly }
            || index.symbols.program.modules.contains { module in
                module.files.contains { file in
                    file.constructions.contains { construction in
                        guard case .type(let type) = construction.callee else { return false }
                        return type.path?.last == assembly
                    }
                }
            }
    }
}
