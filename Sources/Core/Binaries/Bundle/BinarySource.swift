import DovetailBasics

/// Reads the binaries of bundles, or reports why they cannot be read.
struct BinarySource: Sendable {
    /// Reads the file at a path.
    let read: @Sendable (String) throws -> BinaryFile

    /// The binary at a path; nil if it cannot be read, which is added to the problems.
    func binary(_ path: String, _ problems: inout [BundleProblem]) -> BinaryFile? {
        func problem(_ text: String) -> BinaryFile? {
            problems.append(BundleProblem(path: path, text: text))
            return nil
        }
        guard let node = FileNode(path) else {
            if FileNode(at: path) == nil { return problem("the binary is missing") }
            problems.append(.danglingLink(path))
            return nil
        }
        guard node.kind != .folder else { return problem("its binary is a folder") }
        guard node.kind == .file else { return problem("the binary is not a regular file") }
        switch FirstBytes(path) {
        case .library, .unknown: break
        case .empty: return problem("the file is empty")
        case .pointer("Git LFS"): return problem("it is a Git LFS pointer: 'git lfs pull' fetches the file")
        case .pointer(let tool): return problem("it is a pointer file of \(tool)")
        case .path(let target):
            problems.append(.linkAsText(path, target: target))
            return nil
        case .text: return problem("its binary is a text file")
        case nil: return problem("cannot be read")
        }
        do {
            return try read(path)
        } catch {
            return problem("cannot be read: \(error)")
        }
    }
}
