extension Edit {
    /// The smallest edit that turns one content of a file into another; nil if they are equal.
    package init?(from old: [UInt8], to new: [UInt8], at path: String) {
        guard old != new else { return nil }
        func isInsideScalar(_ bytes: [UInt8], _ offset: Int) -> Bool {
            offset < bytes.count && bytes[offset] & 0xC0 == 0x80
        }
        var start = zip(old, new).prefix { $0 == $1 }.count
        while isInsideScalar(old, start) || isInsideScalar(new, start) { start -= 1 }
        let limit = min(old.count, new.count) - start
        var rest = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
        while isInsideScalar(old, old.count - rest) || isInsideScalar(new, new.count - rest) { rest -= 1 }
        let lines = LineStarts(old)
        self.init(
            lines.place(at: start, in: path), to: lines.place(at: old.count - rest, in: path),
            String(decoding: new[start..<(new.count - rest)], as: UTF8.self))
    }
}
