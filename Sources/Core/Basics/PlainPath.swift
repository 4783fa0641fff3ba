import Foundation

/// A path without `.` and `..` in its middle: from here, or from the root where it is given so.
package func plainPath(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath
    let whole = absolutePath(path, from: current)
    return path.hasPrefix("/") ? whole : relativePath(whole, to: current)
}
