extension Bytes {
    /// Nil if it is not within these bytes, or the numbers are larger than any file.
    func part(_ start: UInt64, _ length: UInt64) -> Bytes? {
        guard let start = Int(exactly: start), let length = Int(exactly: length) else { return nil }
        return part(start, length)
    }

    /// From a place to the end; nil if the place is outside these bytes.
    func part(from start: Int) -> Bytes? {
        start <= count ? part(start, count - start) : nil
    }

    /// The little-endian numbers at a place; nil if they are not entirely within these bytes.
    func u8(_ place: Int) -> UInt8? { load(place, as: UInt8.self) }
    func u16(_ place: Int) -> UInt16? { load(place, as: UInt16.self) }
    func u32(_ place: Int) -> UInt32? { load(place, as: UInt32.self) }
    func u64(_ place: Int) -> UInt64? { load(place, as: UInt64.self) }

    /// The big-endian number at a place; nil if it is not entirely within these bytes.
    func bigU32(_ place: Int) -> UInt32? { u32(place)?.byteSwapped }
    func bigU64(_ place: Int) -> UInt64? { u64(place)?.byteSwapped }

    /// Four or eight bytes.
    func word(_ place: Int, is64: Bool) -> UInt64? { is64 ? u64(place) : u32(place).map(UInt64.init) }

    /// The text from a place to the next zero or the end; nil if the place is outside these bytes.
    func text(_ place: Int) -> String? {
        lengthOfText(at: place).flatMap { text(at: place, length: $0) }
    }

    /// Whether a place has exactly this text, followed by a zero.
    func isName(_ text: StaticString, at place: Int) -> Bool {
        hasText(text, at: place) && u8(place + text.utf8CodeUnitCount) == 0
    }

    /// Whether a zero-padded field of a fixed size holds exactly this text.
    func isText(_ text: StaticString, at place: Int, size: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        return length <= size && hasText(text, at: place) && (length == size || u8(place + length) == 0)
    }
}

/// Reads bytes one value after another.
struct ByteCursor {
    let bytes: Bytes
    var place = 0

    init(_ bytes: Bytes, at place: Int = 0) {
        self.bytes = bytes
        self.place = place
    }

    mutating func u8() -> UInt8? {
        guard let value = bytes.u8(place) else { return nil }
        place += 1
        return value
    }

    /// An unsigned LEB128 number; nil if it extends past the end or has more than 64 bits.
    mutating func uleb() -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while let byte = u8() {
            let bits = UInt64(byte & 0x7F)
            guard shift < 64, (bits << shift) >> shift == bits else { return nil }
            value |= bits << shift
            if byte & 0x80 == 0 { return value }
            shift += 7
        }
        return nil
    }

    /// Skips a LEB128 number, signed or not.
    mutating func skipLEB() -> Bool {
        while let byte = u8() {
            if byte & 0x80 == 0 { return true }
        }
        return false
    }

    /// The text here, without its terminating zero; moves past both.
    mutating func text() -> Bytes? {
        guard let length = bytes.lengthOfText(at: place), let text = bytes.part(place, length) else { return nil }
        place += length + 1
        return text
    }
}

extension Bytes {
    /// In lower-case hexadecimal digits.
    func hexadecimal() -> String {
        let digits = Array("0123456789abcdef")
        var text = ""
        for place in 0..<count {
            let byte = Int(u8(place) ?? 0)
            text.append(digits[byte >> 4])
            text.append(digits[byte & 15])
        }
        return text
    }
}
