/// Some containers of a generated program, and how its sites reach them.
struct GeneratedTree {
    enum Style: CaseIterable {
        /// Functions that return one container each.
        case functions
        /// A struct whose initializer creates them.
        case holder
        /// A function that returns a struct of them.
        case memberwise
        /// Static variables, and static functions that resolve.
        case statics
    }

    struct Node {
        var name: String
        var parent: Int?
        var groups: [Group] = []
        var keys: [ServiceKey] = []
        var all: [ServiceKey] = []
    }

    enum Group {
        case inline([TaggedLine])
        case assembly(String)
        case helper(String)
        case nothing
    }

    var number: Int
    var style: Style
    var nodes: [Node] = []

    /// The containers from one up to the root.
    func chain(_ node: Int) -> [Int] { [node] + (nodes[node].parent.map { chain($0) } ?? []) }

    /// The keys that can be resolved from a container.
    func visible(_ node: Int) -> [ServiceKey] { chain(node).flatMap { nodes[$0].keys } }
}
