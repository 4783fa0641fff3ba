import Foundation
import SwiftParser

// Parses all Swift files of a folder with SwiftParser on all cores and does nothing else: the minimum work of a tool
// that reads sources. Prints the number of files and bytes.

guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("usage: parser-pass FOLDER\n".utf8))
    exit(64)
}
let root = URL(fileURLWithPath: CommandLine.arguments[1])
let files = (FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? [])
    .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }

/// The number of bytes parsed by all threads.
final class Total: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var bytes = 0

    func add(_ count: Int) {
        lock.lock()
        defer { lock.unlock() }
        bytes += count
    }
}

let total = Total()
DispatchQueue.concurrentPerform(iterations: files.count) { index in
    guard let data = FileManager.default.contents(atPath: files[index].path) else { return }
    let tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
    total.add(tree.totalLength.utf8Length)
}
print("\(files.count) files, \(total.bytes) bytes")
