import DovetailBasics
import DovetailChanges
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailModules
import DovetailProject
import DovetailRules
import Foundation

extension GraphDocument {
    /// The document of a project: one run of all checks, without a baseline.
    ///
    /// Prints the files and manifests that cannot be read.
    static func read(
        _ options: SourceOptions, _ rules: Rules
    ) throws -> (document: GraphDocument, isIncomplete: Bool) {
        let inputs = try options.inputs(rules, output: nil, tests: .leftOut)
        let run = try Run(
            inputs, rules: rules, options: options, suppressing: .all, checksModules: true, drawsGraph: true)
        let unread = run.result.findings.filter { $0.id == .unreadableSource }
        for line in TextReport.lines(unread, StandardError.settings.style) { StandardError.print(line) }
        for problem in run.modules?.problems ?? [] { StandardError.print(.warning, problem) }
        return (GraphDocument(run), !unread.isEmpty)
    }

    /// The document of a run that made the graph.
    init(_ run: Run) {
        self.init(run.result.graph ?? WiringGraph(nodes: [], edges: []))
        let places = ReportPlaces()
        findings = places.findings(run.result.findings, for: .json).map(Entry.init)
        gaps = Set(Self.gaps(run)).sorted()
        let current = FileManager.default.currentDirectoryPath
        included = run.included.map { relativePath($0, to: current) }.sorted()
        guard let linked = run.modules?.linked, let picture = run.picture else { return }
        // The picture joins what several manifests declare.
        let originals = linked.modules.ids.filter { linked.original(of: $0) == nil }
        self.modules = zip(originals, picture.nodes).map { Module(linked.modules[$0], layer: $1.layer) }
        let positions = Dictionary(uniqueKeysWithValues: originals.enumerated().map { ($1, $0) })
        for index in linked.modules.ids {
            guard let place = positions[linked.original(of: index) ?? index], var module = self.modules?[place] else {
                continue
            }
            if place != positions[index] {
                module.files = Set(module.files + linked.modules[index].files).sorted()
            }
            let plugins = linked.plugins(of: index).compactMap { positions[$0] }
            if !plugins.isEmpty { module.plugins = Set((module.plugins ?? []) + plugins).sorted() }
            self.modules?[place] = module
        }
        for edge in picture.edges {
            self.modules?[edge.from].uses.append(
                Use(module: edge.to, imports: edge.imports, isDeclared: edge.isDeclared))
        }
        layers = run.rules.modules.layers.map { Layer(name: $0.name, mayUse: $0.allowed) }
        rules = run.ruleScopes.map { scope in
            Rule(
                id: scope.rule.id, demand: scope.rule.demand.key, why: scope.rule.why,
                modules: Set(scope.modules.compactMap { positions[linked.original(of: $0) ?? $0] }).sorted())
        }
    }

    private static func gaps(_ run: Run) -> [Gap] {
        var gaps = (run.result.proof.map { $0.gaps + $0.portGaps } ?? []).map {
            Gap(kind: $0.reason.rawValue, text: $0.text, location: $0.location)
        }
        gaps += (run.result.proof.map { $0.conditional + $0.conditionalPorts } ?? []).map {
            Gap(kind: "conditional", text: $0.sentence, location: $0.location)
        }
        gaps += run.manifestGaps.map { Gap(kind: "manifest", text: $0.message, location: $0.location) }
        gaps += (run.modules?.problems ?? []).map { Gap(kind: "module", text: $0) }
        gaps += run.undecided.map {
            Gap(
                kind: "import",
                text: "cannot tell whether '\($0.module)' declares what provides '\($0.imported.module)'",
                location: $0.imported.location)
        }
        gaps += run.unknownLibraries.map {
            Gap(kind: "library", text: "cannot tell whether a module exposes a type of '\($0)': it is not on disk")
        }
        return gaps + run.coverage.gaps
    }
}

extension LinkedModules {
    /// The build plugins that a module may use: those with the names in its manifest, or all if one has another name,
    /// such as that of a product.
    fileprivate func plugins(of index: ProjectModuleID) -> [ProjectModuleID] {
        let all = modules.ids.filter { modules[$0].kind == .plugin }
        let names = modules[index].plugins ?? []
        let named = names.map { name in all.filter { (modules[$0].target ?? modules[$0].name) == name } }
        return named.contains(where: \.isEmpty) ? all : named.flatMap(\.self)
    }
}

extension GraphDocument.Module {
    fileprivate init(_ module: ProjectModule, layer: String?) {
        self.init(name: module.name, package: module.package, kind: module.kind.rawValue, layer: layer)
        location = module.location
        folder = module.folder
        files = module.files
    }
}

extension Coverage {
    /// What was found but not checked, without numbers of files that change with every commit.
    fileprivate var gaps: [GraphDocument.Gap] {
        var texts: [String] = []
        if xcodeProjects > 0 { texts.append("Xcode projects were not read: \(xcodeProjects)") }
        if tuistManifests > 0 {
            texts.append("Tuist manifests were not evaluated (pass --evaluate-manifests): \(tuistManifests)")
        }
        let files = missesModules ? filesInNoModule.map { GraphDocument.Gap.inNoModule($0) } : []
        return texts.map { GraphDocument.Gap(kind: "coverage", text: $0) } + files
    }
}

extension GraphDocument.Gap {
    fileprivate static func inNoModule(_ path: String) -> Self {
        Self(
            kind: "coverage", text: "the file is in no module",
            location: SourceLocation(path: path, line: 1, column: 1))
    }
}
