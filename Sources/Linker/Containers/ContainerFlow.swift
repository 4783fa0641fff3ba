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
    var isDovetail: Bool
}

/// The containers that an expression may stand for.
struct Holders: Hashable {
    var containers: Set<Int> = []
    /// Whether it may be another one, which the sources do not tell.
    var isUnknown = false
    /// Whether it is something else than a container.
    var isForeign = false

    static let unknown = Holders(isUnknown: true)
    static let foreign = Holders(isForeign: true)

    func union(_ other: Holders) -> Holders {
        Holders(
            containers: containers.union(other.containers), isUnknown: isUnknown || other.isUnknown,
            isForeign: isForeign && other.isForeign)
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
    /// Whether a result in the making met itself, so that it must not be kept.
    private var isCut = false

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
        case .resolver(let place):
            return once("r\(place)") {
                guard let registration = self.index.registrationAt[place] else { return .unknown }
                let receiver = self.index.receiver(of: registration)
                return self.holders(receiver.fact, in: receiver.context, isDovetail: receiver.isDovetail)
            }
        case .parameter(let function, let at): return once("p\(function)/\(at)") { self.parameter(function, at) }
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

    /// Follows a value once; round a circle it adds nothing.
    private func once(_ key: String, _ body: () -> Holders) -> Holders {
        if let known = known[key] { return known }
        guard pending.insert(key).inserted else {
            isCut = true
            return Holders(isForeign: true)
        }
        let isOutermost = pending.count == 1
        let result = body()
        pending.remove(key)
        if !isCut || isOutermost { known[key] = result }
        if isOutermost { isCut = false }
        return result
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
            let parents = holders(parent, in: context, isDovetail: isDovetail)
            containers[number].parents = parents.containers
            containers[number].hasUnknownParent = parents.isUnknown
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
        let variables = index.variables(names, in: context)
        if !variables.isEmpty { return self.variables(variables) }
        guard names.count > 1 else { return .unknown }
        // `something.container`, of a value whose type is not told: the one of this name.
        let named = (index.variables[names[names.count - 1]] ?? []).filter { variable in
            variable.fact.type.map { isContainer($0, in: variable.context) == true } ?? false
        }
        let paths = Set(named.map(\.fact.path))
        return paths.count == 1 ? self.variables(named) : .unknown
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
            if !flowing.isForeign { result = result.union(flowing) }
        }
        // A struct's own initialiser sets it under its name.
        for path in Set(variables.map(\.fact.path)) where path.count > 1 {
            for call in index.calls["init"] ?? [] where call.fact.callee.dropLast().last == path[path.count - 2] {
                for given in call.fact.containers where call.fact.labels[given.index] == path.last {
                    let flowing = holders(given.value, in: call.context, isDovetail: call.isDovetail)
                    if !flowing.isForeign { result = result.union(flowing) }
                }
            }
        }
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
            for use in index.assemblies {
                guard use.fact.assembly.path?.last == type else { continue }
                guard let value = use.fact.container else {
                    result = result.union(.unknown)
                    continue
                }
                // A list of assemblies elsewhere is somebody's.
                let flowing = holders(value, in: use.context, isDovetail: use.isDovetail)
                result = result.union(flowing.isForeign ? .unknown : flowing)
            }
        }
        for call in index.calls[function.fact.path.last ?? ""] ?? [] {
            guard ContainerIndex.fits(call.fact.labels, function.fact.labels) else { continue }
            let callee = Array(call.fact.callee.dropLast())
            // A call of another type's function of this name.
            if let name = callee.last, let own = owner.last, name != own, name.first?.isUppercase == true { continue }
            for given in call.fact.containers
            where ContainerIndex.position(of: given.index, call.fact.labels, function.fact.labels) == at {
                let flowing = holders(given.value, in: call.context, isDovetail: call.isDovetail)
                if !flowing.isForeign { result = result.union(flowing) }
            }
        }
        if result.isForeign, isAssembly(owner, in: function.context), isProgram, !isApplied(owner.last ?? "") {
            return Holders()
        }
        return result.isForeign ? .unknown : result
    }

    /// Whether the sources hold what applies assemblies or fills containers, and not only a library's assemblies.
    private lazy var isProgram =
        !index.assemblies.isEmpty || !(index.calls["assemble"] ?? []).isEmpty
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
        index.assemblies.contains { $0.fact.assembly.path?.last == assembly }
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
