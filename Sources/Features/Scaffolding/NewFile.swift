/// A file to write, by its path from the package's folder.
package struct NewFile: Hashable, Sendable {
    package var path: String
    /// With a trailing newline.
    package var text: String

    package init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
    }

    /// A Swift file of a target, with sorted imports.
    init(_ path: String, imports: [String], _ body: String) {
        let lines = Array(Set(imports)).sorted().map { "import \($0)\n" }.joined()
        self.init(path, (lines.isEmpty ? "" : lines + "\n") + body + "\n")
    }
}
