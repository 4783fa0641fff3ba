package import DovetailBinaries
package import DovetailDiagnostics

/// Checks the linkage of a project against the properties of its libraries.
package struct LinkageCheck: Sendable {
    /// Sorted and unique.
    package let findings: [Finding]

    /// - Parameter linkage: the project's linkage. If symbols were not read, classes and categories are not checked.
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
