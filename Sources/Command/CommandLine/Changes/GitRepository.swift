import DovetailBasics
import Foundation

/// The git repository around the current folder. Nothing in it is changed: what has to be written, such as an index, is
/// written into a temporary folder.
struct GitRepository {
    /// The current folder, as a path from the root of the repository; empty if it is the root.
    let folder: String
    private let root: String
    private let gitFolder: String
    /// The repository's index; it need not exist.
    private let index: String
    private let git: String
    /// Deleted with this value.
    private let scratch: ScratchFolder
    /// Where the repository keeps its objects.
    private let objects: String

    /// - Throws: `InputError` if git is not installed, or if the current folder is in no repository.
    init() throws {
        guard let git = Self.executable else { throw InputError("git is not in PATH; it reads the revisions") }
        self.git = git
        scratch = try ScratchFolder()
        let lines: [String]
        do {
            lines = try Self.lines(
                git,
                [
                    "rev-parse", "--show-toplevel", "--show-prefix", "--absolute-git-dir", "--git-path", "objects",
                    "--git-path", "index",
                ], [:])
        } catch {
            throw InputError("the revisions of the current folder cannot be read: \(error)")
        }
        guard lines.count == 5 else { throw InputError("the current folder is in no work tree of git") }
        root = lines[0]
        folder = lines[1]
        gitFolder = lines[2]
        do {
            try FileManager.default.createDirectory(
                atPath: scratch.file("objects"), withIntermediateDirectories: true)
        } catch {
            throw InputError("the temporary folder '\(scratch.path)' cannot be used: \(error.localizedDescription)")
        }
        objects = absolutePath(lines[3], from: FileManager.default.currentDirectoryPath)
        index = absolutePath(lines[4], from: FileManager.default.currentDirectoryPath)
    }

    /// A commit or tree with the files of one state of the project.
    struct Tree: Hashable {
        var id: String
    }

    /// The tree of a revision; nil if no commit is called so.
    func tree(of revision: String) throws -> Tree? {
        guard !revision.hasPrefix("-") else { return nil }
        let found = try? Self.lines(
            git, ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{tree}"], [:])
        return found?.last.map(Tree.init)
    }

    /// The files as they are on disk, including those that are not committed, without those that git ignores.
    func workingTree() throws -> Tree {
        let copy = scratch.file("index")
        try? FileManager.default.removeItem(atPath: copy)
        // With the index of the repository, files that are as they were are not read. Git reads those that changed in
        // the second in which it wrote the index, so the copy must have the same date.
        let date = try? FileManager.default.attributesOfItem(atPath: index)[.modificationDate]
        try? FileManager.default.copyItem(atPath: index, toPath: copy)
        if let date { try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: copy) }
        let environment = writing(index: copy)
        _ = try run(["add", "--all", "--", ":/"], environment)
        guard let id = try Self.lines(git, ["write-tree", "--missing-ok"], environment).last else {
            throw InputError("git cannot tell which files there are")
        }
        return Tree(id: id)
    }

    /// Writes the files of a tree that a run may read into a folder, instead of those of the last tree. What both have in
    /// common stays as it is, which keeps caches valid.
    ///
    /// - Parameter others: paths, from the current folder, of files that a run reads whatever their names are.
    /// - Returns: the folder in it that corresponds to the current one. It is deleted with this value.
    func checkOut(_ tree: Tree, with others: [String]) throws -> String {
        let tree = try readable(tree, with: others)
        // SwiftPM names a package after its folder.
        let target = joinedPath(scratch.file("files"), root.lastComponent)
        let own = joinedPath(target, folder)
        try? FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        var environment = writing(index: scratch.file("files.index"))
        (environment["GIT_DIR"], environment["GIT_WORK_TREE"]) = (gitFolder, target)
        _ = try run(["read-tree", "--reset", "-u", tree.id], environment, in: target)
        try? FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        return own
    }

    /// A tree without the files that no run reads, such as images and videos: a partial clone need not have them.
    private func readable(_ tree: Tree, with others: [String]) throws -> Tree {
        let environment = writing(index: scratch.file("readable.index"))
        _ = try run(["read-tree", "--reset", tree.id], environment)
        let list = scratch.file("stages")
        _ = try run(["ls-files", "-z", "--stage", "--full-name", "--", ":/"], environment, output: list)
        let data = FileManager.default.contents(atPath: list) ?? Data()
        var left: [String] = []
        for entry in data.split(separator: 0) {
            let entry = String(decoding: entry, as: UTF8.self)
            // What is not a plain file, such as a symbolic link, may lead to one that is read.
            guard entry.hasPrefix("100"), let tab = entry.firstIndex(of: "\t") else { continue }
            let path = String(entry[entry.index(after: tab)...])
            if !ReadFile.isRead(path), !others.contains(fromCurrent(path)) { left.append(path) }
        }
        guard !left.isEmpty else { return tree }
        let names = scratch.file("left")
        try Data(left.joined(separator: "\0").utf8).write(to: URL(fileURLWithPath: names))
        _ = try run(
            ["rm", "--cached", "-f", "-q", "--pathspec-from-file=\(names)", "--pathspec-file-nul"],
            environment.merging(["GIT_LITERAL_PATHSPECS": "1"]) { $1 }, in: root)
        guard let id = try Self.lines(git, ["write-tree", "--missing-ok"], environment).last else { return tree }
        return Tree(id: id)
    }

