/// A container of a scene.
struct SceneBox {
    /// The expression with which it is used.
    var text: String
    /// Whether declarations in a file may use it.
    var isGlobal: Bool
    /// The keys registered in it or its ancestors if all branches are taken.
    var keys: [SceneKey] = []

    /// Whether it is just a variable name.
    var isName: Bool { text != "self" && text.allSatisfy { $0.isLetter || $0.isNumber } }
}

/// Produces the lines that resolve from a container.
typealias SceneAsk = (_ container: String) -> [String]

extension [String] {
    /// The lines in a block.
    func inBlock(_ head: String, _ tail: String = "}") -> [String] { [head] + map { "    \($0)" } + [tail] }
}
