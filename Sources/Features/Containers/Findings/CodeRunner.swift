import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// What runs a piece of code: two of them may run at the same time.
enum CodeRunner: Hashable {
    case actor(String)
    /// A function that runs outside all actors, whose caller awaits it: `@concurrent`.
    case concurrent(name: String, SourceLocation)
    /// A task that begins at a place.
    case task(SurroundingCode.Task, isRepeated: Bool, SourceLocation)

    /// Whether it runs the same code several times at once.
    var isSeveral: Bool {
        if case .task(_, let isRepeated, _) = self { isRepeated } else { false }
    }

    var isActor: Bool {
        if case .actor = self { true } else { false }
    }

    /// It, in words.
    var words: String {
        switch self {
        case .actor("MainActor"): "the main actor"
        case .actor(let name): "the actor '\(name)'"
        case .concurrent(let name, _): "the concurrent function '\(name)'"
        case .task(let task, true, _): "\(task.words) that a loop starts"
        case .task(let task, false, _): task.words
        }
    }
}

extension SurroundingCode.Task {
    /// It, in words.
    fileprivate var words: String {
        switch self {
        case .detached: "a detached task"
        case .ofGroup: "a task of a group"
        case .asyncLet: "an 'async let'"
        }
    }
}

extension ContainerIndex {
    /// What surely runs code at a place; nil if it may run anywhere.
    func runner(of code: SurroundingCode, inFunctionAt function: SourceLocation?, at place: SourceLocation)
        -> CodeRunner?
    {
        switch code {
        case .task(let task, let isRepeated): return .task(task, isRepeated: isRepeated, place)
        case .function:
            guard let function else { return nil }
            if let fact = functionAt[function]?.fact, fact.isConcurrent {
                return .concurrent(name: fact.path.last ?? "", function)
            }
            return actor(runningFunctionAt: function).map { .actor($0) }
        case .other: return nil
        }
    }
}
