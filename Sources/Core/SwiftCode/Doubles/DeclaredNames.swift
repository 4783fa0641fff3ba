package import Foundation

/// The types that a source may declare or extend, found without parsing.
package enum DeclaredNames {
    private static let introducers = ["class", "struct", "enum", "actor", "extension"].map { Array($0.utf8) }

    /// The words that follow the keywords for type declarations, including those in comments and literals.
    ///
    /// - Complexity: linear in the size of `source`, in bytes.
    package static func find(in source: Data) -> Set<String> {
        source.withUnsafeBytes { bytes in
            var names: Set<String> = []
            var isExpected = false
            var index = 0
            while index < bytes.count {
                guard isWord(bytes[index]) else {
                    index += 1
                    continue
                }
                let start = index
                while index < bytes.count, isWord(bytes[index]) { index += 1 }
                let word = bytes[start..<index]
                if isExpected { names.insert(String(decoding: word, as: UTF8.self)) }
                isExpected = introducers.contains { $0.count == word.count && word.elementsEqual($0) }
            }
            return names
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
