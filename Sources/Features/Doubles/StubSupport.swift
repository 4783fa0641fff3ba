import DovetailByteSearch

/// Declarations that every file of doubles contains, so that it needs no library.
enum StubSupport {
    static let calls = """
        /// What the calls of one requirement were given, and what they answer. A lock guards it.
        private final class StubCalls<Arguments, Answer, Closure>: @unchecked Sendable {
            private nonisolated let lock = Foundation.NSLock()
            private nonisolated(unsafe) var received: [Arguments] = []
            private nonisolated(unsafe) var programmed: (answer: Answer?, answers: [Answer], closure: Closure?) = (nil, [], nil)
            private nonisolated(unsafe) var failure: (any Swift.Error)?

            nonisolated init() {}

            private nonisolated func locked<Value>(_ work: () -> Value) -> Value {
                lock.lock()
                defer { lock.unlock() }
                return work()
            }

            nonisolated var count: Swift.Int { locked { received.count } }
            nonisolated var last: Arguments? { locked { received.last } }
            nonisolated var all: [Arguments] { locked { received } }
            nonisolated var answer: Answer? {
                get { locked { programmed.answer } }
                set { locked { programmed.answer = newValue } }
            }
            nonisolated var answers: [Answer] {
                get { locked { programmed.answers } }
                set { locked { programmed.answers = newValue } }
            }
            nonisolated var closure: Closure? {
                get { locked { programmed.closure } }
                set { locked { programmed.closure = newValue } }
            }
            nonisolated var error: (any Swift.Error)? {
                get { locked { failure } }
                set { locked { failure = newValue } }
            }

            nonisolated func record(_ arguments: Arguments) { locked { received.append(arguments) } }

            nonisolated func reset() {
                locked {
                    received = []
                    programmed = (nil, [], nil)
                    failure = nil
                }
            }

            /// The next programmed answer, the answer for all calls, or the fallback.
            nonisolated func answer(
                _ title: Swift.String, _ names: Swift.String, isStrict: Swift.Bool, or fallback: @autoclosure () -> Answer? = nil
            ) -> Answer {
                let next = locked { programmed.answers.isEmpty ? programmed.answer : programmed.answers.removeFirst() }
                if let next { return next }
                if !isStrict, let answer = fallback() { return answer }
                stubUnprogrammed(title, names)
            }

            nonisolated func finish(_ title: Swift.String, isStrict: Swift.Bool) {
                if isStrict { stubUnprogrammed(title, "a closure") }
            }
        }

        private nonisolated func stubUnprogrammed(_ title: Swift.String, _ names: Swift.String) -> Swift.Never {
            Swift.fatalError("\\(title) was called, but nothing is programmed for it: set \\(names)")
        }
        """

    /// A declaration that only some doubles need.
    enum Part: CaseIterable, Sendable {
        case cast, disconnected, statics

        /// The text that identifies a use.
        fileprivate var word: String {
            switch self {
            case .cast: "stubCast("
            case .disconnected: "stubDisconnected("
            case .statics: "StubStatics."
            }
        }

        var text: String {
            switch self {
            case .cast: StubSupport.cast
            case .disconnected: StubSupport.disconnected
            case .statics: StubSupport.statics
            }
        }
    }

    /// The parts that a double uses.
    static func parts(of double: [UInt8]) -> Set<Part> {
        Set(Part.allCases.filter { byte_search(double, double.count, $0.word, $0.word.utf8.count) != nil })
    }

    private static let cast = """
        /// What a test programmed as any value, as the caller's type of it.
        private nonisolated func stubCast<Given, Value>(_ value: Given, as type: Value.Type, _ title: Swift.String) -> Value {
            if let value = value as? Value { return value }
            Swift.fatalError("\\(title) returns \\(type), but a test programmed \\(value), which is \\(Swift.type(of: value as Any))")
        }
        """

    /// The call that casts a value of a requirement.
    static func cast(_ value: String, to type: String, of title: String) -> String {
        "stubCast(\(value), as: (\(type)).self, \(title.asLiteral))"
    }

    private static let disconnected = """
        /// A value that a test passes on, even if something else holds it.
        private nonisolated func stubDisconnected<Value>(_ value: Value) -> sending Value {
            nonisolated(unsafe) let value = value
            return value
        }
        """

    private static let statics = """
        /// What generic doubles keep for their types, which cannot have static stored properties.
        private final class StubStatics: @unchecked Sendable {
            static nonisolated let shared = StubStatics()
            private nonisolated let lock = Foundation.NSLock()
            private nonisolated(unsafe) var calls: [Swift.ObjectIdentifier: [Swift.String: Swift.AnyObject]]

            private nonisolated init() { calls = [:] }

            nonisolated func calls<Calls: Swift.AnyObject>(
                of type: Any.Type, _ name: Swift.String, _ make: () -> Calls
            ) -> Calls {
                lock.lock()
                defer { lock.unlock() }
                if let found = calls[Swift.ObjectIdentifier(type)]?[name] as? Calls { return found }
                let new = make()
                calls[Swift.ObjectIdentifier(type), default: [:]][name] = new
                return new
            }
        }
        """
}

extension String {
    /// The text as a Swift literal.
    var asLiteral: String {
        guard utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }) else {
            return "\"\(self)\""
        }
        return "\"" + reduce(into: "") { $0 += $1 == "\\" || $1 == "\"" ? "\\\($1)" : String($1) } + "\""
    }
}
