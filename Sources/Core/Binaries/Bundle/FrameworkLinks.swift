import DovetailBasics
import Foundation

extension FrameworkLayout {
    /// Problems with the links at the top: archives and version control often lose them.
    ///
    /// - Parameter executable: the name of the binary.
    func problemsOfLinks(executable: String) -> [BundleProblem] {
        let names = FileNode.names(in: path).filter { $0 != "Versions" && $0 != "_CodeSignature" }
        var problems = names.compactMap {
            isVersioned ? versionedEntry($0, executable: executable) : flatEntry($0, executable: executable)
        }
        if isVersioned, !names.contains(executable), FileNode.isFile("\(contents)/\(executable)") {
            problems.append(
                BundleProblem(
                    path: "\(path)/\(executable)", text: "there is no link to 'Versions/Current/\(executable)'"))
        }
        return problems
    }

    private func versionedEntry(_ name: String, executable: String) -> BundleProblem? {
        let entry = "\(path)/\(name)"
        let node = FileNode(at: entry)
        if node?.kind == .link {
            // A missing binary or version is already reported.
            let isSaid = !problems.isEmpty || name == executable && FileNode(at: "\(contents)/\(name)") == nil
            let leads = FileNode(entry) != nil || isSaid
            return leads ? nil : .danglingLink(entry)
        }
        if node?.kind == .file, case .path(let target)? = FirstBytes(entry) {
            return .linkAsText(entry, target: target)
        }
        guard FileNode("\(contents)/\(name)") != nil else { return nil }
        return .copy(entry, of: "'Versions/Current/\(name)'")
    }

    private func flatEntry(_ name: String, executable: String) -> BundleProblem? {
        let entry = "\(path)/\(name)"
        guard ["Headers", "PrivateHeaders", "Modules", "Resources"].contains(name), name != executable,
            case .path(let target)? = FirstBytes(entry)
        else { return nil }
        return .linkAsText(entry, target: target)
    }
}

extension BundleProblem {
    static func linkAsText(_ path: String, target: String) -> BundleProblem {
        BundleProblem(path: path, text: "there is a text file with the path '\(target)' instead of a symbolic link")
    }

    static func danglingLink(_ path: String) -> BundleProblem {
        let target = FileNode.target(ofLink: path) ?? ""
        if target.contains(".git/annex/objects/") {
            return BundleProblem(
                path: path, text: "it is a git-annex link: 'git annex get' fetches the file")
        }
        return BundleProblem(path: path, text: "the link to '\(target)' leads nowhere")
    }

    static func copy(_ path: String, of original: String) -> BundleProblem {
        BundleProblem(path: path, text: "there is a copy instead of a symbolic link to \(original)")
    }
}
