import DovetailBasics
import Foundation

/// A record of the last run that wrote a file: its inputs and its output. If both are unchanged, there is nothing to
/// do.
package struct StubStamp {
    private let path: String
    private let key: String

    /// - Parameter options: everything besides the files that affects the text.
    package init(folder: String, output: String, options: [String], _ sources: StubSources) throws {
        var key = CacheKey()
        key.add(ToolVersion.current)
        for option in options { key.add(option) }
        sources.add(to: &key)
        self.key = key.name
        var name = CacheKey()
        name.add(absolutePath(output, from: FileManager.default.currentDirectoryPath))
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw InputError("the cache folder '\(folder)' cannot be written: \(error.localizedDescription)")
        }
        path = "\(folder)/stubs-\(name.name)"
    }

    /// Whether the last run had the same inputs and its output is unchanged.
    package func isCurrent(_ output: String) -> Bool {
        guard let text = FileManager.default.contents(atPath: path),
            let written = FileManager.default.contents(atPath: output)
        else { return false }
        return String(decoding: text, as: UTF8.self) == stamp(written)
    }

    package func keep(_ output: String) {
        guard let written = FileManager.default.contents(atPath: output) else { return }
        try? Data(stamp(written).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    private func stamp(_ written: Data) -> String {
        var text = CacheKey()
        text.add(written)
        return "\(key) \(text.name)\n"
    }
}
