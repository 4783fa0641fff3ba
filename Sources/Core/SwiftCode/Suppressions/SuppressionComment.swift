import DovetailDiagnostics

/// A parsed comment that suppresses findings.
struct SuppressionComment {
    /// The place of its marker.
    let location: DovetailDiagnostics.SourceLocation
    /// Whether only white space precedes it on its line.
    let isAlone: Bool
    private let names: [Suppression.Name]
    private let reason: String?
    private let removal: Edit

    /// - Parameters:
    ///   - text: the comment, including its marker.
    ///   - mark: the marker that begins a comment: `//`, or `#` in a rules file.
    ///   - offset: where it starts in the bytes of the file.
    /// - Returns: nil if it is another kind of comment.
    init?(
        _ text: String, mark: String = "//", at location: DovetailDiagnostics.SourceLocation, offset: Int,
        in file: UnsafeRawBufferPointer
    ) {
        let bytes = Array(text.utf8)
        let mark = Array(mark.utf8)
        let word = Array("\(SuppressionReader.word)".utf8)
        guard let start = bytes.dropFirst(mark.count).firstIndex(where: { !Self.isSpace($0) }),
            bytes[start...].starts(with: word)
        else { return nil }
        self.location = location
        let before = file[..<offset]
        let space = before.reversed().prefix { Self.isSpace($0) }.count
        let lead = before.dropLast(space)
        // The file's first line may start with a byte order mark.
        isAlone = lead.isEmpty || lead.last == 10 || lead.last == 13 || lead.elementsEqual([0xEF, 0xBB, 0xBF])

        let end = Self.end(of: bytes, mark)
        let content = bytes[(start + word.count)..<end]
        let colon = content.firstIndex(of: UInt8(ascii: ":"))
        names = content[..<(colon ?? content.endIndex)].split(separator: UInt8(ascii: ",")).compactMap { part in
            let name = Self.trimmed(part)
            guard !name.isEmpty else { return nil }
            let place = Self.place(location, plus: name.startIndex)
            return Suppression.Name(String(decoding: name, as: UTF8.self), at: place)
        }
        let reason = Self.trimmed(colon.map { content[($0 + 1)...] } ?? [])
        self.reason = reason.isEmpty ? nil : String(decoding: reason, as: UTF8.self)

        if end < bytes.count {
            removal = Edit(location, to: Self.place(location, plus: end), "")
        } else if isAlone, offset + bytes.count < file.count {
            let start = Self.place(location, plus: -space)
            removal = Edit(start, to: .init(path: location.path, line: location.line + 1, column: 1), "")
        } else {
            removal = Edit(Self.place(location, plus: -space), to: Self.place(location, plus: end), "")
        }
    }

    /// The suppression of findings on a line.
    func suppression(of line: Int) -> Suppression {
        Suppression(at: location, line: line, names: names, reason: reason, removal: removal)
    }

    /// Where it ends: at the next marker after white space, if there is one.
    private static func end(of bytes: [UInt8], _ mark: [UInt8]) -> Int {
        bytes.indices.dropFirst(mark.count + 1).first { index in
            bytes[index...].starts(with: mark) && isSpace(bytes[index - 1])
        } ?? bytes.count
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes.drop { isSpace($0) }
        while let last = bytes.last, isSpace(last) || last == 13 { bytes.removeLast() }
        return bytes
    }

    private static func place(
        _ location: DovetailDiagnostics.SourceLocation, plus offset: Int
    ) -> DovetailDiagnostics.SourceLocation {
        .init(path: location.path, line: location.line, column: location.column + offset)
    }
}
