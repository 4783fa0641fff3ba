import DovetailBasics
import DovetailFacts
import DovetailSwiftCode
import Foundation

extension Project {
    /// The kinds of the modules of Xcode targets, by the modules' ids.
    var xcodeKinds: [String: ProjectModule.Kind] {
        xcodeProjects.reduce(into: [:]) { kinds, project in kinds.merge(project.kinds) { first, _ in first } }
    }

    /// Makes each app, extension and tool of an Xcode project a program of its own: it may use every module but other
    /// programs, tests, and libraries of Xcode projects that are not linked into it. A program that shares sources with
    /// another may use that one, because the sources are in only one module. If everything that describes modules was
    /// read, no program uses files that are in no module.
    mutating func splitXcodePrograms() {
        let kinds = xcodeKinds
        let programs = xcodePrograms
        let named = isDescribed ? modules.filter { $0.name != nil } : modules
        let others = Set(named.map(\.id)).subtracting(programs.map { modules[of: $0].id })
        let apps = programs.filter { kinds[modules[of: $0].id] == .app }
        guard !apps.isEmpty else { return }
        let closures = XcodeClosures(self)
        for index in apps {
            let id = modules[of: index].id
            modules[of: index].isProgram = true
            let sharing = files.filter { $0.others.contains(index) }.map { modules[of: $0.module].id }
            modules[of: index].closure = others.subtracting(closures.unlinked(by: id)).union([id]).union(sharing)
        }
    }

    /// Whether all that describes the project's modules was read.
    var isDescribed: Bool {
        coverage.xcodeProjects == 0 && manifests.allSatisfy { sources[$0.source] != TuistSource.self }
    }

    /// The modules of Xcode targets that no other module may use: programs and test bundles.
    private var xcodePrograms: [ModuleID] {
        let kinds = xcodeKinds
        return moduleIDs.filter { [.app, .test].contains(kinds[modules[of: $0].id]) }
    }

    /// If an Xcode target compiles the output, makes its module the home, and drops the files of other programs and of
    /// libraries that it does not link. A file that no target lists yet belongs to the target of the other files in its
    /// folder.
    ///
    /// - Parameter output: an absolute path.
    mutating func keepXcodeProgram(holding output: String) {
        guard !xcodeProjects.isEmpty, let home = xcodeHome(of: output) else { return }
        keepXcodeProgram(home)
    }

    /// Makes the module of an Xcode target the home, and drops the files of other programs.
    ///
    /// - Returns: whether there is such a target.
    mutating func keepXcodeProgram(ofTarget name: String) -> Bool {
        for project in xcodeProjects {
            guard let target = project.targets.first(where: { $0.name == name || $0.module == name }),
                case let id = project.module(of: target).id,
                let home = moduleIDs.first(where: { modules[of: $0].id == id })
            else { continue }
            keepXcodeProgram(home)
            return true
        }
        return false
    }

    private mutating func keepXcodeProgram(_ home: ModuleID) {
        self.home = home
        let programs = Set(xcodePrograms).subtracting([home])
        let unlinked = XcodeClosures(self).unlinked(by: modules[of: home].id)
        keepProgram(of: home, without: programs.union(moduleIDs.filter { unlinked.contains(modules[of: $0].id) }))
    }

    private mutating func xcodeHome(of output: String) -> ModuleID? {
        if case .module(let module, _) = XcodeProject.owner(of: output, among: xcodeProjects) {
            return self.module(module)
        }
        let current = FileManager.default.currentDirectoryPath
        let folder = absolutePath("..", from: output)
        let beside = Set(
            files.filter { absolutePath("..", from: absolutePath($0.path, from: current)) == folder }.map(\.module))
        let kinds = xcodeKinds
        return beside.count == 1 ? beside.first { kinds[modules[of: $0].id] != nil } : nil
    }
}
