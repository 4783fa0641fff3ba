import Foundation

/// The folders in which programs are searched for.
package struct SearchPath: Sendable {
    private let folders: [String]

    /// - Parameter text: folders separated by `:`, by default those of the variable `PATH`.
    package init(_ text: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
        folders = text.split(separator: ":").map(String.init)
    }

    /// The path of the first program of this name that can be run; nil if there is none.
    package func program(_ name: String) -> String? { programs(name).first }

    /// The paths of all programs of this name that can be run, in the order of the folders.
    package func programs(_ name: String) -> [String] {
        folders.map { "\($0)/\(name)" }.filter(FileManager.default.isExecutableFile)
    }
}
