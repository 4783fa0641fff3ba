package import DovetailBasics
package import DovetailDiagnostics

/// Everything known about a program before linking.
package struct Program: Hashable, Sendable {
    /// The modules, sorted by name.
    package var modules: [ModuleFacts]
    /// The index of the module that will contain the generated file, or nil if unknown; visibility is then judged
    /// leniently.
    package var home: ModuleID?
    /// The names of types declared in files outside `modules`' facts, by module index.
    package var declaredNames: [String: [ModuleID]]
    /// For each module, by its index, the modules that it re-exports (`@_exported import`). Files without facts are
    /// included.
    package var exports: [ModuleID: Set<String>] = [:]
    /// For each module, by its index, the widest access levels written before its imports of others.
    package var importAccess: [ModuleID: [String: Access]] = [:]
    /// The names of functions that look like types: those with an initial capital.
    package var functionNames: Set<String> = []
    /// The comments that suppress findings, from all files that were read.
    package var suppressions: [Suppression]
    /// The lookups that were recognised and not read.
    package var unread: [UnreadLookups] = []
    /// The types and functions that the rules file names as a container's, and that do not exist.
    package var describedProblems: [Finding] = []
    /// How many calls the function of each described container has that registers, by the container's type.
    package var registerCalls: [String: Int] = [:]

    /// What the types registered in containers inherit from, by name, as far as a byte search finds it.
    package var inherits: [String: [String]] = [:]

    /// What names the functions and variables that may fill containers, by their places. All others count as named.
    package var bodyUses = Deferred<[SourceLocation: BodyUse]>([:])
    /// The variables with service names that are assigned another string somewhere, as far as names show.
    package var assignedNames: Set<ConstantName> = []

    /// The names of types to which files without facts may add conformances, through extensions or aliases, and of those
    /// that factories build and that are declared several times.
    package var unsureConformances: Set<String> = []

    /// The names of services that are resolved but not registered anywhere, and of the types of required values that no
    /// component provides: everything that may implement them was read.
    package var unmet: Set<String> = []

    /// Whether this is a whole program, rather than a part, such as a library target, whose services code outside it
    /// may register and resolve.
    package var isWhole = true

    /// Whether this is one linked program, of which all callers are known: nothing outside it calls its functions.
    package var isLinked = false

    /// The only target to report on, if one was chosen: an app, or a library with what it depends on.
    package var target: ModuleID?

    /// The test files, if test code is kept apart.
    package var testFiles: Set<String> = []

    /// The files that several modules compile, by path, each with the modules besides the one that has its facts.
    package var sharedFiles: [String: [ModuleID]] = [:]

    /// The files that this one linked program contains several times, because several of its modules compile them.
    package var repeatedFiles: Set<String> = []

    package init(
        modules: [ModuleFacts], home: ModuleID?, declaredNames: [String: [ModuleID]] = [:],
        suppressions: [Suppression] = []
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

    /// Takes imports as if they named other modules, so that one misspelt import does not cause other findings.
    ///
    /// - Parameter names: the modules meant, by the names that are imported.
    package mutating func correctImports(_ names: [String: String]) {
        guard !names.isEmpty else { return }
        for module in modules.indices {
            for file in modules[module].files.indices {
                for index in modules[module].files[file].imports.indices {
                    let fact = modules[module].files[file].imports[index]
                    guard let meant = names[fact.module] else { continue }
                    modules[module].files[file].imports[index].module = meant
                    modules[module].files[file].imports[index].text = fact.text.replacing(
                        text: fact.module, with: meant)
                }
            }
        }
    }

    /// What names a function or variable that may fill a container.
    package func use(of body: SourceLocation) -> BodyUse { bodyUses.value[body] ?? BodyUse() }

    /// Whether a module may use another, as far as known: only manifests can rule it out.
    package func module(_ module: ModuleID, mayUse other: ModuleID) -> Bool {
        module == other || modules[module].module.closure?.contains(modules[other].module.id) ?? true
    }

    /// The indices of the programs that a module is linked into; nil if the dependencies of some program are unknown.
    package func programs(of module: ModuleID) -> Set<ModuleID>? {
        let programs = modules.ids.filter { modules[$0].module.isProgram }
        guard !programs.isEmpty, programs.allSatisfy({ modules[$0].module.closure != nil }) else { return nil }
        return Set(programs.filter { self.module($0, mayUse: module) })
    }
}
