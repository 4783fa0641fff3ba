import DovetailDiagnostics
import DovetailFacts

/// A name of a function's body: a parameter or a variable.
struct LocalName {
    var type: TypeSource
    /// The container that it may stand for.
    var container: ContainerValue?
    /// The registration whose entry it holds.
    var entry: SourceLocation?
    /// The enum whose cases it runs through.
    var casesOf: String?
    /// The container of which it is `resolve`.
    var resolves: ContainerValue?
    /// Whether it is the registrations of a container in the making, which functions fill and do not replace.
    var isRegistrations = false
    /// The string that it is.
    var text: String?
}

/// The names that a place sees in the functions around it, innermost last.
struct LexicalScope {
    private struct Frame {
        var names: [String: LocalName] = [:]
        /// What the types mean that a body declares.
        var types: [String: TypeShape] = [:]
    }

    private var frames = [Frame()]

    /// How many bodies are around, the file's own included.
    var depth: Int { frames.count }

    mutating func enter() { frames.append(Frame()) }
    mutating func leave() { frames.removeLast() }

    mutating func declare(_ name: String, _ local: LocalName) { frames[frames.count - 1].names[name] = local }

    mutating func declare(type name: String, as shape: TypeShape) { frames[frames.count - 1].types[name] = shape }

    /// Gives a variable another container. In a block within the one that declares it, that may happen or not.
    mutating func assign(_ name: String, _ value: ContainerValue) {
        for at in frames.indices.reversed() {
            guard let old = frames[at].names[name] else { continue }
            let isSure = at == frames.count - 1
            frames[at].names[name]?.container =
                isSure ? value : .choice([old.container ?? .unknown(name), value])
            if !isSure { declare(name, LocalName(type: old.type, container: value)) }
            return
        }
    }

    /// Whether a name is one of the file and of no body in it.
    func isOfFile(_ name: String) -> Bool {
        frames[0].names[name] != nil && !frames.dropFirst().contains { $0.names[name] != nil }
    }

    subscript(_ name: String) -> LocalName? {
        for frame in frames.reversed() { if let found = frame.names[name] { return found } }
        return nil
    }

    /// The types that bodies around the place declare, by name; the innermost of each.
    var types: [String: TypeShape] {
        frames.reduce(into: [:]) { all, frame in all.merge(frame.types) { $1 } }
    }

    /// Whether some body declares types.
    var hasTypes: Bool { frames.contains { !$0.types.isEmpty } }
}
