/// A program of components, as values: what the printer writes and the reference judges.
struct Program {
    /// Another name for a type, declared in a module.
    struct Alias {
        var name: String
        var module: Int
        var type: ValueType
        /// The enum that the alias is nested in.
        var enclosing: String?

        var fullName: String { enclosing.map { "\($0).\(name)" } ?? name }
    }

    /// Another name for a component's class.
    struct ComponentAlias {
        var id: Int
        var module: Int
        var component: Int
        var access: Access

        var name: String { "Known\(id)" }
    }

    /// What a file has to itself: a name that means something else in other files.
    struct PrivateName {
        var module: Int
        /// The number of the file in its module.
        var file: Int
        var name: String
        /// The type that it stands for; nil where it only hides a name of another module.
        var type: ValueType?
    }

    var seed: UInt64
    /// Names, each module seeing those before it; the last is the home module.
    var modules: [String]
    var components: [ProgramComponent] = []
    var protocols: [ProgramProtocol] = []
    var aliases: [Alias] = []
    var componentAliases: [ComponentAlias] = []
    var privateNames: [PrivateName] = []

    var home: Int { modules.count - 1 }
    var roots: [ProgramComponent] { components.filter { $0.role == .root } }

    /// A component and the classes it inherits from, itself first.
    func lineage(_ id: Int) -> [ProgramComponent] {
        let component = components[id]
        return [component] + (component.base.map { lineage($0) } ?? [])
    }

    /// The classes that inherit from a component, itself included.
    func heirs(_ id: Int) -> [ProgramComponent] {
        components.filter { heir in lineage(heir.id).contains { $0.id == id } }
    }

    /// What a component constructs, as itself and by what it inherits.
    func edges(_ id: Int) -> [ProgramEdge] { lineage(id).flatMap(\.edges) }

    /// The dependency protocols of a component: its own, or those of the component it inherits from.
    func needs(_ id: Int) -> [Int] {
        lineage(id).last { $0.role == .child }?.needs ?? []
    }

    /// The protocols of a component, inherited ones included, each once.
    func allNeeds(_ id: Int) -> [ProgramProtocol] {
        var found: [Int] = []
        func add(_ id: Int) {
            guard !found.contains(id) else { return }
            found.append(id)
            protocols[id].inherits.forEach(add)
        }
        needs(id).forEach(add)
        return found.map { protocols[$0] }
    }

    /// How a child is initialised.
    func initialiser(_ id: Int) -> ProgramComponent.Initialiser {
        lineage(id).map(\.initialiser).first { $0 != .inherited } ?? .inherited
    }
}

/// A class of the program: a component, or a base class of components.
struct ProgramComponent {
    enum Role { case root, child, base, rootBase }
    enum Initialiser { case inherited, numberLast, numberFirst, unlabelled }

    var id: Int
    var name: String
    /// The enum that the class is nested in.
    var enclosing: String?
    var module: Int
    var access: Access
    var role: Role
    var base: Int?
    var isFinal = false
    var initialiser = Initialiser.inherited
    var needs: [Int] = []
    var providers: [ProgramProvider] = []
    var edges: [ProgramEdge] = []

    var fullName: String { enclosing.map { "\($0).\(name)" } ?? name }
    var isConcrete: Bool { role == .root || role == .child }
}

/// A construction of a child.
struct ProgramEdge {
    enum Shape: CaseIterable {
        case property, getter, function, local, closure, mapped, nested, optional, throwing, effects, indexed,
            hidden, branches
        /// By a name that stands for the class: of the parent's, or of the function.
        case nestedAlias, localAlias
        /// An implicit member, and a place that tells its type.
        case cast, element, ternary, conditional, deferred
        /// Beside a parameter or a local that has the name of the class.
        case parameterOfName, localOfName, patternOfName
    }

    /// A construction of which the sources do not tell the parent or the class.
    enum Riddle: CaseIterable { case otherName, closureResult, assigned, argument }

    var id: Int
    var child: Int
    /// The module whose sources hold the construction.
    var site: Int
    var shape: Shape
    var access: Access
    /// In an extension, though the class body could hold it.
    var inExtension: Bool
    /// How the construction cannot be told, in a program with a change.
    var riddle: Riddle?
}
