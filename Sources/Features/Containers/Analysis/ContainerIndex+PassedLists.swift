import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// The objects that the callers of a function pass, on each of which it makes a call.
struct PassedLists {
    struct List {
        var call: Placed<ContainerCallFact>
        /// The paths of the objects' types.
        var types: [[String]]
    }

    var function: Placed<ContainerFunctionFact>
    var lists: [List]

    /// The container that a caller passes for one of the function's parameters; nil if `value` is not one of them.
    func given(_ value: ContainerValue, by list: List) -> ContainerValue? {
        guard case .parameter(function.fact.location, let at) = value else { return nil }
        let call = list.call.fact
        return call.containers.first {
            ContainerIndex.position(of: $0.index, call.labels, function.fact.labels) == at
        }?.value ?? .unknown(call.callee.last ?? "")
    }
}

/// Functions that fill containers with the assemblies that their callers pass.
extension ContainerIndex {
    /// Looks for the callers of each function that calls something on its parameters.
    func findPassedLists() -> [SourceLocation: PassedLists] {
        var found: [SourceLocation: PassedLists] = [:]
        for call in calls.values.joined() {
            guard case .parameter(let place, let at) = call.fact.elements, let function = functionAt[place] else {
                continue
            }
            found[call.fact.location] = passedLists(to: function, at)
        }
        return found
    }

    /// What the callers of a function pass for a parameter; nil if not all of it is known.
    private func passedLists(to function: Placed<ContainerFunctionFact>, _ at: Int) -> PassedLists? {
        guard at < function.fact.parameterTypes.count, isListOrAssembly(function.fact.parameterTypes[at]),
            let name = function.fact.path.last, !functionValues.contains(name), !isOverridden(function)
        else { return nil }
        var found = PassedLists(function: function, lists: [])
        for call in listCalls[name] ?? [] where Self.fits(call.fact.labels, function.fact.labels) {
            switch reach(of: call, to: function) {
            case .no: continue
            case .maybe: return nil
            case .yes:
                let list = call.fact.lists.first {
                    Self.position(of: $0.index, call.fact.labels, function.fact.labels) == at
                }
                guard isBaseKnown(call), let types = list.flatMap({ types(named: $0.value, in: call.context) })
                else { return nil }
                found.lists.append(PassedLists.List(call: call, types: types))
            }
        }
        return found.lists.isEmpty ? nil : found
    }

    /// The paths of types by their names; nil if one of them is not known, or may be several.
    func types(named names: [String], in context: LookupContext) -> [[String]]? {
        let types = names.map { symbols.declarations(of: [$0], in: context).map { symbols.types[$0].fact.path } }
        return types.allSatisfy { $0.count == 1 } ? types.map { $0[0] } : nil
    }

    private func isBaseKnown(_ call: Placed<ContainerCallFact>) -> Bool {
        let base = Array(call.fact.callee.dropLast())
        return base.isEmpty || !receiverTypes(base, call.context).isEmpty
    }

    /// Calls pass neither `inout` lists nor several arguments for one parameter.
    private func isListOrAssembly(_ type: TypeShape) -> Bool {
        if case .array = type { return true }
        return type.isAssembly
    }
}
