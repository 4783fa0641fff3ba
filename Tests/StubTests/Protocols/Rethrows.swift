// rethrows: only the argument may throw, so a stub's own error has no way out.

// hard: `try handler(...)` does not compile in a rethrowing function
protocol Locker {
    func withLock<Value>(_ body: () throws -> Value) rethrows -> Value
    func each(_ body: (Int) throws -> Void) rethrows
    func fold<Value>(_ start: Value, _ step: (inout Value, Int) throws -> Void, done: (Value) throws -> Void) rethrows -> Value
}

// hard: optional and autoclosure arguments, async
protocol Guarded {
    func attempt(_ body: (() throws -> Void)?) rethrows
    func attempt(_ value: @autoclosure () throws -> Int) rethrows -> Int
    func attempt<Value>(_ body: () async throws -> Value) async rethrows -> Value
    static func attempt<Value: Sendable>(_ body: @Sendable () throws -> Value) rethrows -> [Value]
}

// hard: rethrows refined by a throwing and a non-throwing overload with other labels
protocol Walker: Locker {
    func walk(_ body: (String) throws -> Bool) rethrows -> String?
    func walk(_ path: String, _ body: (String) throws -> Bool) throws -> String?
    init(_ body: () throws -> Int) rethrows
}
