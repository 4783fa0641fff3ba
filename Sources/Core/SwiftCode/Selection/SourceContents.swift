import DovetailBasics

/// The contents of the sources of a run.
///
/// Containers take several searches of all sources, and opening and reading a source takes longer than searching it. So
/// the sources that were read first are kept, up to a limit.
struct SourceContents: Sendable {
    /// How many bytes are kept: those of about 1.7 million lines.
    static let limit = 64 << 20

    private let paths: [String]
    private var kept: [[UInt8]?]

    init(_ paths: [String]) {
        self.paths = paths
        kept = Array(repeating: nil, count: paths.count)
    }

    /// Keeps the contents of all sources, in their order, as far as the limit allows.
    mutating func keep(_ contents: [[UInt8]?]) {
        var left = Self.limit
        for (source, content) in contents.enumerated() {
            guard let content, content.count <= left else { continue }
            left -= content.count
            kept[source] = content
        }
    }

    /// The result of `body` for the bytes of a source, or of `failure` for the reason why it cannot be read.
    func read<Result>(
        _ source: Int, _ buffer: FileBytes, failure: (String) -> Result, _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        if let kept = kept[source] { return kept.withUnsafeBytes(body) }
        if let why = buffer.read(paths[source]) { return failure(why) }
        return body(buffer.bytes)
    }
}
