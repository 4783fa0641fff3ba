import DovetailBasics
import DovetailFacts
import DovetailSwiftCode
import Foundation

/// Assigns files below a folder to modules: each to one described by the nearest manifest above it, or else by an Xcode
/// project, which may list files anywhere.
struct FileAssignment {
    /// The manifests by folder.
    private let manifests: [String: [ManifestPlace]]
    private let sources: [any ProjectSource.Type]
    private let xcodeProjects: [XcodeProject]
    /// What XcodeGen's specifications say differently than the projects generated from them.
    private let differences: [String]
    /// The absolute paths of the files that XcodeGen's specifications include.
    private let included: Set<String>
    private let inputs: ProjectInputs
    private var tests: TestCodeUse { inputs.tests }
    /// The path that was given as input.
    private let base: String

    init(_ found: SwiftFiles.Found, sources: [any ProjectSource.Type], inputs: ProjectInputs, base: String) {
        manifests = Dictionary(grouping: found.manifests, by: \.folder)
        self.sources = sources
        let projects = found.xcodeProjects.sorted().map { XcodeProject($0) }
        let specifications = found.specifications.sorted().map { XcodeProject(specification: $0) }
        // What XcodeGen wrote is what is built.
        let generated = XcodeGenDifference.generated(specifications, projects)
        xcodeProjects = projects + zip(specifications, generated).filter { $1 == nil }.map(\.0)
        differences =
            specifications.flatMap(\.problems)
            + zip(specifications, generated).flatMap { specification, project in
                project.map { XcodeGenDifference(specification, projects[$0]).texts } ?? []
            }
        included = Set(specifications.flatMap(\.included))
        self.inputs = inputs
        self.base = base
    }

