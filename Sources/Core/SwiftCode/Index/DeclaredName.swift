/// Whether the word at an offset follows a keyword that declares it.
func isDeclaredName(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    var end = offset
    while end > 0, skippedBytes.contains(bytes[end - 1]) { end -= 1 }
    guard end < offset else { return false }
    return keywords.contains { end >= $0.count && bytes[end - $0.count..<end].elementsEqual($0) }
}

/// What may stand between a keyword and the name.
private let skippedBytes = Set(" \t\r\n`".utf8)

private let keywords = ["func", "let", "var", "case", "struct", "class", "enum", "actor", "typealias", "macro"].map {
    Array($0.utf8)
}
