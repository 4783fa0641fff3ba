/// A component, seen as the parent of others.
///
/// Every `Component` is a scope. If you write your own initializer, take the parent as `any Scope` and pass it to
/// `super.init(parent:)`.
public protocol Scope: AnyObject {
    /// The scope that created this one. A root's parent is a placeholder outside the tree, which is its own parent.
    var parent: any Scope { get }

    /// Connects a child that this scope is creating now: puts the child's dependency into `slot`. Returns nil if its
    /// wiring has no child whose exact class is `child`. For generated code.
    func _connect(_ child: ObjectIdentifier, _ slot: Wiring.DependencySlot) -> Wiring.Connection?
}

extension Scope {
    /// Returns nil: a scope that is not a component, such as a test double, has no wiring.
    public func _connect(_ child: ObjectIdentifier, _ slot: Wiring.DependencySlot) -> Wiring.Connection? { nil }

    /// The type names from the root to this scope, for logs.
    ///
    /// - Complexity: O(depth); the names are read from type metadata on each call.
    public var path: [String] {
        var names: [String] = []
        var scope: any Scope = self
        while !(scope is Outside) {
            names.append(String(describing: type(of: scope)))
            scope = scope.parent
        }
        return names.reversed()
    }
}

/// The parent of every root, outside the tree.
final class Outside: Scope, Sendable {
    static let scope = Outside()

    var parent: any Scope { self }
}
