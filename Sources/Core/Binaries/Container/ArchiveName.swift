/// The meaning of the first sixteen characters of a member's header.
enum ArchiveName {
    /// The name itself; GNU's ends with a slash.
    case plain(String, isGNU: Bool)
    /// BSD: the length of the name, which precedes the contents.
    case before(Int)
    /// GNU: the offset of the name in the table of names.
    case listed(Int)
    /// GNU: the table of names itself.
    case names
    /// A symbol table.
    case symbols(isGNU: Bool)

    /// - Parameter place: the beginning of the header, which must be complete.
    init?(_ bytes: Bytes, _ place: Int) {
        guard let field = bytes.text(at: place, length: 16) else { return nil }
        let text = String(field.reversed().drop { $0 == " " }.reversed())
        if text == "//" {
            self = .names
        } else if text == "/" || text.hasPrefix("/SYM64/") || text.hasPrefix("/<") {
            self = .symbols(isGNU: true)
        } else if text.hasPrefix("#1/"), let length = Self.number(bytes, place: place + 3, length: 13) {
            self = .before(length)
        } else if text.hasPrefix("/"), let offset = Self.number(bytes, place: place + 1, length: 15) {
            self = .listed(offset)
        } else if Self.isSymbols(text) {
            self = .symbols(isGNU: false)
        } else if text.hasSuffix("/") {
            self = .plain(String(text.dropLast()), isGNU: true)
        } else {
            self = .plain(text, isGNU: false)
        }
    }

    /// Whether a name is that of BSD's symbol table.
    static func isSymbols(_ name: String) -> Bool { name.hasPrefix("__.SYMDEF") }

    /// The decimal number at a place, up to the first other character; nil if there are no digits.
    static func number(_ bytes: Bytes, place: Int, length: Int) -> Int? {
        var value: Int?
        // Fields have at most fifteen digits, so this cannot overflow.
        for index in 0..<length {
            guard let digit = bytes.u8(place + index), (0x30...0x39).contains(digit) else { break }
            value = (value ?? 0) * 10 + Int(digit - 0x30)
        }
        return value
    }
}