    /// Adds files with their modules. Manifests assign the files of their targets; all other files are read, too.
    func add(_ files: [String], to project: inout Project) {
        var owners: [String: [any FileOwners]] = [:]
        func ownersOfFolder(_ folder: String) -> [any FileOwners] {
            if let known = owners[folder] { return known }
            let read = (manifests[folder] ?? []).compactMap { sources[$0.source].files(of: $0) }
            owners[folder] = read
            project.gaps += read.compactMap(\.gap)
            return read
        }
        var guessed: [(file: String, module: Module, folder: String)] = []
        project.xcodeProjects += xcodeProjects
        project.xcodeDifferences += differences
        project.included.formUnion(included)
        project.gaps += xcodeProjects.compactMap(\.gap)
        project.coverage.xcodeProjects = project.xcodeProjects.count { $0.gap != nil }
        let current = FileManager.default.currentDirectoryPath
        // Files of the same folder are adjacent.
        var nearest: (parent: Substring, folder: String?)?
        var owned: [(file: String, folder: String?, owner: FileOwner)] = []
        for file in files {
            let parent = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[..<$0] } ?? ""
            let folder =
                nearest?.parent == parent
                ? nearest?.folder : Self.folders(above: file).first { !ownersOfFolder($0).isEmpty }
            nearest = (parent, folder)
            owned.append((file, folder, folder.map { Self.owner(of: file, among: ownersOfFolder($0)) } ?? .none))
        }
        let listing = xcodeProjects.isEmpty ? [] : packagesListing(owned.lazy.map { ($0.file, $0.folder, $0.owner) })
        project.listingManifests.formUnion(
            listing.flatMap { folder in
                (manifests[folder] ?? []).map { absolutePath("\(folder)/\($0.name)", from: current) }
            })
        for (file, folder, ofManifest) in owned {
            var sharing: [Module] = []
            var owner = folder.map(listing.contains) == true ? .none : ofManifest
            if !owner.isKnown, !xcodeProjects.isEmpty {
                let path = absolutePath(file, from: current)
                let listed = XcodeProject.owner(of: path, among: xcodeProjects)
                if listed.isKnown { owner = listed }
                if case .module(let module, isTest: false) = listed {
                    sharing = XcodeProject.others(of: path, besides: module, among: xcodeProjects)
                }
            }
            switch owner {
            case .none: guessed.append((file, Module(name: nil), folder ?? ""))
            case .guessed(let module): guessed.append((file, module, folder ?? ""))
            case .leftOut: project.coverage.leftOut += 1
            case .module(let module, let isTest):
                if isTest, tests == .leftOut {
                    project.testFilesLeftOut.append(file)
                    continue
                }
                project.add([file], module: project.module(module), others: sharing.map { project.module($0) })
                if isTest, tests == .markedAsTests { project.testFiles.insert(file) }
            }
        }
        add(guessed, to: &project)
    }

    /// The folders of the packages that only list what programs of Xcode compile, such as for an editor: SwiftPM does not
    /// build those files. A package below an Xcode project is one of its own, even if it is in a target's folder.
    private func packagesListing(
        _ files: some Sequence<(file: String, folder: String?, owner: FileOwner)>
    ) -> Set<String> {
        let current = FileManager.default.currentDirectoryPath
        let homes = xcodeProjects.map { parentFolder(absolutePath($0.path, from: current)) + "/" }
        let packages = Set(
            manifests.filter { $1.contains { sources[$0.source] == SwiftPMSource.self } }.keys.filter { folder in
                let above = absolutePath(folder, from: current)
                return homes.contains { $0.hasPrefix(above == "/" ? above : above + "/") }
            })
        guard !packages.isEmpty else { return [] }
        var listed: [String: (inProgram: Int, elsewhere: Int, nowhere: Int)] = [:]
        for (file, folder, owner) in files {
            guard let folder, packages.contains(folder), case .module(_, isTest: false) = owner,
                listed[folder, default: (0, 0, 0)].elsewhere == 0
            else { continue }
            let path = absolutePath(file, from: current)
            if xcodeProjects.contains(where: { $0.isCompiledIntoProgram(path) }) {
                listed[folder, default: (0, 0, 0)].inProgram += 1
            } else if XcodeProject.owner(of: path, among: xcodeProjects).isKnown {
                listed[folder, default: (0, 0, 0)].elsewhere += 1
            } else {
                // A file that no target compiles any more.
                listed[folder, default: (0, 0, 0)].nowhere += 1
            }
        }
        return Set(listed.filter { $1.elsewhere == 0 && $1.inProgram > $1.nowhere }.keys)
    }

    /// The owner of a file according to the manifests of one folder. A known owner takes precedence over a guessed one.
    private static func owner(of file: String, among owners: [any FileOwners]) -> FileOwner {
        let all = owners.map { $0.owner(of: file) }
        func rank(_ owner: FileOwner) -> Int {
            switch owner {
            case .module: 0
            case .leftOut: 1
            case .guessed: 2
            case .none: 3
            }
        }
        return all.min { rank($0) < rank($1) } ?? .none
    }

    /// Adds files that no manifest classifies as test code or not.
    private func add(_ files: [(file: String, module: Module, folder: String)], to project: inout Project) {
        let imports = tests == .read ? [] : importsLibrary(files.map(\.file), of: &project)
        for (index, (file, module, folder)) in files.enumerated() {
            if tests != .read, imports[index] || TestCode.isInFolder(file, from: countAbove(folder, file)) {
                guard tests == .markedAsTests else {
                    project.coverage.tests += 1
                    continue
                }
                project.testFiles.insert(file)
            }
            if module.name != nil { project.guessedFiles.insert(file) }
            project.add([file], module: project.module(module))
        }
    }

    /// For each of the files, whether it imports a testing library.
    private func importsLibrary(_ files: [String], of project: inout Project) -> [Bool] {
        let indexes = TestCode.indexes(of: files, inputs.indexesFiles ? inputs.facts : nil)
        if inputs.indexesFiles {
            project.indexed.reserveCapacity(project.indexed.count + files.count)
            for (path, file) in zip(files, indexes) { project.indexed[path] = file }
        }
        return indexes.map(\.index.importsTests)
    }

    /// The number of bytes of a file's path that name its manifest's folder, or the input path, which the user wants
    /// read.
    private func countAbove(_ folder: String, _ file: String) -> Int {
        func count(_ prefix: String) -> Int { file.utf8.starts(with: prefix.utf8) ? prefix.utf8.count : 0 }
        return max(count(folder), count(base))
    }

    /// The folders above a file, nearest first.
    private static func folders(above file: String) -> [String] {
        var folders: [String] = []
        var folder = file
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = String(folder[..<slash])
            folders.append(folder)
        }
        return folders + ["."]
    }
}
