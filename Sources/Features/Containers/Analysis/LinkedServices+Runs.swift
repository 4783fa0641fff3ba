import DovetailFacts
import DovetailSemantics

/// When a resolution runs: while its consumer is built, or later.
extension LinkedServices {
    enum Run {
        case whileBuilding
        /// In a closure that may run at once, or of a `Provider` that may be called at once.
        case perhaps
        case later
    }

    /// When a resolution runs for a registration.
    func run(_ number: Int, for registration: Int) -> Run {
        let resolution = resolutions[number]
        switch resolution.fact.timing {
        case .later: return .later
        case .building where !resolution.isImmediate:
            return isOnlyStored(resolution, for: registration) ? .later : .perhaps
        case .building, .completing: break
        }
        let runs = resolution.fact.closures.map { run($0, of: resolution, for: registration) }
        if runs.contains(.later) { return .later }
        return runs.contains(.perhaps) ? .perhaps : .whileBuilding
    }

    /// Whether the value that resolves something later, such as a `Provider`, is only stored by what is built.
    private func isOnlyStored(_ resolution: LinkedResolution, for registration: Int) -> Bool {
        let builder = registrations[registration]
        if resolution.isOfParameter {
            guard case .initializer(let type, _) = builder.fact.form, let path = type.path else { return false }
            return storesDeferred(path, builder.context)
        }
        // The object might be used before it is returned.
        guard builder.fact.returnsAtOnce, case .argument(let callee, _, _, _)? = resolution.fact.takenBy else {
            return false
        }
        return storesDeferred(callee.last == "init" ? Array(callee.dropLast()) : callee, resolution.context)
    }

    /// Whether no initializer of a type does anything with a value that resolves later but store it.
    private func storesDeferred(_ path: [String], _ context: LookupContext) -> Bool {
        let types = index.symbols.declarations(of: path, in: context)
        return !types.isEmpty
            && types.allSatisfy { type in
                let all = initializers(of: type)
                let properties = index.symbols.types[type].fact.members.filter { $0.isMemberwise && !$0.isStatic }
                guard !all.isEmpty else { return properties.allSatisfy(\.isPlainlyStored) }
                let later = all.flatMap { initializer in
                    initializer.parameters.indices.filter { initializer.parameters[$0].type.shape.resolvesLater }
                        .map { (initializer, $0) }
                }
                // If there is none, an alias hides it.
                return !later.isEmpty
                    && later.allSatisfy { initializer, at in
                        initializer.storedClosures.contains { $0.parameter == at && isStored($0.property, of: type) }
                    }
            }
    }

    private func run(_ use: ClosureUse, of resolution: LinkedResolution, for registration: Int) -> Run {
        // The object might be used before it is returned.
        let isReturned = registrations[registration].fact.returnsAtOnce
        switch use {
        case .unknown: return .perhaps
        case .library(let name): return isOfLibrary(name, resolution.context) ? .later : .perhaps
        case .initializer(let path, let call, let argument, let isResult):
            let types = index.symbols.declarations(of: path, in: resolution.context)
            guard !types.isEmpty else { return .perhaps }
            if isResult, isReturned, types.allSatisfy({ stores(argument, of: call, $0) }) { return .later }
            return types.allSatisfy { calls(argument, of: call, $0) } ? .whileBuilding : .perhaps
        case .function(let callee, let call, let argument):
            let functions = index.functions(callee, call.labels + call.trailing, in: resolution.context)
            if functions.isEmpty {
                return callee.count == 1 && Self.standardCallers.contains(callee[0]) ? .whileBuilding : .perhaps
            }
            let areCalling = functions.allSatisfy { function in
                guard let position = call.positions(in: function.fact.parameters)?[argument] else { return false }
                return function.fact.calling.contains(position)
            }
            return areCalling ? .whileBuilding : .perhaps
        case .property(let name):
            // An initializer might set the property, and another one call it.
            let types = owners(of: resolution)
            let isKept = types.allSatisfy { isStored(name, of: $0) && initializers(of: $0).count == 1 }
            return isReturned && isKept && !types.isEmpty ? .later : .perhaps
        case .initialValue:
            // An initializer in an extension might call it.
            let types = owners(of: resolution)
            let isKept = types.allSatisfy { index.symbols.extensions[$0].allSatisfy(\.fact.initializers.isEmpty) }
            return isReturned && isKept && !types.isEmpty ? .later : .perhaps
        case .assigned(let name):
            let properties = index.symbols.types.flatMap { $0.fact.members.filter { $0.name == name } }
            return !properties.isEmpty && properties.allSatisfy(\.isPlainlyStored) ? .later : .perhaps
        }
    }

