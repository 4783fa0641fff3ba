/// A source file of the program: its path, and the index of its module.
package struct SourceFile: Hashable, Sendable {
    package var path: String
    package var module: Int

    package init(path: String, module: Int) {
        self.path = path
        self.module = module
    }
}
