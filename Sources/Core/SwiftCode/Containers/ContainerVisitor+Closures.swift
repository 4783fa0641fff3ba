import DovetailFacts
import SwiftSyntax

extension ContainerVisitor {
    /// Declares the parameters of a closure according to its role, which also determines how resolutions in it are
    /// recorded.
    func declareParameters(of node: ClosureExprSyntax) {
        let names = node.parameterNames
        switch roles[node.id] {
        case .factory(let fact):
            registration = fact.location
            timing = .building
            let arguments = fact.arguments
            for (index, name) in names.enumerated() {
                let isResolver = index == 0
                let type =
                    isResolver
                    ? fact.isAsync ? .written(.name("AsyncResolver")) : .unknown("the type of a resolver")
                    : index <= arguments.count ? arguments[index - 1] : .unknown("")
                scope.declare(
                    name, LocalName(type: type, container: isResolver ? .resolver(of: fact.location) : nil))
            }
        case .initializer(let fact, let types):
            registration = fact.location
            timing = .building
            for (name, type) in zip(names, types) { scope.declare(name, LocalName(type: type)) }
        case .completion(let fact):
            registration = fact.location
            timing = .completing
            for (index, name) in names.enumerated() {
                scope.declare(
                    name,
                    LocalName(
                        type: index == 1 ? fact.service : .unknown("the type of an argument"),
                        container: index == 0 ? .resolver(of: fact.location) : nil))
            }
        case .storyboard(let value, let type):
            (registration, timing) = (nil, .completing)
            for (name, local) in zip(
                names,
                [
                    LocalName(type: .unknown("the type of a resolver"), container: value),
                    LocalName(type: .written(type)),
                ])
            {
                scope.declare(name, local)
            }
        case .registers(let value):
            if let name = names.first {
                var local = LocalName(type: .unknown("the type of a block of registrations"), container: value)
                local.isRegistrations = true
                scope.declare(name, local)
            }
        case .immediate: break
        case .forEachElement(let elements):
            if let name = names.first {
                var local = LocalName(
                    type: .unknown("the type of a list's element"), container: .unknown("a list's element"))
                local.elements = elements
                scope.declare(name, local)
            }
        case .forEachCase(let type):
            if let name = names.first {
                scope.declare(name, LocalName(type: .written(.name(type)), casesOf: type))
            }
        case nil:
            let types = node.parameterTypes
            for (index, name) in names.enumerated() {
                let type = index < types.count ? types[index] : nil
                scope.declare(
                    name,
                    LocalName(
                        type: type.map { .written($0) } ?? .unknown("the type of a closure's parameter"),
                        container: type.map { .ofType($0) }))
            }
        }
    }
}
