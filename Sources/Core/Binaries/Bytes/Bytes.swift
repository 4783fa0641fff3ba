import Foundation

/// A part of a file's bytes, and the only functions that read them.
///
/// All memory reads that the language does not check are in this file. They are sound because
///
/// - a storage's `base` points to `count` readable bytes from its `init` to its `deinit`, and each `Bytes` keeps its
///   storage alive;
/// - a `Bytes` lies within its storage: the whole does, and `part` is the only way to make a smaller one;
/// - every read is first checked against the part's own bounds, using differences of non-negative numbers, which cannot
///   overflow;
/// - loads need no alignment, and their results are integers, for which all bit patterns are valid.
///
/// If another process truncates a mapped file while it is read, this process ends with a bus error, as linkers do; no
/// check here can prevent that.
struct Bytes {
    private let storage: ByteStorage
    /// From the beginning of the file.
    let offset: Int
    let count: Int

    /// All bytes of a file.
    init(_ storage: ByteStorage) {
        self.storage = storage
        offset = 0
        count = storage.count
    }

    private init(storage: ByteStorage, offset: Int, count: Int) {
        self.storage = storage
        self.offset = offset
        self.count = count
    }

    /// Nil if it is not within these bytes.
    func part(_ start: Int, _ length: Int) -> Bytes? {
        guard start >= 0, length >= 0, start <= count, length <= count - start else { return nil }
        return Bytes(storage: storage, offset: offset + start, count: length)
    }

    /// The little-endian number at a place; nil if it is not entirely within these bytes.
    @inline(__always)
    func load<Number: FixedWidthInteger>(_ place: Int, as type: Number.Type) -> Number? {
        guard place >= 0, place <= count, count - place >= MemoryLayout<Number>.size else { return nil }
        return Number(littleEndian: storage.base.loadUnaligned(fromByteOffset: offset + place, as: type))
    }

    /// How many bytes precede the next zero, or another end byte, or the end; nil if the place is outside.
    func lengthOfText(at place: Int, before end: UInt8 = 0) -> Int? {
        guard place >= 0, place < count else { return nil }
        let start = storage.base + (offset + place)
        guard let found = memchr(start, Int32(end), count - place) else { return count - place }
        return UnsafeRawPointer(found) - start
    }

    /// Bytes as text, with invalid UTF-8 replaced by U+FFFD; nil if they are not within these bytes.
    func text(at place: Int, length: Int) -> String? {
        guard let part = part(place, length) else { return nil }
        let start = storage.base + part.offset
        return String(decoding: UnsafeRawBufferPointer(start: start, count: part.count), as: UTF8.self)
    }

    /// Whether the bytes of a text are at a place.
    func hasText(_ text: StaticString, at place: Int) -> Bool {
        guard let part = part(place, text.utf8CodeUnitCount) else { return false }
        return text.hasPointerRepresentation
            && memcmp(storage.base + part.offset, text.utf8Start, part.count) == 0
    }

    /// Appends the bytes to an array.
    func append(to array: inout [UInt8]) {
        array.append(contentsOf: UnsafeRawBufferPointer(start: storage.base + offset, count: count))
    }

    /// Releases the memory of the file's pages; they are read again when needed.
    func releasePages() { storage.releasePages() }
}
