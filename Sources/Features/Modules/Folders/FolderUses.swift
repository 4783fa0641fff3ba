import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailProject
import DovetailSemantics
import DovetailSwiftCode

/// The types that the files of layers name, and the folders that declare these types.
struct FolderUses {
    /// A type of another folder that a file names, at the first place.
    struct Use: Sendable {
        var from: LayerFolders.Folder
        var to: LayerFolders.Folder
        var type: String
        var location: SourceLocation
        var declaration: SourceLocation
    }

    /// In the order of the files, then by place.
    let uses: [Use]
    /// The files that could not be parsed.
    let unread: [Finding]

    /// Reads every file of the modules that have files in these folders.
    init(_ folders: LayerFolders, _ project: Project) {
        let layered = project.files.filter { folders.folder(of: $0.path) != nil }
        let modules = Set(layered.map(\.module))
        let files = project.files.filter { modules.contains($0.module) && !project.testFiles.contains($0.path) }
        let read = Workers.map(files.count) { index, bytes -> (FileFacts, [NameReference], Finding?) in
            let path = files[index].path
            guard bytes.read(path) == nil else { return (FileFacts(path: path), [], nil) }
            let facts = FactReader.read(path: path, bytes.bytes)
            guard folders.folder(of: path) != nil else { return (facts, [], nil) }
            do throws(UnparsedSource) {
                return (
                    facts, try NameReferenceReader.read(path: path, String(decoding: bytes.bytes, as: UTF8.self)), nil
                )
            } catch {
                return (facts, [], error.finding)
            }
        }
        unread = read.compactMap(\.2)
        var program = Program(modules: project.modules.map { ModuleFacts(module: $0, files: []) }, home: nil)
        for (file, one) in zip(files, read) { program.modules[file.module].files.append(one.0) }
        let symbols = SymbolTable(program)
        uses = zip(files, read).flatMap { file, one -> [Use] in
            guard let own = folders.folder(of: file.path) else { return [] }
            let context = LookupContext(module: file.module, file: one.0)
            var seen: Set<SourceLocation> = []
            return one.1.compactMap { reference in
                guard let declaration = symbols.declaration(reference, in: context),
                    let other = folders.folder(of: declaration.path), other != own, seen.insert(declaration).inserted
                else { return nil }
                return Use(
                    from: own, to: other, type: reference.path.joined(separator: "."), location: reference.location,
                    declaration: declaration)
            }
        }
    }
}

extension SymbolTable {
    /// The place of the declaration that a name means; nil if it is unknown, or not a type of the program.
    fileprivate func declaration(_ reference: NameReference, in context: LookupContext) -> SourceLocation? {
        switch meaning(of: reference, in: context) {
        case .types(let found): found.first.map { types[$0].fact.location }
        case .alias(let alias): alias.fact.location
        case .named, .external, .open: nil
        }
    }
}
