public import Dovetail
public import SampleFeature

/// The root of the sample.
public final class AppComponent: BootstrapComponent {
    /// A value shared with the components below.
    public var session: Session { shared { Session() } }

    /// A child.
    public var card: CardComponent { CardComponent(parent: self) }
}

/// The object that a shared value is compared with.
public final class LazyHolder {
    /// The same value as a plain lazy property.
    public lazy var session = Session()

    /// A holder.
    public init() {}
}

/// The object that a child is compared with: a class of the same size that stores as many references.
public final class PlainObject {
    let first: AnyObject
    let second: AnyObject
    var third: AnyObject?
    let number: Int
    let function: ((Int) -> Int)?

    /// Creates an object that stores `other` twice, as a child stores its place.
    public init(_ other: AnyObject) {
        first = other
        second = other
        number = 0
        function = nil
    }
}

/// Reads the lazy property.
@inline(never)
public func readLazy(_ holder: LazyHolder) -> Session { holder.session }

/// Reads the shared property.
@inline(never)
public func readShared(_ root: AppComponent) -> Session { root.session }

/// Creates a child.
@inline(never)
public func createChild(_ root: AppComponent) -> CardComponent { root.card }

/// Creates the object that a child is compared with.
@inline(never)
public func createPlain(_ other: AnyObject) -> PlainObject { PlainObject(other) }
