import DovetailFacts
import DovetailSemantics

/// The argument that a call of a component's initializer passes for the parent.
enum ParentArgument {
    /// This argument of the call.
    case argument(ConstructionFact.Argument)
    /// The component is built from a double.
    case double
    /// A root is built.
    case none
    /// The call matches no known initializer, or one that hides the parent.
    case unknown
}

extension SymbolTable {
    /// The parent argument that `arguments` pass to a component with this ancestry.
    func parentArgument(_ arguments: [ConstructionFact.Argument], of ancestry: Ancestry) -> ParentArgument {
        parentArgument(arguments, line: ancestry.line[...], isRoot: ancestry.kind == .root, depth: 0)
    }

    private func parentArgument(
        _ arguments: [ConstructionFact.Argument], line: ArraySlice<(type: Int, context: LookupContext)>,
        isRoot: Bool, depth: Int
    ) -> ParentArgument {
        guard depth < 16 * LongLines.limit else { return .unknown }
        guard let (type, _) = line.first else {
            if isRoot { return .none }
            if let parent = arguments.first(where: { $0.label == "parent" }) { return .argument(parent) }
            return arguments.contains { $0.label == "dependency" } ? .double : .unknown
        }
        let initializers = types[type].fact.initializers + extensions[type].flatMap(\.fact.initializers)
        // A direct match precedes one that passes an unlabelled argument, such as a trailing closure, for a labelled
        // parameter.
        let fitting =
            initializers.first { CallShape.mayFit(arguments.map(\.label), $0.parameters) }
            ?? initializers.first { $0.accepts(arguments) }
        guard let fitting else {
            // Inherited if the class has no initializers, or only convenience ones.
            return parentArgument(arguments, line: line.dropFirst(), isRoot: isRoot, depth: depth + 1)
        }
        // The delegation is itself a call; trace its arguments back.
        let passed: [InitializerFact.Argument]
        let next: ArraySlice<(type: Int, context: LookupContext)>
        switch fitting.delegation {
        case .toSuper(let arguments): (passed, next) = (arguments, line.dropFirst())
        case .toOwn(let arguments): (passed, next) = (arguments, line)
        case .none: return isRoot ? .none : .unknown
        }
        let inner = passed.map { argument in
            ConstructionFact.Argument(label: argument.label, isSelf: fitting.isSelf(argument, in: arguments))
        }
        return parentArgument(inner, line: next, isRoot: isRoot, depth: depth + 1)
    }
}

extension SymbolTable {
    /// The labels other than `parent` with which initializers of these classes take a parent.
    func parentLabels(of classes: [Int]) -> Set<String?> {
        var labels: Set<String?> = []
        for type in Set(classes) {
            let initializers = types[type].fact.initializers + extensions[type].flatMap(\.fact.initializers)
            guard initializers.contains(where: { $0.parameters.contains { $0.label != "parent" } }),
                let ancestry = ancestry(of: type), ancestry.kind == .component
            else { continue }
            for initializer in initializers {
                for parameter in initializer.parameters where parameter.label != "parent" {
                    // The parent is the parameter for which `self` makes the call complete.
                    let call = initializer.parameters.map {
                        ConstructionFact.Argument(label: $0.label, isSelf: $0.name == parameter.name)
                    }
                    if case .argument(let parent) = parentArgument(call, of: ancestry), parent.isSelf {
                        labels.insert(parameter.label)
                    }
                }
            }
        }
        return labels
    }
}

extension InitializerFact {
    /// Whether a call with these arguments can mean this initializer: all labels in order, with parameters that have
    /// defaults optional.
    func accepts(_ arguments: [ConstructionFact.Argument]) -> Bool {
        var position = 0
        for argument in arguments {
            guard
                let match = parameters[position...].firstIndex(where: {
                    $0.label == argument.label || argument.label == nil
                })
            else { return false }
            position = parameters[match].isVariadic ? match : match + 1
        }
        return true
    }

    /// Whether `argument`, passed on by name, is the caller's `self`.
    fileprivate func isSelf(_ argument: Argument, in arguments: [ConstructionFact.Argument]) -> Bool {
        guard let name = argument.name, let parameter = parameters.first(where: { $0.name == name }) else {
            return false
        }
        return arguments.first { $0.label == parameter.label }?.isSelf ?? false
    }
}
