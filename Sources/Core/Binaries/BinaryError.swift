/// Why a file cannot be read at all.
package enum BinaryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It cannot be opened, with the system's reason.
    case unreadable(String)
    /// A folder, a device or a pipe.
    case noFile
    case empty
    /// A text pointer to contents kept elsewhere, with the name of the tool that keeps them.
    case pointer(String)
    /// A library's symbols as text (`.tbd`).
    case textStub
    /// A known format that is not for linkers, described in words.
    case foreign(String)
    case unknown

    /// The end of a sentence about the file: `is empty`.
    package var description: String {
        switch self {
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .noFile: "is not a file"
        case .empty: "is empty"
        case .pointer(let program): "is a pointer file of \(program); the file itself is elsewhere"
        case .textStub: "lists a library's symbols in text (.tbd) and holds no code"
        case .foreign(let format): "is \(format), not a binary that linkers and loaders read"
        case .unknown: "is not in a known binary format"
        }
    }
}
