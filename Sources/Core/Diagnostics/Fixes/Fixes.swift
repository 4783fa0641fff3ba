/// Findings that are fixed together, with their edits, of which no two overlap.
package struct Fixes: Sendable {
    /// What is fixed, in order.
    package private(set) var findings: [Finding] = []
    private var edits: [String: Set<Edit>] = [:]

    /// Takes the findings that have edits, in order. One whose edits overlap those of an earlier one is left out.
    ///
    /// - Parameters:
    ///   - limit: how many findings are fixed at most.
    ///   - mayEdit: whether the file at a path may be edited.
    package init(_ findings: [Finding], limit: Int = .max, mayEdit: (String) -> Bool) {
        for finding in findings {
            guard self.findings.count < limit else { return }
            guard !finding.edits.isEmpty, finding.edits.allSatisfy({ isPossible($0) && mayEdit($0.start.path) }),
                isApart(finding.edits)
            else { continue }
            self.findings.append(finding)
            for edit in finding.edits { edits[edit.start.path, default: []].insert(edit) }
        }
    }

    /// The files that change, sorted.
    package var paths: [String] { edits.keys.sorted() }

    /// The content of a file with its edits; all other bytes are kept. Nil if a place is not in the file.
    package func applied(to bytes: [UInt8], at path: String) -> [UInt8]? {
        let lines = LineStarts(bytes)
        var result: [UInt8] = [], last = 0
        for edit in (edits[path] ?? []).sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
            guard let start = lines.offset(of: edit.start), let end = lines.offset(of: edit.end), last <= start,
                start <= end
            else { return nil }
            result += bytes[last..<start] + Array(edit.replacement.utf8)
            last = end
        }
        return result + bytes[last...]
    }

    private func isPossible(_ edit: Edit) -> Bool {
        edit.start.path == edit.end.path && edit.start <= edit.end
    }

    /// Whether edits overlap neither each other nor those of earlier findings. Several findings may have the same edit.
    private func isApart(_ new: [Edit]) -> Bool {
        new.enumerated().allSatisfy { index, edit in
            let others = new[..<index] + (edits[edit.start.path] ?? [])
            return others.allSatisfy { $0 == edit || !overlap($0, edit) }
        }
    }

    /// Whether two edits overlap or touch: what one deletes, such as a comma, may belong to the other.
    private func overlap(_ first: Edit, _ second: Edit) -> Bool {
        first.start.path == second.start.path && first.start <= second.end && second.start <= first.end
    }
}
