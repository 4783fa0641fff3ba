/// The kind of a file according to its first bytes, as far as it matters before reading a binary.
enum FirstBytes: Hashable {
    /// Mach-O, an archive, ELF or bitcode.
    case library
    case empty
    /// A pointer to a file kept elsewhere: `Git LFS`, `git-annex`.
    case pointer(String)
    /// A symbolic link's target as a line of text, left by a tool that does not support links.
    case path(String)
    case text
    case unknown

    /// Nil if it is not a file or cannot be read.
    init?(_ path: String) {
        guard let bytes = SmallFile.beginning(path, count: 1024) else { return nil }
        self.init(bytes)
    }

    /// - Parameter bytes: the first 1024 bytes of a file, or all if it is shorter.
    init(_ bytes: [UInt8]) {
        if bytes.isEmpty {
            self = .empty
        } else if FileFormat(Bytes(ByteStorage(bytes))).isOfLinkers {
            self = .library
        } else if bytes.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }) {
            self = .unknown
        } else {
            self = Self.text(String(decoding: bytes, as: UTF8.self), isWhole: bytes.count < 1024)
        }
    }

    private static func text(_ text: String, isWhole: Bool) -> FirstBytes {
        if let tool = PointerText.tool(text) { return .pointer(tool) }
        let lines = text.split(whereSeparator: \.isNewline)
        guard isWhole, lines.count == 1, let line = lines.first, !line.contains("\u{FFFD}"),
            !line.contains(where: \.isWhitespace)
        else { return .text }
        return .path(String(line))
    }
}
