extension StandardTypes {
    /// The generic parameters of standard library types, by the names that extensions use.
    package static let genericParameters: [String: [String]] = [
        "AnyCollection": ["Element"], "AnyIterator": ["Element"], "AnySequence": ["Element"], "Array": ["Element"],
        "ArraySlice": ["Element"], "AsyncStream": ["Element"], "AsyncThrowingStream": ["Element", "Failure"],
        "ClosedRange": ["Bound"], "ContiguousArray": ["Element"], "Dictionary": ["Key", "Value"],
        "KeyPath": ["Root", "Value"], "Optional": ["Wrapped"], "Range": ["Bound"], "Result": ["Success", "Failure"],
        "Set": ["Element"], "Task": ["Success", "Failure"], "UnsafeBufferPointer": ["Element"],
        "UnsafeMutablePointer": ["Pointee"], "UnsafePointer": ["Pointee"], "WritableKeyPath": ["Root", "Value"],
    ]
}
