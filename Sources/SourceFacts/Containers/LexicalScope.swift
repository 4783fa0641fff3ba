import WiringModel

/// A name of a function's body: a parameter or a variable.
struct LocalName {
    var type: TypeSource
    /// The container that it may stand for.
    var container: ContainerValue?
    /// The registration whose entry it holds.
    var entry: SourceLocation?
    /// The enum whose cases it runs through.
    var casesOf: String?
    /// The string that it is.
    var text: String?
}

/// The names that a place sees in the functions around it, innermost last.
struct LexicalScope {
    private var frames: [[String: LocalName]] = [[:]]

    /// How many bodies are around, the file's own included.
    var depth: Int { frames.count }

    mutating func enter() { frames.append([:]) }
    mutating func leave() { frames.removeLast() }

    mutating func declare(_ name: String, _ local: LocalName) { frames[frames.count - 1][name] = local }

    subscript(_ name: String) -> LocalName? {
        for frame in frames.reversed() { if let found = frame[name] { return found } }
        return nil
    }
}
