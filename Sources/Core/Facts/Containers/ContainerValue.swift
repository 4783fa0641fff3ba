package import DovetailDiagnostics

/// An expression that may stand for a container, as far as its file tells.
package indirect enum ContainerValue: Codable, Hashable, Sendable {
    /// What a registration's closure is given; the registration by its place.
    case resolver(of: SourceLocation)
    /// A parameter of the function that is declared there, by its index.
    case parameter(of: SourceLocation, Int)
    /// What the function that is declared there, of an extension of containers, is called on.
    case receiver(of: SourceLocation)
    /// `Container()`, `Container(parent: p)`, `Assembler(…)`: one container for each place.
    case created(SourceLocation, type: TypeShape, parent: ContainerValue?)
    /// A dotted name.
    case member([String])
    /// The result of a function, of the call at a place.
    case call([String], at: SourceLocation)
    /// Some container, where this type is one.
    case ofType(TypeShape)
    /// The first that is a container.
    case either(ContainerValue, ContainerValue)
    /// One of these; which of them is known at run time.
    case choice([ContainerValue])
    /// Something else, as its text.
    case unknown(String)
}

extension ContainerValue {
    /// What tells a container in the making from others: its place, and those of the first of its parents that are made
    /// where they are named. Nil for anything else.
    package var creation: [SourceLocation]? {
        guard case .created(let place, _, var next) = self else { return nil }
        var places = [place]
        while places.count < 8, case .created(let place, _, let parent)? = next {
            places.append(place)
            next = parent
        }
        return places
    }
}

/// Where an expression's type may be found.
package indirect enum TypeSource: Codable, Hashable, Sendable {
    case written(TypeShape)
    /// A member, by its dotted name.
    case member([String])
    /// What an initialiser or a function takes at an index: a type or a function by its dotted names, and the labels
    /// of the call.
    case argument(of: [String], labels: [String?], index: Int)
    /// Another one's, without its optional.
    case unwrapped(TypeSource)
    /// Another one's, in an optional.
    case optional(TypeSource)
    /// What a call of a type's initialiser makes: the type, or an optional of it where the initialiser may fail.
    case constructed(TypeShape, labels: [String?])
    /// A generic parameter of the function or type around it.
    case generic(String)
    /// A type made of a generic parameter: `[T]`, `Box<T>`.
    case applied(TypeShape, of: String)
    /// It cannot be told; why, in a few words.
    case unknown(String)
}

extension TypeSource {
    /// The generic parameter that it is, or is made of.
    package var genericName: String? {
        switch self {
        case .generic(let name), .applied(_, let name): name
        case .written, .member, .argument, .unwrapped, .optional, .constructed, .unknown: nil
        }
    }

    /// The type as it is written, where it is a generic parameter or made of one.
    package var genericShape: TypeShape? {
        switch self {
        case .generic(let name): .name(name)
        case .applied(let shape, _): shape
        case .written, .member, .argument, .unwrapped, .optional, .constructed, .unknown: nil
        }
    }

    /// The type, where it is written.
    package var writtenShape: TypeShape? {
        if case .written(let shape) = self { shape } else { nil }
    }

    /// The only name that it is, of a type or a generic parameter.
    package var singleName: String? {
        switch self {
        case .generic(let name): name
        case .written(let shape): shape.path?.count == 1 && shape.allArguments.isEmpty ? shape.path?.first : nil
        case .member, .argument, .unwrapped, .optional, .constructed, .applied, .unknown: nil
        }
    }

    /// The type that it is where its generic parameter stands for another.
    package func replacingGeneric(with type: TypeSource) -> TypeSource {
        switch (self, type) {
        case (.generic, _): type
        case (.applied(let shape, let name), .written(let type)): .written(shape.replacing([name: type]))
        case (.applied, _): .unknown("a generic type")
        default: self
        }
    }
}

/// A name that a service is registered or asked for under.
package enum ServiceName: Codable, Hashable, Sendable {
    /// No name is given.
    case none
    /// A string literal.
    case literal(String)
    /// A constant, by its dotted name.
    case constant([String])
    /// A property of each case of an enum, by the property's name and the enum's.
    case ofAllCases(of: String, property: String)
    /// A parameter of the function that is declared there, by its index, and as it is written.
    case parameter(of: SourceLocation, Int, text: String)
    /// The text of a type: `"\\(Service.self)"`.
    case text(of: TypeSource)
    /// Anything else, as its text.
    case expression(String)
}
