/// A program of components, as values: the printer writes it, and the reference judges it.
struct Program {
    /// A type alias, declared in a module.
    struct Alias {
        var name: String
        var module: Int
        var type: ValueType
        /// The enum that the alias is nested in.
        var enclosing: String?

        var fullName: String { enclosing.map { "\($0).\(name)" } ?? name }
    }

    /// A type alias of a component's class.
    struct ComponentAlias {
        var id: Int
        var module: Int
        var component: Int
        var access: Access

        var name: String { "Known\(id)" }
    }

    /// A name private to a file, which has another meaning in other files.
    struct PrivateName {
        var module: Int
        /// The number of the file in its module.
        var file: Int
        var name: String
        /// The type that it refers to; nil if it only hides a name of another module.
        var type: ValueType?
    }

    var seed: UInt64
    /// The names of the modules; each sees the previous ones, and the last is the home module.
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

    /// The edges of a component: its own and inherited ones.
    func edges(_ id: Int) -> [ProgramEdge] { lineage(id).flatMap(\.edges) }

    /// The dependency protocols of a component: its own, or those of the component it inherits from.
    func needs(_ id: Int) -> [Int] {
        lineage(id).last { $0.role == .child }?.needs ?? []
    }

    /// The protocols of a component, including inherited ones, without duplicates.
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
    func initializer(_ id: Int) -> ProgramComponent.Initializer {
        lineage(id).map(\.initializer).first { $0 != .inherited } ?? .inherited
    }
}

/// A class of the program: a component, or a base class of components.
struct ProgramComponent {
    enum Role { case root, child, base, rootBase }
    enum Initializer { case inherited, numberLast, numberFirst, unlabelled }

    var id: Int
    var name: String
    /// The enum that the class is nested in.
    var enclosing: String?
    var module: Int
    var access: Access
    var role: Role
    var base: Int?
    var isFinal = false
    var initializer = Initializer.inherited
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
        /// With an alias of the class: declared in the parent, or in the function.
        case nestedAlias, localAlias
        /// An implicit member, in a context that determines its type.
        case cast, element, ternary, conditional, deferred
        /// Next to a parameter or a local variable with the name of the class.
        case parameterOfName, localOfName, patternOfName
    }

    /// A construction whose parent or class the sources do not show.
    enum Riddle: CaseIterable { case otherName, closureResult, assigned, argument }

    var id: Int
    var child: Int
    /// The module whose sources contain the construction.
    var site: Int
    var shape: Shape
    var access: Access
    /// Whether it is in an extension, though the class body could contain it.
    var inExtension: Bool
    /// Why the construction is unclear, in a program with a change.
    var riddle: Riddle?
}
