package import DovetailFacts
import DovetailBasics
import DovetailDiagnostics
import DovetailGraphs
import DovetailSwiftCode

extension Project {
    /// The project with its files assigned to the modules of a graph, each with the modules it may use.
    ///
    /// - Parameter declared: the dependencies that each module of the graph declares, by index; nil if some manifest
    ///   does not state them.
    package func assigned(to graph: [ProjectModule], declared: [[ProjectModuleID]]?, tests: TestCodeUse) -> Project {
        var project = self
        var owner: [String: ProjectModuleID] = [:]
        // The files that several modules compile, tests aside.
        var sharing: [String: [ProjectModuleID]] = [:]
        // Files of Xcode targets already have their modules.
        let kinds = xcodeKinds
        for (index, module) in zip(graph.ids, graph) where module.location != nil && kinds[module.id] == nil {
            if module.isRepeated { continue }
            // Files compiled by both a library and its demo app belong to the library, which other programs link.
            for file in module.files {
                let known = owner[file]
                if known.map({ module.kind.rank < graph[$0].kind.rank }) ?? true { owner[file] = index }
                if module.kind != .test { sharing[file, default: []].append(index) }
            }
        }
        var position: [ProjectModuleID: ModuleID] = [:]
        // Manifests that were run tell all files of their targets: guesses from their text are over.
        let leftOut = graph.contains(where: \.isEvaluated) ? guessedFiles : []
        project.files = files.compactMap { file in
            guard let index = owner[file.path] else {
                return leftOut.contains(file.path)
                    ? SourceFile(path: file.path, module: project.module(Module(name: nil))) : file
            }
            if graph[index].kind == .test {
                if tests == .leftOut {
                    project.testFilesLeftOut.append(file.path)
                    return nil
                }
                if tests == .markedAsTests { project.testFiles.insert(file.path) }
            }
            func number(_ index: ProjectModuleID) -> ModuleID {
                let known = position[index] ?? project.module(of: graph[index])
                position[index] = known
                return known
            }
            let own = number(index)
            let others =
                graph[index].kind == .test
                ? [] : Set((sharing[file.path] ?? []).map(number)).subtracting([own]).sorted()
            return SourceFile(path: file.path, module: own, others: others)
        }
        for (index, number) in position {
            project.modules[of: number].isProgram = graph[index].isProgram
            project.modules[of: number].isTest = graph[index].kind == .test
            guard let declared else { continue }
            project.modules[of: number].closure = Set(
                Self.reachable(from: index, declared, graph).flatMap { other in
                    // The files of a repeated module belong to others.
                    graph[other].isRepeated ? Set(graph[other].files.compactMap { owner[$0] }).sorted() : [other]
                }.map { other in
                    let module = position[other].map { project.modules[of: $0] }
                    return module?.id ?? Module(name: graph[other].name, package: graph[other].package).id
                })
        }
        project.letUseSharedFiles()
        return project.sorted()
    }

    /// A file that several modules compile is in only one of them, so the others are not known exactly and may use that
    /// one, as far as the whole project is concerned.
    private mutating func letUseSharedFiles() {
        for file in files {
            let owner = modules[of: file.module].id
            for other in file.others {
                modules[of: other].isExact = false
                modules[of: other].closure?.insert(owner)
            }
        }
    }

    /// The index of a module of the graph; added if missing.
    private mutating func module(of module: ProjectModule) -> ModuleID {
        let isWired = modules.contains {
            $0.isWired && $0.package == module.package && $0.name == module.name
        }
        let index = self.module(Module(name: module.name, package: module.package, isExact: true, isWired: isWired))
        modules[of: index].isExact = true
        modules[of: index].conditions = module.conditions
        if let settings = module.concurrency {
            modules[of: index].isMainActor = settings.isMainActor
            modules[of: index].openIsolation = settings.openIsolation
            modules[of: index].isSwift6 = settings.isSwift6
        }
        return index
    }

    /// The modules that are linked into a module's program. An app extension is a separate program; tests run in their
    /// host app.
    private static func reachable(
        from start: ProjectModuleID, _ declared: [[ProjectModuleID]], _ graph: [ProjectModule]
    ) -> [ProjectModuleID] {
        DovetailGraphs.reachable(from: [start], in: graph) { module in
            declared[of: module].lazy.filter { graph[start].kind == .test || graph[$0].kind != .app }
        }
    }
}

extension ProjectModule.Kind {
    /// Which of the modules that compile a file owns it: a library before a program, and a program before a test.
    fileprivate var rank: Int {
        switch self {
        case .test: 2
        case .app: 1
        default: 0
        }
    }
}

extension ProjectModule {
    /// Whether a manifest of Tuist's that was run describes it.
    fileprivate var isEvaluated: Bool {
        guard let manifest = location?.path else { return false }
        return manifest.hasSuffix(".swift") && !manifest.hasSuffix("Package.swift")
    }

    /// Whether it is linked and run.
    fileprivate var isProgram: Bool { [.app, .test].contains(kind) }
}
