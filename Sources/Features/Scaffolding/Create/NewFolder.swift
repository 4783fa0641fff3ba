import DovetailBasics
import Foundation

/// A folder that is made with all that is in it, or not at all.
package struct NewFolder {
    package let path: String

    package init(_ path: String) { self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path }

    /// Writes the files into a folder beside it, which then takes its name.
    ///
    /// - Throws: `InputError` where anything has that name.
    package func write(_ files: [(path: String, text: String)]) throws {
        guard !FileChanges.exists(path) else { throw InputError("'\(path)' already exists; nothing was written") }
        let above = absolutePath("..", from: absolutePath(path, from: FileManager.default.currentDirectoryPath))
        guard FileManager.default.fileExists(atPath: above) else {
            throw InputError("the folder '\(parentFolder(path))' does not exist")
        }
        let temporary = "\(path).dovetail-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: temporary) }
        do {
            try FileChanges(files.map { .init(path: "\(temporary)/\($0.path)", old: nil, new: $0.text) }).write()
        } catch let error as InputError {
            // Nobody has asked for the folder beside it.
            throw InputError(error.description.replacingOccurrences(of: temporary, with: path))
        }
        guard rename(temporary, path) == 0 else {
            throw InputError("'\(path)' cannot be created: \(String(cString: strerror(errno)))")
        }
    }

    /// How SwiftPM tells a package in it from others.
    package var identity: String { (path as NSString).lastPathComponent.lowercased() }

    /// How a manifest in it names a package on disk: by its path from the root where it was given so, else from here.
    package func reference(to package: String) throws -> String { try PackagePath(package).seen(from: path) }
}

/// A package on disk that a user names, and that a manifest is to name.
package struct PackagePath {
    private let path: String

    /// - Throws: `InputError` where there is no package, or its path cannot stand in a manifest.
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