    /// Functions of the standard library and of Foundation that call their closure.
    private static let standardCallers: Set<String> = [
        "autoreleasepool", "withExtendedLifetime", "withUnsafeBytes", "withUnsafeMutableBytes",
        "withUnsafeMutablePointer", "withUnsafePointer", "withoutActuallyEscaping",
    ]

    private func owners(of resolution: LinkedResolution) -> [Int] {
        index.symbols.declarations(of: resolution.context.enclosing, in: resolution.context.enclosed(by: []))
    }

    /// Whether the initializer that a call means only calls the argument at an index, and does not keep it.
    private func calls(_ argument: Int, of call: CallShape, _ type: Int) -> Bool {
        guard case .declared(let place) = index.symbols.initializer(of: type, calledBy: call),
            let initializer = initializers(of: type).first(where: { $0.location == place }),
            let position = call.positions(in: initializer.parameters)?[argument]
        else { return false }
        switch initializer.parameters[position].type.shape {
        case .function: return true
        case .attributed(let words, .function): return !words.contains("@escaping")
        default: return false
        }
    }

    private func isOfLibrary(_ name: String, _ context: LookupContext) -> Bool {
        if case .external = index.symbols.meaning(of: [name], in: context) { true } else { false }
    }

    /// Whether the initializer that a call means only stores the argument at an index.
    private func stores(_ argument: Int, of call: CallShape, _ type: Int) -> Bool {
        let fact = index.symbols.types[type].fact
        switch index.symbols.initializer(of: type, calledBy: call) {
        case .declared(let place):
            guard let initializer = initializers(of: type).first(where: { $0.location == place }),
                let position = call.positions(in: initializer.parameters)?[argument],
                let stored = initializer.storedClosures.first(where: { $0.parameter == position })
            else { return false }
            return isStored(stored.property, of: type)
        case .implicit:
            guard fact.kind == .struct, fact.initializers.isEmpty else { return false }
            let all = fact.members.filter { $0.kind == .property && !$0.isStatic && $0.isMemberwise }
            // A memberwise initializer stores each of its arguments.
            return !all.isEmpty && all.allSatisfy(\.isPlainlyStored)
        case .unknown: return false
        }
    }

    private func initializers(of type: Int) -> [InitializerFact] {
        index.symbols.types[type].fact.initializers + index.symbols.extensions[type].flatMap(\.fact.initializers)
    }

    /// Whether a type's property is stored as it is, by no wrapper and no setter.
    private func isStored(_ name: String, of type: Int) -> Bool {
        index.symbols.types[type].fact.members.contains {
            $0.name == name && $0.isPlainlyStored
        }
    }
}

extension MemberFact {
    /// Whether it is a stored property without a wrapper.
    fileprivate var isPlainlyStored: Bool { kind == .property && !isStatic && isStored && wrappers.isEmpty }
}

extension ContainerFunctionFact {
    fileprivate struct Parameter: CallParameter {
        var label: String?
        var isVariadic: Bool { false }
        var mayBeLeftOut: Bool
        var mayTakeClosure: Bool
    }

    fileprivate var parameters: [Parameter] {
        labels.indices.map { at in
            Parameter(
                label: labels[at], mayBeLeftOut: defaulted.contains(at), mayTakeClosure: parameterTypes[at].isFunction)
        }
    }
}
