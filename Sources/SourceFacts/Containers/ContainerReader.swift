import ByteSearch
import SwiftParser
import SwiftSyntax
package import WiringModel

/// Reads what files say about containers.
package enum ContainerReader {
    /// What was read.
    package struct Result: Sendable {
        /// The facts of each file.
        package var facts: [ContainerFacts] = []
        /// How many files were parsed.
        package var parsedFiles = 0
        /// Why files could not be read.
        package var problems: [Finding] = []
    }

    /// The facts of the files at these paths, in their order.
    package static func read(_ paths: [String]) -> Result {
        let read = Workers.map(paths.count) { index, bytes -> (ContainerFacts?, Finding?) in
            let path = paths[index]
            if let why = bytes.read(path) {
                let help = "make it readable, or pass --exclude"
                return (nil, .unreadable(path: path, "cannot be opened: \(why)", help: help))
            }
            guard canMatter(bytes.bytes) else { return (nil, nil) }
            if let facts = self.read(path: path, bytes.bytes) { return (facts, nil) }
            return (nil, FactReader.read(path: path, bytes.bytes).problems.first)
        }
        return Result(
            facts: read.map { $0.0 ?? ContainerFacts() }, parsedFiles: read.count { $0.0 != nil },
            problems: read.compactMap(\.1))
    }

    /// Whether some call of a container may stand in the file.
    private static func canMatter(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        let words: [String] = [".register(", ".resolve(", ".autoregister(", ".alias(", ".contribute("]
        return words.contains { word in
            byte_search(start, bytes.count, word, word.utf8.count) != nil
        }
    }

    /// The facts of one file with these bytes; nil where it cannot be parsed.
    private static func read(path: String, _ bytes: UnsafeRawBufferPointer) -> ContainerFacts? {
        let text = bytes.bindMemory(to: UInt8.self)
        guard bytes.count <= FactReader.sizeLimit, String(validating: text, as: UTF8.self) != nil,
            BracketDepth.offsetBeyondLimit(bytes) == nil
        else {
            return nil
        }
        let tree = Parser.parse(source: text)
        let visitor = ContainerVisitor(
            FileContext(path: path, converter: SourceLocationConverter(fileName: path, tree: tree)))
        visitor.walk(tree)
        return visitor.facts
    }
}
