/// Lines of Swift with their indentation.
struct SwiftWriter {
    private(set) var text = ""
    private var depth = 0

    /// Adds one line; `#if` lines among it go to the margin of their block.
    mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : String(repeating: "    ", count: depth) + line + "\n"
    }

    /// Adds `opening {`, the body one step in, and `}`.
    mutating func block(_ opening: String, _ body: (inout SwiftWriter) -> Void) {
        line("\(opening) {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }
}
