import DovetailDiagnostics
import DovetailGraphs

/// The nodes at places of sources, to show findings at nodes.
struct PagePlaces {
    private struct Line: Hashable {
        let path: String
        let line: Int

        init(_ place: SourceLocation) { (path, line) = (place.path, place.line) }
    }

    private var atLine: [Line: [Int]] = [:]
    /// The lines at which nodes begin, by file, sorted.
    private var starts: [String: [(line: Int, node: Int)]] = [:]

    init(_ graph: WiringGraph) {
        for (index, node) in graph.nodes.enumerated() {
            atLine[Line(node.location), default: []].append(index)
            starts[node.location.path, default: []].append((node.location.line, index))
        }
        for edge in graph.edges { atLine[Line(edge.location), default: []].append(edge.from) }
        for path in starts.keys { starts[path]?.sort { $0 < $1 } }
    }

    /// The nodes that a finding is about: those at its line, or else the one that begins last before it in its file.
    func nodes(of finding: Finding) -> [Int] {
        if let found = atLine[Line(finding.location)] { return Array(Set(found)).sorted() }
        let before = starts[finding.location.path, default: []].last { $0.line <= finding.location.line }
        return before.map { [$0.node] } ?? []
    }
}
