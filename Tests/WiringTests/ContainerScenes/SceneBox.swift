/// A container of a scene.
struct SceneBox {
    /// What it is asked by.
    var text: String
    /// Whether declarations of a file may say so.
    var isGlobal: Bool
    /// What was registered there, or above, if all branches are taken.
    var keys: [SceneKey] = []

    /// Whether it is a variable by itself.
    var isName: Bool { text != "self" && text.allSatisfy { $0.isLetter || $0.isNumber } }
}

/// How a scene gets at a container: lines around what asks it.
typealias SceneAsk = (_ container: String) -> [String]

extension [String] {
    /// The lines in a block.
    func inBlock(_ head: String, _ tail: String = "}") -> [String] { [head] + map { "    \($0)" } + [tail] }
}
