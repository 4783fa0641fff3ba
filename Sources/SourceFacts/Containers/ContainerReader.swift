import ByteSearch
import SwiftParser
import SwiftSyntax
package import WiringModel

/// Reads what files say about containers.
package enum ContainerReader {
    /// The facts of the files at these paths, in their order, and how many of them were parsed.
    package static func read(_ paths: [String]) -> (facts: [ContainerFacts], parsedFiles: Int) {
        let read = Workers.map(paths.count) { index, bytes -> ContainerFacts? in
            guard bytes.read(paths[index]) == nil, canMatter(bytes.bytes) else { return nil }
            return self.read(path: paths[index], bytes.bytes)
        }
        return (read.map { $0 ?? ContainerFacts() }, read.count { $0 != nil })
    }

    /// Whether some call of a container may stand in the file.
    private static func canMatter(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count <= FactReader.sizeLimit, let start = bytes.baseAddress else { return false }
        let words: [String] = [".register(", ".resolve(", ".autoregister(", ".alias(", ".contribute("]
        return words.contains { word in
            byte_search(start, bytes.count, word, word.utf8.count) != nil
        }
    }

    /// The facts of one file with these bytes.
    private static func read(path: String, _ bytes: UnsafeRawBufferPointer) -> ContainerFacts? {
        let text = bytes.bindMemory(to: UInt8.self)
        guard String(validating: text, as: UTF8.self) != nil, BracketDepth.offsetBeyondLimit(bytes) == nil else {
            return nil
        }
        let tree = Parser.parse(source: text)
        let visitor = ContainerVisitor(
            FileContext(path: path, converter: SourceLocationConverter(fileName: path, tree: tree)))
        visitor.walk(tree)
        return visitor.facts
    }
}
