import DovetailBasics

/// Reads one `.framework`.
struct FrameworkReader {
    private let layout: FrameworkLayout
    private let source: BinarySource
    private(set) var problems: [BundleProblem] = []

    init(_ path: String, _ source: BinarySource) {
        layout = FrameworkLayout(path)
        self.source = source
    }

    mutating func read() -> LibraryVariant {
        var variant = LibraryVariant(path: layout.path)
        problems = layout.problems
        let hasInfo = readInfo(&variant)
        let name = layout.path.lastComponent.withoutExtension
        let executable = executable(declared: variant.declared.executable, name: name)
        problems += layout.problemsOfLinks(executable: executable ?? name)
        if let executable { variant.binary = source.binary("\(layout.contents)/\(executable)", &problems) }
        // Linkers do not read it, so static frameworks can do without.
        let kinds = Set((variant.binary?.slices ?? []).map(\.linkage))
        if !hasInfo, kinds != [.static] {
            problems.insert(BundleProblem(path: layout.infoPlists[0], text: "Info.plist is missing"), at: 0)
        }

        let contents = layout.contents
        variant.links = ModuleMapLink.read(
            ["Modules/module.modulemap", "Modules/module.private.modulemap", "Modules/module.map", "module.modulemap"]
                .map { "\(contents)/\($0)" } + ["\(contents)/module.map", "\(contents)/Headers/module.modulemap"])
        variant.imports = HeaderImports.modules(in: "\(contents)/Headers", of: name)
        let modules = SwiftModuleFolders("\(contents)/Modules")
        variant.swiftModules = modules?.triples
        variant.swiftCompiler = modules?.compiler
        variant.hasSignature = FileNode.isFolder("\(contents)/_CodeSignature")
        let resources = BundleResources(contents, below: layout.path, executable: executable ?? name)
        variant.resources = resources.files
        variant.hasPrivacyManifest = resources.hasPrivacyManifest
        return variant
    }

    /// Reads Info.plist; false if there is none.
    private mutating func readInfo(_ variant: inout LibraryVariant) -> Bool {
        guard let path = layout.infoPlists.first(where: { FileNode(at: $0) != nil }) else { return false }
        do {
            var info = InfoPlist(try PropertyList.read(path))
            variant.declared = info.declared()
            problems += info.problems.map { BundleProblem(path: path, text: $0) }
        } catch {
            problems.append(BundleProblem(path: path, text: "\(error)"))
        }
        return true
    }

    /// The name of the binary: linkers look for the framework's name, loaders for the one in Info.plist. Nil if neither
    /// exists, which is reported.
    private mutating func executable(declared: String?, name: String) -> String? {
        func path(_ file: String) -> String { "\(layout.contents)/\(file)" }
        func exists(_ file: String) -> Bool { FileNode(at: path(file)) != nil }
        guard exists(name) || declared.map(exists) == true else {
            let isStub = FileNode.isFile(path("\(name).tbd"))
            let text = isStub ? "there is only a text stub (.tbd), which is not read" : "the binary is missing"
            problems.append(BundleProblem(path: path(declared ?? name), text: text))
            return nil
        }
        guard let declared, declared != name else { return name }
        if !exists(declared) {
            let text = "Info.plist names it as the executable, but there is no such file"
            problems.append(BundleProblem(path: path(declared), text: text))
            return name
        }
        if !exists(name) {
            let text = "the binary is called '\(declared)', but linkers look for '\(name)'"
            problems.append(BundleProblem(path: path(declared), text: text, isOfBuild: true))
        }
        return declared
    }
}
