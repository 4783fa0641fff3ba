package import DovetailBinaries
package import DovetailDiagnostics

/// Checks what a project links against what its libraries are.
package struct LinkageCheck: Sendable {
    /// In order, each once.
    package let findings: [Finding]

    /// - Parameter linkage: what the project links. Where symbols were not read, nothing is said of classes and
    ///   categories.
    package init(_ linkage: Linkage) {
        let graph = LinkGraph(linkage)
        let processes = graph.processes
        var all = StaticDuplicates(graph: graph, processes: processes).findings
        all += DuplicateClasses(graph: graph, processes: processes).findings
        all += MissingLibraries(graph: graph).findings
        all += StaticEmbeds(graph: graph).findings
        all += MissingSlices(graph: graph).findings
        all += MixedLinkage(graph: graph).findings
        all += ObjCFlags(graph: graph).findings
        all += NeedlessObjCFlags(graph: graph).findings
        all += MissingSystemLibraries(graph: graph).findings
        all += BrokenBundles(graph: graph, missing: Set(linkage.missing)).findings
        findings = all.sortedOnce
    }
}
