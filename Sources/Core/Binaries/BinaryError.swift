/// Why a file is not read at all.
package enum BinaryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It cannot be opened, for the system's reason.
    case unreadable(String)
    /// A folder, a device or a pipe.
    case noFile
    case empty
    /// A text that stands for contents kept elsewhere, by the name of the program that keeps them.
    case pointer(String)
    /// A library's symbols as text (`.tbd`).
    case textStub
    /// A format that is known and no linker's, in words.
    case foreign(String)
    case unknown

    /// The end of a sentence about the file: `is empty`.
    package var description: String {
        switch self {
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .noFile: "is no file"
        case .empty: "is empty"
        case .pointer(let program): "is a pointer of \(program), which has the file itself elsewhere"
        case .textStub: "lists a library's symbols in text (.tbd) and holds no code"
        case .foreign(let format): "is \(format), no binary that linkers and loaders read"
        case .unknown: "is no binary of a known format"
        }
    }
}
