import DovetailBasics
import Foundation

/// A folder that is created with all its files, or not at all.
package struct NewFolder {
    package let path: String

    package init(_ path: String) { self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path }

    /// Checks whether it can be created.
    ///
    /// - Throws: `InputError` if the path already exists, or the folder above it does not.
    package func check() throws {
        guard !FileChanges.exists(path) else { throw InputError("'\(path)' already exists; nothing was written") }
        let above = absolutePath("..", from: absolutePath(path, from: FileManager.default.currentDirectoryPath))
        guard FileManager.default.fileExists(atPath: above) else {
            throw InputError("the folder '\(parentFolder(path))' does not exist")
        }
    }

    /// Writes the files into a temporary folder next to it, which is then renamed.
    ///
    /// - Throws: `InputError` if the path already exists.
    package func write(_ files: [(path: String, text: String)]) throws {
        try check()
        let temporary = "\(path).dovetail-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: temporary) }
        do {
            try FileChanges(files.map { .init(path: "\(temporary)/\($0.path)", old: nil, new: $0.text) }).write()
        } catch let error as InputError {
            // The user does not know the temporary folder.
            throw InputError(error.description.replacingOccurrences(of: temporary, with: path))
        }
        guard rename(temporary, path) == 0 else {
            throw InputError("'\(path)' cannot be created: \(String(cString: strerror(errno)))")
        }
    }

    /// The name by which SwiftPM identifies a package in this folder.
    package var identity: String { (path as NSString).lastPathComponent.lowercased() }

    /// The path of a local package for a manifest in this folder: absolute if it was given as such, otherwise relative
    /// to the folder.
    package func reference(to package: String) throws -> String { try PackagePath(package).seen(from: path) }
}

/// A local package that a user names and that a manifest is to refer to.
package struct PackagePath {
    private let path: String

    /// - Throws: `InputError` if there is no package, or if its path cannot be written in a manifest.
    package init(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: "\(path)/Package.swift") else {
            throw InputError("no Package.swift in '\(path)'")
        }
        guard !path.contains(where: { "\"\\\n\r".contains($0) }) else {
            throw InputError("the path '\(path)' cannot be used in a manifest")
        }
        self.path = path
    }

    package func seen(from folder: String) -> String {
        let current = FileManager.default.currentDirectoryPath
        if path.hasPrefix("/") { return absolutePath(path, from: "/") }
        return relativePath(absolutePath(path, from: current), to: absolutePath(folder, from: current))
    }
}
