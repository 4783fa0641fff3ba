/// The names of modules in module maps.
package enum ModuleMapName {
    /// The name of the first module that a module map declares itself, skipping `extern` ones; nil if there is none.
    package static func first(in bytes: [UInt8]) -> String? {
        var lexer = ModuleMapLexer(bytes)
        var isExtern = false
        while let token = lexer.next() {
            guard token == .word("module") else {
                isExtern = token == .word("extern")
                continue
            }
            switch lexer.next() {
            case .word(let name) where !isExtern, .string(let name) where !isExtern: return name
            default: isExtern = false
            }
        }
        return nil
    }
}