    /// The paths that differ between a tree and the files on disk, from the current folder, sorted. A file that was
    /// moved counts at both places, and a symbolic link also where what it leads to differs.
    func changedFiles(from old: Tree, to new: Tree) throws -> [String] {
        let own = try list(["diff", "--name-only", "--no-renames"] + Self.plainly + [old.id, new.id])
        return Set(own).union(try links().paths(to: own)).map(fromCurrent).sorted()
    }

    /// The paths of other repositories in this one, submodules or not, that differ between two trees, from the current
    /// folder, sorted. Their files are not in the trees.
    ///
    /// - Parameter isOnDisk: whether the later tree has the files on disk; files that were changed in another
    ///   repository then count, too.
    func changedRepositories(from old: Tree, to new: Tree, isOnDisk: Bool) throws -> [String] {
        let arguments = ["diff", "--raw", "--no-renames"] + Self.plainly
        let lines = try list(arguments + [old.id, new.id]) + (isOnDisk ? try list(arguments) : [])
        let found = zip(lines, lines.dropFirst()).filter { line, _ in
            line.hasPrefix(":") && line.dropFirst().split(separator: " ").prefix(2).contains("160000")
        }
        return Set(found.map { fromCurrent($1) }).sorted()
    }

    /// The symbolic links among the files on disk.
    private func links() throws -> SymbolicLinks {
        let paths = try list(["ls-files", "--stage", "--full-name", "--", ":/"]).compactMap { line -> String? in
            guard line.hasPrefix("120000 "), let tab = line.firstIndex(of: "\t") else { return nil }
            return String(line[line.index(after: tab)...])
        }
        return SymbolicLinks(paths, in: root)
    }

    /// What git prints, separated by null characters, about the index with the files on disk.
    private func list(_ arguments: [String]) throws -> [String] {
        let list = scratch.file("list")
        var arguments = arguments
        arguments.insert("-z", at: 1)
        _ = try run(arguments, writing(index: scratch.file("index")), output: list)
        let data = FileManager.default.contents(atPath: list) ?? Data()
        return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A path of the repository, from the current folder.
    private func fromCurrent(_ path: String) -> String { relativePath("/" + path, to: "/" + folder) }

    /// The options of `git diff` that the user's own settings must not change.
    private static let plainly = ["--no-ext-diff", "--no-relative", "--ignore-submodules=none"]

    /// A file of the temporary folder, which is deleted with this value.
    func temporaryFile(_ name: String) -> String { scratch.file(name) }

    /// New objects go into the temporary folder, and so does the index. Files in Git LFS stay pointers.
    private func writing(index: String) -> [String: String] {
        [
            "GIT_INDEX_FILE": index, "GIT_OBJECT_DIRECTORY": scratch.file("objects"),
            "GIT_ALTERNATE_OBJECT_DIRECTORIES": objects, "GIT_LFS_SKIP_SMUDGE": "1", "GIT_OPTIONAL_LOCKS": "0",
        ]
    }

    private func run(
        _ arguments: [String], _ environment: [String: String], output: String? = nil, in folder: String? = nil
    ) throws -> String {
        try Self.run(git, arguments, environment, output: output, in: folder)
    }

    private static func lines(
        _ git: String, _ arguments: [String], _ environment: [String: String]
    ) throws -> [String] {
        try run(git, arguments, environment).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    private static func run(
        _ git: String, _ arguments: [String], _ environment: [String: String], output: String? = nil,
        in folder: String? = nil
    ) throws -> String {
        let outcome = try ChildProcess(
            executable: git,
            arguments: settings + arguments,
            folder: folder, environment: environment, outputFile: output.map { URL(fileURLWithPath: $0) }, limit: 600
        ).run()
        guard outcome.code == 0 else {
            let lines = outcome.output.split(separator: "\n")
            // The first one says what is wrong; those after it may only say that the command ends.
            let first = lines.first { $0.hasPrefix("error: ") || $0.hasPrefix("fatal: ") }
            let reason = (first ?? lines.last).map(String.init) ?? "no reason given"
            throw InputError("'git \(arguments.first { !$0.hasPrefix("-") } ?? "")' failed: \(reason)")
        }
        return outcome.output
    }

    /// What the user's own settings must not change. A split index would be written into the repository, and hooks
    /// such as `post-index-change` would run.
    private static let settings = [
        "core.fsmonitor=false", "core.sparseCheckout=false", "core.splitIndex=false", "core.hooksPath=/dev/null",
        "submodule.recurse=false", "advice.addEmbeddedRepo=false",
    ].flatMap { ["-c", $0] }

    private static var executable: String? { SearchPath().program("git") }
}
