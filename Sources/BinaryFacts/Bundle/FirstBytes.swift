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
        } else if Self.isLibrary(bytes) {
            self = .library
        } else if bytes.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }) {
            self = .unknown
        } else {
            self = Self.text(String(decoding: bytes, as: UTF8.self), isWhole: bytes.count < 1024)
        }
    }

    private static func text(_ text: String, isWhole: Bool) -> FirstBytes {
        if text.hasPrefix("version https://git-lfs.github.com/") { return .pointer("Git LFS") }
        if text.hasPrefix("/annex/objects/") { return .pointer("git-annex") }
        let lines = text.split(whereSeparator: \.isNewline)
        guard isWhole, lines.count == 1, let line = lines.first, !line.contains("\u{FFFD}"),
            !line.contains(where: \.isWhitespace)
        else { return .text }
        return .path(String(line))
    }

    private static func isLibrary(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 4 else { return false }
        let magic = bytes[..<4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        switch magic {
        case 0xFEED_FACE, 0xFEED_FACF, 0xCEFA_EDFE, 0xCFFA_EDFE: return true
        case 0x7F45_4C46: return true
        case 0x4243_C0DE, 0xDEC0_170B: return true
        case 0xCAFE_BABE, 0xCAFE_BABF:
            // Java's class files begin alike: where a fat file counts its slices they have a version, at least 45.
            return bytes.count >= 8 && bytes[4] == 0 && bytes[5] == 0 && bytes[6] == 0 && bytes[7] < 45
        default: return bytes.starts(with: "!<arch>\n".utf8) || bytes.starts(with: "!<thin>\n".utf8)
        }
    }
}
