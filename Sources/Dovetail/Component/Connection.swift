// These types are for generated code. They are nested, so that a program
// may have types of these names.

extension Wiring {
    /// What a component needs of the wiring all its life: where it stands, and how
    /// its children are connected.
    public struct Connection {
        /// Connects a child that a component is creating now.
        ///
        /// It gets the exact class of the child, the memory for the child's
        /// dependency, the component, and the component's place. It returns nil, and
        /// leaves the memory alone, where the wiring holds no such child.
        public typealias Children = (ObjectIdentifier, DependencySlot, any Scope, Place) -> Connection?

        /// Where the component stands.
        public let place: Place

        /// How to connect its children; nil where it has none.
        let children: Children?

        /// A connection of a component at `place`.
        public init(place: Place, children: Children? = nil) {
            self.place = place
            self.children = children
        }

        /// Connects a child that `owner` is creating now; see `Children`.
        ///
        /// - Complexity: one comparison for each child class of the component.
        public func connect(_ child: ObjectIdentifier, _ slot: DependencySlot, _ owner: any Scope) -> Connection? {
            children?(child, slot, owner, place)
        }
    }

    /// Memory for one component's dependency, whose type only the component and its
    /// wiring know. It is without a value at first.
    public struct DependencySlot {
        let memory: UnsafeMutableRawPointer

        // Not a stored property's memory, so that a failed connection leaves nothing behind.
        /// The dependency that `connect` puts into a slot, and the connection that it
        /// returns; nil where it returns none.
        @inline(__always)
        static func filled<DependencyType>(
            with dependency: DependencyType.Type, _ connect: (DependencySlot) -> Connection?
        ) -> (DependencyType, Connection)? {
            withUnsafeTemporaryAllocation(of: dependency, capacity: 1) { memory in
                let start = memory.baseAddress.unsafelyUnwrapped
                guard let connection = connect(DependencySlot(memory: start)) else { return nil }
                return (start.move(), connection)
            }
        }
    }
}
