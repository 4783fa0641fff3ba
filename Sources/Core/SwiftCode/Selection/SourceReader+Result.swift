import DovetailBasics
import DovetailDiagnostics
import DovetailFacts

extension SourceReader {
    /// What was read, for the next stage.
    func result(_ modules: [Module], _ bodyUses: Deferred<[SourceLocation: BodyUse]>) -> Result {
        let (names, types) = inParallel(
            { (declared: declaredNames(modules), functions: functionNames) },
            { (inherits: inherits, unsure: unsureConformances) })
        var ofModules: [[FileFacts]] = Array(repeating: [], count: modules.count)
        for (file, fact) in facts { ofModules[of: files[file].module].append(fact.value) }
        var exports: [ModuleID: Set<String>] = [:]
        var importAccess: [ModuleID: [String: Access]] = [:]
        for index in files.ids {
            for level in indexes[of: index].index.importLevels {
                for module in files[index].modules {
                    importAccess[module, default: [:]].merge([level.module: level.access]) { max($0, $1) }
                }
            }
        }
        for index in files.ids where !indexes[of: index].index.exports.isEmpty {
            for module in files[index].modules {
                exports[module, default: []].formUnion(indexes[of: index].index.exports)
            }
        }
        var modules = modules
        for index in files.ids where indexes[of: index].index.isWiring {
            modules[of: files[index].module].isWired = true
            modules[of: files[index].module].wiringFiles.append(files[index].path)
        }
        return Result(
            modules: zip(modules, ofModules).map { ModuleFacts(module: $0, files: $1) },
            declaredNames: names.declared, exports: exports, importAccess: importAccess,
            functionNames: names.functions, inherits: types.inherits, bodyUses: bodyUses, assignedNames: assignedNames,
            unmet: unmet, unsureConformances: types.unsure, parsedFiles: facts.count, suppressions: suppressions)
    }

    /// The lookups of the program that are recognised and not read. Tests are not looked at.
    ///
    /// - Parameter isDescribed: whether all that describes modules was read: nothing builds files in no module.
    func unreadLookups(
        _ modules: [Module], _ handWritten: [HandWrittenContainer], isDescribed: Bool
    ) -> [UnreadLookups] {
        UnreadReader(
            ownFiles(modules).filter { !isDescribed || $0.isInModule }, modules: Set(modules.compactMap(\.name)),
            described: Set(handWritten.map(\.type))
        ).found
    }

    /// The program's files without tests.
    func ownFiles(_ modules: [Module]) -> [UnreadReader.File] {
        files.ids.filter { !modules[of: files[$0].module].isTest && !indexes[of: $0].index.importsTests }
            .map {
                UnreadReader.File(
                    path: files[$0].path, index: indexes[of: $0].index,
                    isInModule: modules[of: files[$0].module].name != nil)
            }
    }

    /// The names of functions that look like types.
    private var functionNames: Set<String> { indexes.reduce(into: []) { $0.formUnion($1.index.functions) } }

    /// The type names that files without facts declare, of those that the facts mention, with their modules.
    private func declaredNames(_ modules: [Module]) -> [String: [ModuleID]] {
        let mentioned = mentionedNames.union(modules.compactMap(\.name)).union(["Dovetail", "Swift"])
        var declared: [String: Set<ModuleID>] = [:]
        for index in unread {
            for declaration in indexes[of: index].index.declarations
            where declaration.isTopLevel && mentioned.contains(declaration.name) {
                declared[declaration.name, default: []].formUnion(files[index].modules)
            }
        }
        return declared.mapValues { $0.sorted() }
    }

    /// What the types registered in containers inherit from, by name.
    private var inherits: [String: [String]] {
        var wanted: Set<String> = []
        for registration in readFiles.flatMap(\.containers.registrations) {
            if case .written(let shape) = registration.service { shape.insertNames(into: &wanted) }
        }
        guard !wanted.isEmpty else { return [:] }
        var found: [String: Set<String>] = [:]
        for index in files.ids {
            for declaration in indexes[of: index].index.declarations where wanted.contains(declaration.name) {
                found[declaration.name, default: []].formUnion(declaration.inherits)
            }
        }
        return found.mapValues { $0.sorted() }
    }

    /// Suppressions are in few files, which need not be those with facts.
    private var suppressions: [Suppression] {
        Self.suppressions(inFiles: files.ids.filter { indexes[of: $0].index.hasSuppression }.map { files[$0].path })
    }
}
