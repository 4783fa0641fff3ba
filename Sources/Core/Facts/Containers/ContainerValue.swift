package import DovetailDiagnostics

/// An expression that may be a container, as far as its file shows.
package indirect enum ContainerValue: Codable, Hashable, Sendable {
    /// The resolver passed to a registration's closure; identified by the registration's place.
    case resolver(of: SourceLocation)
    /// A parameter, by its index, of the function declared there.
    case parameter(of: SourceLocation, Int)
    /// The value on which the function declared there, in an extension of a container type, is called.
    case receiver(of: SourceLocation)
    /// `Container()`, `Container(parent: p)`, `Assembler(…)`: one container per place.
    case created(SourceLocation, type: TypeShape, parent: ContainerValue?)
    /// A dotted name.
    case member([String])
    /// The result of the function called at a place.
    case call([String], at: SourceLocation)
    /// Some container, if this type is a container type.
    case ofType(TypeShape)
    /// The first of the two that is a container.
    case either(ContainerValue, ContainerValue)
    /// One of these, known only at run time.
    case choice([ContainerValue])
    /// Anything else, as its text.
    case unknown(String)
}

extension ContainerValue {
    /// Identifies the creation of a container: its place, followed by the places of its nearest parents as long as
    /// those are created in the same expression. Nil for anything else.
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

/// How to find the type of an expression.
package indirect enum TypeSource: Codable, Hashable, Sendable {
    case written(TypeShape)
    /// A member, by its dotted name.
    case member([String])
    /// The parameter type of an initializer or function at an index: the dotted names of the type or function, the
    /// labels of the call, and the type's generic arguments if the place shows them.
    case argument(of: [String], labels: [String?], index: Int, generics: [TypeShape])
    /// Another source's type, without its optional.
    case unwrapped(TypeSource)
    /// Another source's type, as an optional.
    case optional(TypeSource)
    /// What a call of a type's initializer returns: the type, or an optional of it if the initializer is failable.
    case constructed(TypeShape, labels: [String?])
    /// A generic parameter of the enclosing function or type.
    case generic(String)
    /// A type built from a generic parameter: `[T]`, `Box<T>`.
    case applied(TypeShape, of: String)
    /// Unknown, with a short reason.
    case unknown(String)
}

extension TypeSource {
    /// The generic parameter that it is, or is built from.
    package var genericName: String? {
        switch self {
        case .generic(let name), .applied(_, let name): name
        case .written, .member, .argument, .unwrapped, .optional, .constructed, .unknown: nil
        }
    }

    /// The type as written, if it is a generic parameter or built from one.
    package var genericShape: TypeShape? {
        switch self {
        case .generic(let name): .name(name)
        case .applied(let shape, _): shape
        case .written, .member, .argument, .unwrapped, .optional, .constructed, .unknown: nil
        }
    }

    /// The type, if it is written.
    package var writtenShape: TypeShape? {
        if case .written(let shape) = self { shape } else { nil }
    }

    /// The single name, of a type or a generic parameter, that it consists of; otherwise nil.
    package var singleName: String? {
        switch self {
        case .generic(let name): name
        case .written(let shape): shape.path?.count == 1 && shape.allArguments.isEmpty ? shape.path?.first : nil
        case .member, .argument, .unwrapped, .optional, .constructed, .applied, .unknown: nil
        }
    }

    /// The type with its generic parameter replaced by another type.
    package func replacingGeneric(with type: TypeSource) -> TypeSource {
        switch (self, type) {
        case (.generic, _): type
        case (.applied(let shape, let name), .written(let type)): .written(shape.replacing([name: type]))
        case (.applied, _): .unknown("a generic type")
        default: self
        }
    }
}

/// The name under which a service is registered or resolved.
package enum ServiceName: Codable, Hashable, Sendable {
    /// No name.
    case none
    /// A string literal.
    case literal(String)
    /// A constant, by its dotted name.
    case constant([String])
    /// A property of each case of an enum; holds the names of the enum and the property.
    case ofAllCases(of: String, property: String)
    /// A parameter, by its index, of the function declared there, and its text.
    case parameter(of: SourceLocation, Int, text: String)
    /// The text of a type: `"\\(Service.self)"`.
    case text(of: TypeSource)
    /// Anything else, as its text.
    case expression(String)
}
