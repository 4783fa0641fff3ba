/// Some containers of a generated program, and how its sites get at them.
struct GeneratedTree {
    enum Style: CaseIterable {
        /// Functions that give a container back each.
        case functions
        /// A struct whose initialiser makes them.
        case holder
        /// A function that gives a struct of them back.
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

    /// What can be asked of a container.
    func visible(_ node: Int) -> [ServiceKey] { chain(node).flatMap { nodes[$0].keys } }
}
