import DovetailDiagnostics
import DovetailFacts

/// A local name: a parameter or variable of a function.
struct LocalName {
    var type: TypeSource
    /// The container that it may hold.
    var container: ContainerValue?
    /// The registration whose entry it holds.
    var entry: SourceLocation?
    /// The enum over whose cases it iterates.
    var casesOf: String?
    /// The list whose elements it holds, one after the other.
    var elements: ContainerCallFact.Elements?
    /// The list that it holds.
    var list: ContainerCallFact.Elements?
    /// The container whose `resolve` it is.
    var resolves: ContainerValue?
    /// Whether it is the registrations of a container being created, which functions add to but do not replace.
    var isRegistrations = false
    /// Its string value.
    var text: String?
}

/// The names visible at a place in the enclosing functions, innermost last.
struct LexicalScope {
    private struct Frame {
        var names: [String: LocalName] = [:]
        /// The meanings of the types that a body declares; nil if a name is declared only under `#if`.
        var types: [String: TypeShape?] = [:]
    }

    private var frames = [Frame()]
    /// The types that enclosing bodies declare, by name; inner ones take precedence.
    private(set) var types: [String: TypeShape] = [:]
    /// The names of types of which each build has its own.
    private(set) var undecidedTypes: Set<String> = []

    /// How many bodies enclose the place, including the file.
    var depth: Int { frames.count }

    mutating func enter() { frames.append(Frame()) }

    mutating func leave() {
        guard !frames.removeLast().types.isEmpty else { return }
        (types, undecidedTypes) = ([:], [])
        for frame in frames { for (name, shape) in frame.types { note(name, shape) } }
    }

    mutating func declare(_ name: String, _ local: LocalName) { frames[frames.count - 1].names[name] = local }

    /// - Parameter shape: what the name means; nil if that depends on the build.
    mutating func declare(type name: String, as shape: TypeShape?) {
        frames[frames.count - 1].types[name] = .some(shape)
        note(name, shape)
    }

    private mutating func note(_ name: String, _ shape: TypeShape?) {
        types[name] = shape
        if shape == nil { undecidedTypes.insert(name) } else { undecidedTypes.remove(name) }
    }

    /// Assigns a container to a variable. In a block nested in the one that declares it, the assignment may or may not
    /// happen.
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

    /// Whether a name is declared in the file and not in an enclosing body.
    func isOfFile(_ name: String) -> Bool {
        frames[0].names[name] != nil && !frames.dropFirst().contains { $0.names[name] != nil }
    }

    subscript(_ name: String) -> LocalName? {
        for frame in frames.reversed() { if let found = frame.names[name] { return found } }
        return nil
    }
}
