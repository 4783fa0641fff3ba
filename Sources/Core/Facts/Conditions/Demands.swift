extension Condition {
    /// Atoms that must be set, and others that must not be, whenever a condition holds. Not all such atoms, but those
    /// found at once at the top of the diagram. A branch far down a chain of `#elseif` has one for each branch before
    /// it.
    package struct Demands: Sendable {
        private var set: Set<String> = []
        private var unset: Set<String> = []

        /// No demands.
        package init() {}

        package init(_ condition: Condition) {
            let diagram = condition.diagram
            var number = diagram.root
            while number > 1 {
                let node = diagram.node(number)
                if node.low == 0 {
                    set.insert(diagram.atoms[node.atom])
                    number = node.high
                } else if node.high == 0 {
                    unset.insert(diagram.atoms[node.atom])
                    number = node.low
                } else {
                    return
                }
            }
        }

        /// Whether surely no build meets both. False proves nothing.
        ///
        /// - Complexity: that of the smaller of each two sets compared.
        package func excludes(_ other: Demands) -> Bool {
            Self.meet(set, other.unset) || Self.meet(unset, other.set)
        }

        private static func meet(_ one: Set<String>, _ other: Set<String>) -> Bool {
            let (few, many) = one.count < other.count ? (one, other) : (other, one)
            return few.contains(where: many.contains)
        }
    }
}
