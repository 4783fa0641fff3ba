import ArgumentParser
import DovetailBasics
import Foundation

/// The text at the top of a generated file.
struct HeaderFile: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A file whose text goes at the top of the output, such as a "
                + "license.", valueName: "file"))
    var header: String?

    /// Empty if there is none.
    ///
    /// - Throws: `InputError` if the file does not exist, or is not text.
    func text() throws -> String {
        guard let header else { return "" }
        guard let data = FileManager.default.contents(atPath: header), let text = String(data: data, encoding: .utf8)
        else { throw InputError("the header file '\(header)' cannot be read as UTF-8") }
        return text
    }
}
