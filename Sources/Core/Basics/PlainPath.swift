import Foundation

/// A path without `.` and inner `..`: absolute if it was given so, otherwise relative to the current folder.
package func plainPath(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath
    let whole = absolutePath(path, from: current)
    return path.hasPrefix("/") ? whole : relativePath(whole, to: current)
}
