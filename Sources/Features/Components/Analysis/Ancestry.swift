import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// The superclass chain that makes a class a component, up to the runtime's class.
struct Ancestry {
    enum Kind {
        case component, root
        /// Not a class: what a non-core component provides to its pluginized component.
        case pluginExtension
    }

    var kind: Kind

    /// The type of its dependency; nil for a root.
    var dependency: BoundType?
    /// The classes of the program in the chain, the class itself first, each with the bindings of its generic
    /// parameters.
    var line: [(type: Int, context: LookupContext)]
    /// For a pluginized component: its non-core component.
    var nonCore: BoundType?
    /// For a pluginized component: its plugin extension.
    var pluginExtension: BoundType?
    /// Whether it is a non-core component.
    var isNonCore = false
    /// For a collecting component: the type of what it collects.
    var contribution: BoundType?
}

extension SymbolTable {
    /// The ancestry of a class, or nil if it is not a component.
    ///
    /// - Parameter bindings: the types bound to the class's generic parameters.
    func ancestry(of type: Int, bindings: [String: BoundType] = [:], depth: Int = 0) -> Ancestry? {
        let declared = types[type]
        // Only a class that inherits from itself goes deeper.
        guard declared.fact.kind == .class, depth < 2 * LongLines.limit, !longLines.types.contains(type),
            let superclass = declared.fact.inherits.first
        else { return nil }
        var context = declared.inside
        context.bindings = bindings
        guard var ancestry = ancestry(behind: superclass.shape, in: context, depth: depth) else { return nil }
        ancestry.line.insert((type, context), at: 0)
        return ancestry
    }

    func ancestry(behind shape: TypeShape, in context: LookupContext, depth: Int = 0) -> Ancestry? {
        // The one class in a composition with protocols: `Base & Protocol`.
        if case .composition(let parts) = shape {
            return parts.firstResult { ancestry(behind: $0, in: context, depth: depth) }
        }
        guard let path = shape.path else { return nil }
        switch inheritedMeaning(of: path, in: context) {
        case .alias(let alias):
            let target = target(of: alias, shape, in: context)
            return ancestry(behind: target.shape, in: target.context, depth: depth + 1)
        case .types(let candidates):
            guard let superclass = candidates.first(where: { types[$0].fact.kind == .class }) else { return nil }
            return ancestry(of: superclass, bindings: bindings(of: superclass, shape, in: context), depth: depth + 1)
        case .named, .open: return nil
        case .external:
            guard let name = runtimeName(path, in: context) else { return nil }
            return runtimeAncestry(name, shape.arguments.map { BoundType(shape: $0, context: context) })
        }
    }

    /// The types bound to the generic parameters of a superclass and of the types around it: those that are written,
    /// as in `Kit<Int>.Screen`, or those of the place if it is inside the same type.
    private func bindings(
        of superclass: Int, _ shape: TypeShape, in context: LookupContext
    ) -> [String: BoundType] {
        guard case .named(let parts) = shape else { return [:] }
        let levels = genericParameters(of: superclass)
        var bindings: [String: BoundType] = [:]
        for (names, part) in zip(levels.reversed(), parts.reversed()) {
            for (name, argument) in zip(names, part.arguments) where bindings[name] == nil {
                bindings[name] = BoundType(shape: argument, context: context)
            }
        }
        for name in levels.dropLast(parts.count).joined() where bindings[name] == nil {
            bindings[name] = context.bindings[name]
        }
        return bindings
    }

    private func runtimeAncestry(_ name: String, _ arguments: [BoundType]) -> Ancestry? {
        switch (name, arguments.count) {
        case ("BootstrapComponent", 0): return Ancestry(kind: .root, line: [])
        case ("Component", 1): return Ancestry(kind: .component, dependency: arguments[0], line: [])
        case ("PluginizedComponent", 3):
            return Ancestry(
                kind: .component, dependency: arguments[0], line: [], nonCore: arguments[2],
                pluginExtension: arguments[1])
        case ("CollectingComponent", 2):
            return Ancestry(kind: .component, dependency: arguments[0], line: [], contribution: arguments[1])
        case ("NonCoreComponent", 1):
            return Ancestry(kind: .component, dependency: arguments[0], line: [], isNonCore: true)
        default: return nil
        }
    }

    /// Whether a class with this superclass chain is isolated to the main actor.
    func isMainActor(_ line: [(type: Int, context: LookupContext)]) -> Bool {
        guard let last = line.last else { return false }
        return last.context.imports.contains("DovetailMain")
    }
}
