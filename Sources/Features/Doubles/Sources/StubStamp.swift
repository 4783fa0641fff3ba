import DovetailBasics
import Foundation

/// What a folder keeps of the last run that wrote a file: from what, and what it wrote. Where both are as they were,
/// there is nothing to do.
package struct StubStamp {
    private let path: String
    private let key: String

    /// - Parameter options: all that decides about the text besides the files.
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

    /// Whether the last run read and wrote what there is.
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
