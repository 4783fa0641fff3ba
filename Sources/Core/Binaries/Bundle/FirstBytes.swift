/// What a file is by its first bytes, as far as one has to know before a binary is read.
enum FirstBytes: Hashable {
    /// Mach-O, an archive, ELF or bitcode.
    case library
    case empty
    /// Stands for a file that lies elsewhere: `Git LFS`, `git-annex`.
    case pointer(String)
    /// One line of text, as a tool that knows no links leaves it: the link's target.
    case path(String)
    case text
    case unknown

    /// nil for what is no file or cannot be read.
    init?(_ path: String) {
        guard let bytes = SmallFile.beginning(path, count: 1024) else { return nil }
        self.init(bytes)
    }

    /// - Parameter bytes: a file's first 1024, or all where it is shorter.
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
