extension DecodingError {
    /// The fault and its place, without the nested contexts.
    package var inOneLine: String {
        switch self {
        case .keyNotFound(let key, let context):
            "the key '\(key.stringValue)' is missing" + (context.codingPath.isEmpty ? "" : " at \(Self.path(context))")
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? context.debugDescription : "at \(Self.path(context)): \(context.debugDescription)"
        @unknown default: "unknown contents"
        }
    }

    /// The coding path, such as `findings[2].count`.
    private static func path(_ context: Context) -> String {
        context.codingPath.reduce("") { path, key in
            if let index = key.intValue { return "\(path)[\(index)]" }
            return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
        }
    }
}
