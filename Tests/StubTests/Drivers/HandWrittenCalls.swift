import Foundation

/// Calls that are written by hand, in the folder HandWritten: a function below each line `//: Login.login`.
struct HandWrittenCalls {
    private(set) var text = ""
    /// The functions, by the names of the requirements that they call.
    private(set) var functions: [String: String] = [:]

    /// Those of a file of protocols; none where nothing is written for it.
    init(_ file: String) {
        let folder = GeneratedRunTests.folder.deletingLastPathComponent().appendingPathComponent("HandWritten")
        guard let source = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) else { return }
        text = source
        let lines = source.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        for (mark, function) in zip(lines, lines.dropFirst()) where mark.hasPrefix("//: ") {
            let name = function.dropFirst("static func ".count).prefix { $0 != "(" }
            functions[String(mark.dropFirst("//: ".count))] = "HandWritten.\(name)"
        }
    }
}
