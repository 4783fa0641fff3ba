import DovetailFacts
import DovetailSwiftCode
import Foundation

/// The modules that the sources in some folders import.
package enum SourceImports {
    private static let others: Set<String> = ["m", "mm", "c", "cc", "cpp", "cxx", "s", "S"]

    /// The modules, sorted; nil if there are no Swift files, or files in another language, whose imports are not read.
    package static func modules(in folders: [String], exclude: [String]) -> [String]? {
        guard let files = try? SwiftFiles.list(folders, exclude: exclude), !files.isEmpty else { return nil }
        for folder in folders {
            let paths = FileManager.default.enumerator(atPath: folder)
            while let path = paths?.nextObject() as? String {
                if others.contains((path as NSString).pathExtension) { return nil }
            }
        }
        return Set(ImportReader.read(files).flatMap(\.imports).map(\.module)).sorted()
    }
}
