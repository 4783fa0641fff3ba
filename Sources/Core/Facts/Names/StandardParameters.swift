extension StandardTypes {
    /// The generic parameters of types of the standard library, by which extensions of these call them.
    package static let genericParameters: [String: [String]] = [
        "AnyCollection": ["Element"], "AnyIterator": ["Element"], "AnySequence": ["Element"], "Array": ["Element"],
        "ArraySlice": ["Element"], "AsyncStream": ["Element"], "AsyncThrowingStream": ["Element", "Failure"],
        "ClosedRange": ["Bound"], "ContiguousArray": ["Element"], "Dictionary": ["Key", "Value"],
        "KeyPath": ["Root", "Value"], "Optional": ["Wrapped"], "Range": ["Bound"], "Result": ["Success", "Failure"],
        "Set": ["Element"], "Task": ["Success", "Failure"], "UnsafeBufferPointer": ["Element"],
        "UnsafeMutablePointer": ["Pointee"], "UnsafePointer": ["Pointee"], "WritableKeyPath": ["Root", "Value"],
    ]
}
