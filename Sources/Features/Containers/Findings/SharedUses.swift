import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// The uses of one object, by what runs them.
struct SharedUses {
    /// The first use of each.
    private var byRunner: [CodeRunner: (place: SourceLocation, text: String)] = [:]

    mutating func add(_ runner: CodeRunner, at place: SourceLocation, _ text: String) {
        if let known = byRunner[runner], known.place <= place { return }
        byRunner[runner] = (place, text)
    }

    /// Whether two of them may run at the same time.
    var areSeveral: Bool { byRunner.count > 1 || byRunner.keys.contains(where: \.isSeveral) }

    /// What uses it, in words.
    var users: String { byRunner.keys.allSatisfy(\.isActor) ? "actors" : "tasks" }

    var notes: [Finding.Note] {
        byRunner.values.sorted { ($0.place, $0.text) < ($1.place, $1.text) }.map { .init($0.place, $0.text) }
    }
}

extension Finding {
    /// Makes it an error where the compiler holds isolation to be one. What a function captures is unknown, so that it
    /// may be harmless.
    mutating func raise(about type: UnsafeType, in module: ModuleID, _ symbols: SymbolTable) {
        if !type.isFunction, symbols.program.modules[of: module].module.isSwift6 { severity = .error }
    }
}
