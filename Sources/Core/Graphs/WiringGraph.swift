package import DovetailDiagnostics

/// Who needs whom in a program: components, services of containers, and the code that resolves them.
package struct WiringGraph: Codable, Hashable, Sendable {
    /// The kind of a node.
    package enum Kind: String, Codable, Hashable, Sendable {
        /// A component that other components create.
        case component
        /// A component that no other component has to create.
        case root
        /// A registration in a container.
        case service
        /// Code that resolves from a container, outside of registrations.
        case asker
        /// A service that is resolved but not registered.
        case missing
    }

    /// A component, a registration, or code that resolves one.
    package struct Node: Codable, Hashable, Sendable {
        package var kind: Kind
        /// A component's class, or a service's type.
        package var name: String
        /// The name under which a service is registered, or nil. If it is one of several: `"a" or "b"`.
        package var serviceName: String?
        /// The scope in which a service is kept, as written in the source, or nil.
        package var scope: String?
        /// How a service is built if not by a closure: `by Screen.init`, `as Store`, `one of many`.
        package var remarks: [String]
        /// A component's module, or the names of the containers that hold a service.
        package var groups: [String]
        /// The types of the arguments that a service is built with, apart from what it resolves; nil if unknown.
        package var arguments: [String]?
        /// The global actor to which a component's class is isolated, or on which a service is built; nil if there is
        /// none, or if it is unknown.
        package var isolation: String?
        /// True for a service of Dovetail's container that is built asynchronously, otherwise nil.
        package var isAsync: Bool?
        /// What a component provides to the components below it, sorted by name; nil for other nodes.
        package var provides: [Provision]?
        package var location: SourceLocation

        package init(kind: Kind, name: String, location: SourceLocation) {
            self.kind = kind
            self.name = name
            self.location = location
            remarks = []
            groups = []
        }

        /// The type's name, followed by the service's own name if it has one.
        package var title: String { quotedServiceName.map { "\(name) named \($0)" } ?? name }

        /// The service's own name in quotes, or nil.
        package var quotedServiceName: String? {
            serviceName.map { $0.hasPrefix("\"") && $0.hasSuffix("\"") && $0.count > 1 ? $0 : "\"\($0)\"" }
        }
    }

    /// A property or function that a component provides to the components below it.
    package struct Provision: Codable, Hashable, Sendable {
        /// As written without its value: `session: Session`.
        package var spelling: String
        /// How long its value is kept: `computed`, `stored` or `shared`.
        package var lifetime: String
        /// The global actor to which it is isolated, or nil.
        package var isolation: String?
        /// The types of a function's parameters, as written; nil for a property.
        package var parameters: [String]?
        /// What using it may do besides returning, such as `async throws`; nil if nothing.
        package var effects: String?
        package var location: SourceLocation

        package init(spelling: String, lifetime: String, isolation: String?, location: SourceLocation) {
            self.spelling = spelling
            self.lifetime = lifetime
            self.isolation = isolation
            self.location = location
        }
    }

    /// What is resolved from a container.
    package struct Question: Codable, Hashable, Sendable {
        /// The type, as in the `name` of the edge's target; `[any Plugin]` if all services of type `Plugin` are
        /// resolved.
        package var service: String
        /// The name that is resolved, or nil; as in `Node.serviceName`.
        package var name: String?
        /// The types of the arguments.
        package var arguments: [String]
        /// Whether the caller accepts nil.
        package var isOptional: Bool
        /// Why it is not proved that the resolution finds the edge's target; nil if it is proved.
        package var unproved: String?

        package init(service: String, name: String?, arguments: [String], isOptional: Bool, unproved: String? = nil) {
            self.service = service
            self.name = name
            self.arguments = arguments
            self.isOptional = isOptional
            self.unproved = unproved
        }

        /// A sort key that distinguishes resolutions at the same place.
        fileprivate var key: String {
            [service, name ?? "", arguments.joined(separator: ", "), isOptional ? "?" : "", unproved ?? ""]
                .joined(separator: "\u{0}")
        }
    }

    /// The fact that one node needs another.
    package struct Edge: Codable, Hashable, Sendable {
        /// The kind of an edge.
        package enum Kind: String, Codable, Hashable, Sendable {
            /// A component creates another.
            case creates
            /// A component takes a requirement from an ancestor.
            case takes
            /// A component takes another one from the ancestor that creates it. There is also an edge to that ancestor.
            case takesComponent = "takes-component"
            /// A service, or other code, resolves from a container.
            case asks
            /// A service is resolved after its consumer has been built.
            case asksLater = "asks-later"
            /// A service builds an object of a type whose code resolves from a container.
            case builds
        }

        package var kind: Kind
        /// The indices of the nodes.
        package var from: Int
        package var to: Int
        /// A requirement's spelling, such as `session: Session`, or nil.
        package var label: String?
        /// What is resolved, or nil.
        package var question: Question?
        /// The properties and functions in which a component creates the other, sorted; nil if there are none.
        package var members: [String]?
        package var location: SourceLocation
        /// The declaration of the property or function that is taken, or nil.
        package var provided: SourceLocation?

        private enum CodingKeys: CodingKey {
            case kind, from, to, label, question, members, location
        }

        package init(
            kind: Kind, from: Int, to: Int, label: String? = nil, question: Question? = nil, location: SourceLocation,
            provided: SourceLocation? = nil
        ) {
            self.provided = provided
            self.kind = kind
            self.from = from
            self.to = to
            self.label = label
            self.question = question
            self.location = location
        }

        /// The same edge between nodes that have other indices.
        package func moved(from: Int, to: Int) -> Edge {
            var edge = self
            (edge.from, edge.to) = (from, to)
            return edge
        }

        /// What distinguishes it besides its nodes, kind and place.
        fileprivate var detail: String {
            (label ?? "") + (question?.key ?? "") + (members?.joined(separator: ",") ?? "")
        }
    }

    /// The nodes, sorted by kind, name and place.
    package private(set) var nodes: [Node]
    /// The edges, sorted by their nodes and places.
    package private(set) var edges: [Edge]

    /// A graph of these nodes and edges, sorted and without duplicate edges.
    package init(nodes: [Node], edges: [Edge]) {
        let order = nodes.indices.sorted { Self.key(nodes[$0]) < Self.key(nodes[$1]) }
        var position = Array(repeating: 0, count: nodes.count)
        for (at, node) in order.enumerated() { position[node] = at }
        self.nodes = order.map { nodes[$0] }
        let moved = edges.map { $0.moved(from: position[$0.from], to: position[$0.to]) }
        self.edges = Set(moved).sorted {
            ($0.from, $0.to, $0.location, $0.kind.rawValue, $0.detail)
                < ($1.from, $1.to, $1.location, $1.kind.rawValue, $1.detail)
        }
    }

    private static func key(_ node: Node) -> (String, String, SourceLocation) {
        (node.name, node.serviceName ?? "", node.location)
    }
}

extension WiringGraph {
    /// The names of up to three containers, or how many there are.
    static func text(ofContainers names: [String]) -> String {
        names.count > 3 ? "\(names.count) containers" : names.joined(separator: " and ")
    }
}
