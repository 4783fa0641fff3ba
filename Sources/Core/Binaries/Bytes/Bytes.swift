import Foundation

/// A part of a file's bytes, by whose functions alone they are read.
///
/// Here is all the reading that the language does not check. It is sound because
/// - a storage's `base` points to `count` readable bytes from its `init` to its `deinit`, and each `Bytes` keeps its
///   storage alive;
/// - a `Bytes` lies within its storage: the whole does, and `part` is the only way to make a smaller one;
/// - every read is checked against the part's own bounds first, with differences of numbers that are not negative,
///   which cannot overflow;
/// - loads need no alignment, and what they load are integers, for which all bits are valid.
///
/// A mapped file that another process cuts short while it is read ends this one with a bus error, as it ends linkers;
/// no check here can prevent that.
struct Bytes {
    private let storage: ByteStorage
    /// From the file's beginning.
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

    /// nil where some of it is outside of these bytes.
    func part(_ start: Int, _ length: Int) -> Bytes? {
        guard start >= 0, length >= 0, start <= count, length <= count - start else { return nil }
        return Bytes(storage: storage, offset: offset + start, count: length)
    }

    /// The little-endian number at a place; nil where it is not all within these bytes.
    @inline(__always)
    func load<Number: FixedWidthInteger>(_ place: Int, as type: Number.Type) -> Number? {
        guard place >= 0, place <= count, count - place >= MemoryLayout<Number>.size else { return nil }
        return Number(littleEndian: storage.base.loadUnaligned(fromByteOffset: offset + place, as: type))
    }

    /// How many bytes stand from a place to the next zero, or another byte, or to the end; nil where the place is
    /// outside.
    func lengthOfText(at place: Int, before end: UInt8 = 0) -> Int? {
        guard place >= 0, place < count else { return nil }
        let start = storage.base + (offset + place)
        guard let found = memchr(start, Int32(end), count - place) else { return count - place }
        return UnsafeRawPointer(found) - start
    }

    /// Bytes as text, in which what is no UTF-8 becomes U+FFFD; nil where some of them are outside.
    func text(at place: Int, length: Int) -> String? {
        guard let part = part(place, length) else { return nil }
        let start = storage.base + part.offset
        return String(decoding: UnsafeRawBufferPointer(start: start, count: part.count), as: UTF8.self)
    }

    /// Whether the bytes of a text stand at a place.
    func hasText(_ text: StaticString, at place: Int) -> Bool {
        guard let part = part(place, text.utf8CodeUnitCount) else { return false }
        return text.hasPointerRepresentation
            && memcmp(storage.base + part.offset, text.utf8Start, part.count) == 0
    }

    /// Adds the bytes to an array.
    func append(to array: inout [UInt8]) {
        array.append(contentsOf: UnsafeRawBufferPointer(start: storage.base + offset, count: count))
    }

    /// Gives the memory of the file's pages back; they are read anew where they are needed again.
    func releasePages() { storage.releasePages() }
}
