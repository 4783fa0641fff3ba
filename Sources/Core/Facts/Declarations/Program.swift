package import DovetailDiagnostics

/// Everything that is known of a program before linking.
package struct Program: Codable, Hashable, Sendable {
    /// The modules, sorted by name.
    package var modules: [ModuleFacts]
    /// The index of the module in which the generated file will stand, or nil
    /// where that is not known; visibility is then judged leniently.
    package var home: Int?
    /// Type names that files outside `modules`' facts declare, by module index.
    package var declaredNames: [String: [Int]]
    /// The modules whose names a module passes on to whoever imports it (`@_exported import`), by its index. Files
    /// without facts are counted, too.
    package var exports: [Int: Set<String>] = [:]
    /// The names of functions that look like types: with a capital letter.
    package var functionNames: Set<String> = []
    /// The comments that suppress findings, of all files that were read.
    package var suppressions: [Suppression]

    /// What the types that containers register inherit from, by name, as far as a byte search tells.
    package var inherits: [String: [String]] = [:]

    /// Whether it is all of a program, and not a part, such as a library's target, for which others may register
    /// services and ask.
    package var isWhole = true

    /// The files that are test code, where that is told apart.
    package var testFiles: Set<String> = []

    package init(
        modules: [ModuleFacts], home: Int?, declaredNames: [String: [Int]] = [:], suppressions: [Suppression] = []
    ) {
        self.modules = modules
        self.home = home
        self.declaredNames = declaredNames
        self.suppressions = suppressions
    }

    /// The program without its test code.
    package var withoutTests: Program {
        var program = self
        for index in modules.indices { program.modules[index].files.removeAll { testFiles.contains($0.path) } }
        program.testFiles = []
        return program
    }

    /// Whether a module may use another, as far as it is known: only manifests tell that it may not.
    package func module(_ module: Int, mayUse other: Int) -> Bool {
        module == other || modules[module].module.closure?.contains(modules[other].module.id) ?? true
    }

    /// The programs that a module is linked into, by their indices; nil where that is not known of some program.
    package func programs(of module: Int) -> Set<Int>? {
        let programs = modules.indices.filter { modules[$0].module.isProgram }
        guard !programs.isEmpty, programs.allSatisfy({ modules[$0].module.closure != nil }) else { return nil }
        return Set(programs.filter { self.module($0, mayUse: module) })
    }
}
