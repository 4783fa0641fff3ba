import Foundation

/// The texts of manifests and helpers, each of which is read once.
final class ManifestTexts {
    private var words: [String: [String: [Int]]] = [:]

    /// The lines of a file with a name as a whole word, in any case: `.external(.rxSwift)` names `RxSwift`.
    func lines(naming name: String, in file: String) -> [Int] {
        if words[file] == nil { words[file] = Self.words(of: file) }
        return words[file]?[name.lowercased()] ?? []
    }

    private static func words(of file: String) -> [String: [Int]] {
        let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
        var found: [String: [Int]] = [:]
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { continue }
            for word in line.split(whereSeparator: { !($0.isLetter || $0.isNumber || "_-".contains($0)) }) {
                found[word.lowercased(), default: []].append(number + 1)
            }
        }
        return found
    }
}
