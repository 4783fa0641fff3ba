/// A component with a list that the components below it add to, without being named by it.
///
/// ```swift
/// protocol HomeTab { var tab: Tab { get } }
///
/// final class HomeComponent: CollectingComponent<HomeDependency, any HomeTab> {
///     var tabs: [Tab] { shared { contributions.map(\.tab) } }
/// }
/// ```
///
/// Every component class that conforms to `HomeTab` contributes to it, from whichever module: it is built as a child of
/// the collecting component, and `dovetail` proves its dependency there. The idea is that of multibindings in Dagger,
/// and of contributed bindings in Anvil.
open class CollectingComponent<DependencyType, Contribution>: Component<DependencyType> {
    /// A new component of each class that contributes, sorted by the names of their modules and their own. Keep them
    /// with `shared` if they are to be built once.
    ///
    /// May be read from any thread that may use the component. Stops the program if the component has no generated
    /// wiring.
    ///
    /// - Complexity: that of building all of them.
    public final var contributions: [Contribution] {
        let contributors: Wiring.Contributors<Contribution> = Wiring.contributors(to: self)
        return contributors.build(self)
    }
}

extension Wiring {
    /// What builds the components that contribute to one. For generated code.
    public struct Contributors<Contribution> {
        /// Builds them, as children of a component.
        public let build: (any Scope) -> [Contribution]
    }

    /// Connects the contributions to a component: puts what builds them into the slot made for it.
    public static func contributors<Contribution>(
        _ type: Contribution.Type, _ slot: DependencySlot, _ build: @escaping (any Scope) -> [Contribution]
    ) -> Connection {
        put(Contributors(build: build), into: slot)
        return Connection(place: Place())
    }

    /// Returns what `component`'s wiring puts into a slot for its contributions. Stops the program if it has none.
    public static func contributors<Contributors>(to component: any Scope) -> Contributors {
        DependencySlot.filled { slot in
            if component._connect(ObjectIdentifier(Contributors.self), slot) == nil {
                unwired(type(of: component), under: component)
            }
        }
    }
}
