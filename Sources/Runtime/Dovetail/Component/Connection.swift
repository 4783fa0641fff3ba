// These types are for generated code. They are nested so that a program can declare types with the same names.

extension Wiring {
    /// The wiring that a component keeps for its lifetime: its place, and how its children are connected.
    public struct Connection {
        /// Connects a child that a component is creating now.
        ///
        /// It gets the exact class of the child, the memory for the child's dependency, the component, and the
        /// component's place. It returns nil and leaves the memory untouched if the wiring has no such child.
        public typealias Children = (ObjectIdentifier, DependencySlot, AnyObject, Place) -> Connection?

        /// The place of the component.
        public let place: Place

        /// How to connect its children; nil if it has none.
        let children: Children?

        /// Creates the connection of a component at `place`.
        public init(place: Place, children: Children? = nil) {
            self.place = place
            self.children = children
        }

        /// Connects a child that `owner` is creating now; see `Children`.
        ///
        /// - Complexity: one comparison for each child class of the component.
        public func connect(_ child: ObjectIdentifier, _ slot: DependencySlot, _ owner: AnyObject) -> Connection? {
            children?(child, slot, owner, place)
        }
    }

    /// Memory for one component's dependency, whose type only the component and its wiring know. It is uninitialised at
    /// first.
    public struct DependencySlot {
        let memory: UnsafeMutableRawPointer

        // Eight words on the stack hold every composition of up to seven protocols. A generic buffer would cost a
        // lookup of its type's metadata each time.
        /// The dependency that `fill` puts into a slot.
        @inline(__always)
        static func filled<DependencyType>(by fill: (DependencySlot) -> Void) -> DependencyType {
            typealias Words = (Int, Int, Int, Int, Int, Int, Int, Int)
            let layout = MemoryLayout<DependencyType>.self
            guard layout.size <= MemoryLayout<Words>.size, layout.alignment <= MemoryLayout<Words>.alignment else {
                return filledOnHeap(by: fill)
            }
            var words: Words = (0, 0, 0, 0, 0, 0, 0, 0)
            return withUnsafeMutablePointer(to: &words) { words in
                let memory = UnsafeMutableRawPointer(words)
                fill(DependencySlot(memory: memory))
                return memory.assumingMemoryBound(to: DependencyType.self).move()
            }
        }

        @inline(never)
        private static func filledOnHeap<DependencyType>(by fill: (DependencySlot) -> Void) -> DependencyType {
            let memory = UnsafeMutablePointer<DependencyType>.allocate(capacity: 1)
            defer { memory.deallocate() }
            fill(DependencySlot(memory: memory))
            return memory.move()
        }
    }
}
