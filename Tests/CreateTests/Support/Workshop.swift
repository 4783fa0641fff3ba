import Foundation
import Testing
import ToolRunner

/// A temporary folder in which packages are created, deleted when the test ends.
final class Workshop {
    /// The checkout of Dovetail that the tests belong to.
    static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-create-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        if ProcessInfo.processInfo.environment["DOVETAIL_KEEP"] == nil { try? FileManager.default.removeItem(at: url) }
    }

    /// Creates the package Bank with the usual layers.
    @discardableResult
    func bank() throws -> URL {
        let made = try Command.dovetail("init", "Bank", "--dovetail", Workshop.checkout, in: url)
        try #require(made.status == 0, "\(made.errors)")
        return url.appendingPathComponent("Bank")
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }

    func write(_ path: String, _ text: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Every file by its path, except those that SwiftPM creates.
    func files() throws -> [String: String] {
        var found: [String: String] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: url.path) ?? .init() {
            let file = url.appendingPathComponent(path)
            let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
            found[path] = isFolder ? "a folder" : try String(contentsOf: file, encoding: .utf8)
        }
        return found
    }
}
