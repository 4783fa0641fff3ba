public import Dovetail

/// A component with a list that the components below it add to, used on the main actor; see
/// `Dovetail.CollectingComponent`.
open class CollectingComponent<DependencyType, Contribution>: Component<DependencyType> {
    /// A new component of each class that contributes, sorted by the names of their modules and their own; see
    /// `Dovetail.CollectingComponent`.
    public final var contributions: [Contribution] {
        let contributors: Wiring.MainContributors<Contribution> = Wiring.contributors(to: self)
        return contributors.build(self)
    }
}

extension Wiring {
    /// What builds the components that contribute to one of the main actor. For generated code.
    public struct MainContributors<Contribution> {
        /// Builds them, as children of a component.
        public let build: @MainActor (any Scope) -> [Contribution]
    }

    /// Connects the contributions to a component of the main actor: puts what builds them into the slot made for it.
    public static func mainContributors<Contribution>(
        _ type: Contribution.Type, _ slot: DependencySlot,
        _ build: @escaping @MainActor (any Scope) -> [Contribution]
    ) -> Connection {
        put(MainContributors(build: build), into: slot)
        return Connection(place: Place())
    }
}
