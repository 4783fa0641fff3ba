/// The dynamic section of an ELF image, which the loader reads.
struct ELFDynamic {
    private(set) var name: String?
    private(set) var needed: [String] = []
    /// The paths of `DT_RUNPATH`, or of `DT_RPATH` if there is none, which is when loaders use the latter.
    private(set) var runPaths: [String] = []
    /// Whether it is marked as a program.
    private(set) var isProgram = false
    /// The addresses of the loader's tables, by tag.
    private(set) var addresses: [UInt64: UInt64] = [:]

    static let hash: UInt64 = 4, texts: UInt64 = 5, symbols: UInt64 = 6, textsSize: UInt64 = 10
    static let gnuHash: UInt64 = 0x6FFF_FEF5

    init(_ bytes: Bytes, header: ELFHeader, segments: ELFSegments, reading: Reading) {
        guard let segment = segments.dynamic else { return }
        guard let part = bytes.part(segment.offset, segment.size) else {
            reading.note("the dynamic segment ends past the end of the file", at: bytes.offset)
            return
        }
        let word = header.is64 ? 8 : 4
        var texts: [(tag: UInt64, place: UInt64)] = []
        for place in stride(from: 0, to: part.count, by: 2 * word) {
            guard
                let tag = part.word(place, is64: header.is64), let value = part.word(place + word, is64: header.is64),
                tag != 0
            else { break }
            switch tag {
            case 1, 14, 15, 29: texts.append((tag, value))
            case Self.hash, Self.texts, Self.symbols, Self.textsSize, Self.gnuHash: addresses[tag] = value
            case 0x6FFF_FFFB: isProgram = value & 0x0800_0000 != 0
            default: break
            }
        }
        guard !texts.isEmpty else { return }
        guard let table = Self.texts(bytes, segments: segments, addresses: addresses) else {
            reading.note("the loader's names are outside the file", at: part.offset)
            return
        }
        var older: [String] = []
        for (tag, place) in texts {
            guard let text = reading.text(table, place: Int(clamping: place), what: "a name for the loader") else {
                continue
            }
            switch tag {
            case 1: needed.append(text)
            case 14: name = text
            case 15: older += Self.paths(text)
            default: runPaths += Self.paths(text)
            }
        }
        if runPaths.isEmpty { runPaths = older }
    }

    /// The loader's string table.
    static func texts(_ bytes: Bytes, segments: ELFSegments, addresses: [UInt64: UInt64]) -> Bytes? {
        guard
            let address = addresses[texts], let size = addresses[textsSize], let offset = segments.offset(of: address)
        else { return nil }
        return bytes.part(offset, size)
    }

    private static func paths(_ text: String) -> [String] { text.split(separator: ":").map(String.init) }
}
