/// A service that is kept.
public final class Kept {
    /// A kept service.
    public init() {}
}

/// A service that needs nothing.
public final class Leaf {
    /// A leaf.
    public init() {}
}

/// The lowest service of a graph of ten.
public final class Link0 {
    /// The lowest link.
    public init() {}
}

/// A service of a graph of ten.
public final class Link1 {
    let below: Link0
    /// A link above another.
    public init(below: Link0) { self.below = below }
}

/// A service of a graph of ten.
public final class Link2 {
    let below: Link1
    /// A link above another.
    public init(below: Link1) { self.below = below }
}

/// A service of a graph of ten.
public final class Link3 {
    let below: Link2
    /// A link above another.
    public init(below: Link2) { self.below = below }
}

/// A service of a graph of ten.
public final class Link4 {
    let below: Link3
    /// A link above another.
    public init(below: Link3) { self.below = below }
}

/// A service of a graph of ten.
public final class Link5 {
    let below: Link4
    /// A link above another.
    public init(below: Link4) { self.below = below }
}

/// A service of a graph of ten.
public final class Link6 {
    let below: Link5
    /// A link above another.
    public init(below: Link5) { self.below = below }
}

/// A service of a graph of ten.
public final class Link7 {
    let below: Link6
    /// A link above another.
    public init(below: Link6) { self.below = below }
}

/// A service of a graph of ten.
public final class Link8 {
    let below: Link7
    /// A link above another.
    public init(below: Link7) { self.below = below }
}

/// A service of a graph of ten.
public final class Link9 {
    let below: Link8
    /// A link above another.
    public init(below: Link8) { self.below = below }
}

/// The services as resolved by one toolkit.
public struct ServiceSource {
    /// The toolkit's name.
    public let name: String
    /// Resolves a service that is already built.
    public let kept: () -> Kept?
    /// Builds a service that needs nothing.
    public let leaf: () -> Leaf?
    /// Builds ten services, each of which needs the next.
    public let graph: () -> Link9?

    /// Creates a source of services.
    public init(
        name: String, kept: @escaping () -> Kept?, leaf: @escaping () -> Leaf?, graph: @escaping () -> Link9?
    ) {
        self.name = name
        self.kept = kept
        self.leaf = leaf
        self.graph = graph
    }
}
